import {
  add,
  angle,
  clamp,
  length,
  lerp,
  mul,
  normalize,
  perpendicular,
  radians,
  shade,
  sub,
  taper,
  union,
} from '../../paint';
import type { Side } from '../pose';
import type { Bones } from './bones';
import { folds, hemLine, tubePattern } from './clothes/cloth';
import type { BodyContext } from './context';
import { drawFoot } from './feet';
import { alongShin } from './foot-turn';
import { drawHeel } from './heel';
import { drawInstep, stripedInstep } from './instep';
import { innerSide, type Radii, tube } from './limb';

const LEG = [14.4, 12.6, 9.9, 10.3, 6.6] as const;

/** A body turned less than this walks towards the viewer or away, radians. */
const STRAIGHT = 0.4;

/** Trousers end this far above the ankle, inside the shaft of a boot. */
const BOOT_REACH = 20;

const scaled = (radii: Radii, k: number, plus: Radii = [0, 0, 0, 0, 0]): Radii => {
  const at = (i: 0 | 1 | 2 | 3 | 4) => radii[i] * k + plus[i];
  return [at(0), at(1), at(2), at(3), at(4)];
};

function bareLeg({ painter: p, skin, outfit, bones }: BodyContext, leg: Bones, toes: number): void {
  const radii = scaled(LEG, bones.size.chubbiness);
  const shin = normalize(sub(leg.end, leg.joint));
  const calf = taper(
    [
      lerp(leg.joint, leg.end, 0.08),
      add(lerp(leg.joint, leg.end, 0.4), mul(perpendicular(shin), toes * 1.8)),
      lerp(leg.joint, leg.end, 0.85),
    ],
    [radii[2] * 0.9, radii[3], radii[4]],
    { steps: 5 },
  );
  const shape = union(tube(leg, radii).shape, calf);
  if (outfit.tights) {
    p.form(shape, outfit.tights, { depth: 6 });
    folds(p, shape, outfit.tights, leg, radii[2], 2);
    return;
  }
  p.form(shape, skin.base, { depth: 5.5, shadowColor: skin.shadow, lightColor: skin.light });
  const [x, y] = add(leg.joint, mul(innerSide(leg), -radii[2] * 0.3));
  const r = radii[2];
  p.clip(shape, () => {
    p.soft(x, y, r * 0.85, r * 0.75, skin.blush, 0.28);
    p.line(
      [
        [x - r * 0.42, y + r * 0.34],
        [x, y + r * 0.56],
        [x + r * 0.42, y + r * 0.34],
      ],
      1.3,
      skin.deep,
      0.38,
    );
  });
}

function sock({ painter: p, outfit, bones }: BodyContext, leg: Bones): void {
  if (!outfit.socks) return;
  const ankle = LEG[4] * bones.size.chubbiness;
  const along = normalize(sub(leg.end, leg.joint));
  const high = outfit.kneeSocks === true;
  const top = lerp(leg.joint, leg.end, high ? 0.2 : 0.68);
  const shape = taper(
    [top, lerp(top, leg.end, 0.5), add(leg.end, mul(along, 2))],
    high ? [LEG[3] * bones.size.chubbiness + 1.8, ankle + 3.4, ankle + 1.4] : [ankle + 2.4, ankle + 1.3, ankle + 1.2],
    { round: false },
  );
  p.form(shape, outfit.socks, { depth: 3, softness: 2, shadow: 0.07 });
  const across = perpendicular(along);
  const cuff = high ? LEG[3] * bones.size.chubbiness + 2 : ankle + 2.6;
  p.line(
    [add(top, mul(across, cuff)), add(top, mul(along, 2)), add(top, mul(across, -cuff))],
    2.6,
    shade(outfit.socks, 0.05),
    0.8,
    [1, 1, 1],
  );
}

/** A leg that goes straight away from the viewer shows its heel, and one that leaves the ground the sole. */
function footFromBehind({ painter: p, pose, outfit, skin, bones }: BodyContext, side: Side, leg: Bones): void {
  const lifted = pose.legs[side].foot === 'along';
  const turn = lifted ? angle(sub(leg.end, leg.joint)) - Math.PI / 2 : 0;
  const { foot: size } = bones.size;
  p.in(leg.end[0], leg.end[1], turn, size, size, () =>
    drawHeel(p, skin, outfit.shoes, outfit.socks ?? outfit.tights, lifted),
  );
}

function foot(body: BodyContext, side: Side, leg: Bones): void {
  const { painter: p, pose, outfit, skin, bones } = body;
  const { foot: turn, toes = 1, footLength = 1 } = pose.legs[side];
  if (turn === 'hidden') return;
  if (body.fromBehind && Math.abs(pose.turn) < STRAIGHT) {
    footFromBehind(body, side, leg);
    return;
  }
  if (turn === 'instep') {
    p.in(leg.end[0], leg.end[1], angle(sub(leg.joint, leg.end)), footLength * bones.size.foot, 1, () =>
      side === 'L' && outfit.oneSock
        ? stripedInstep(p, skin, outfit.oneSock)
        : drawInstep(p, skin, outfit.shoes, outfit.socks ?? outfit.tights),
    );
    return;
  }
  const along = alongShin(pose.legs[side], leg);
  // The shaft of a boot follows the shin, as far as an ankle gives.
  const booted = outfit.shoes?.kind === 'boot';
  const stands = turn !== 'along' && Math.abs(turn ?? 0) < 45;
  const wanted = turn === 'along' ? along : radians(turn ?? 0);
  const inBoot = stands ? clamp(along, -0.6, 0.6) : clamp(wanted, along - 0.5, along + 0.5);
  const rotation = booted ? inBoot : wanted;
  p.in(leg.end[0], leg.end[1], rotation * toes, toes * footLength * bones.size.foot, 1, () =>
    drawFoot(p, skin, outfit.shoes, outfit.socks ?? outfit.tights),
  );
}

function trouserLeg(body: BodyContext, side: Side, leg: Bones): void {
  const { painter: p, outfit, pose, skin, bones } = body;
  const { bottom, shoes } = outfit;
  const shorts = bottom.kind === 'shorts';
  const wide = (shorts ? 1.4 : 0) + (bottom.loose ?? 0);
  const boots = shoes?.kind === 'boot';
  const radii = scaled(LEG, bones.size.chubbiness, [1.6 + wide, 2.2 + wide, 3 + wide, boots ? 1 : 3, boots ? 0 : 4.4]);
  const cut = shorts
    ? { until: bottom.length ?? 0.8, flare: 1.5, hem: 0.22 }
    : { until: boots ? 2 - BOOT_REACH / length(sub(leg.end, leg.joint)) : 1.9, flare: 0.4, hem: 0.22 };
  const cloth = tube(leg, radii, cut);
  if (shorts) p.cast(tube(leg, scaled(LEG, bones.size.chubbiness)).shape, cloth.shape, skin.deep, 0, 4, 2, 0.6);
  const far = pose.farLeg === side;
  p.form(cloth.shape, bottom.color, {
    depth: 7.5,
    shadow: far ? 0.13 : 0.11,
    base: far ? shade(bottom.color, bones.size.contrapposto ? 0.085 : 0.035) : undefined,
  });
  tubePattern(p, cloth.shape, bottom.pattern, leg, radii[1], !shorts, 6);
  folds(p, cloth.shape, bottom.color, leg, radii[2]);
  hemLine(p, cloth.end, cloth.direction, cloth.endRadius * 0.98, 4.2, 1.2, shade(bottom.color, 0.11), 0.7);
  if (shorts) return;
  const across = perpendicular(cloth.direction);
  p.clip(cloth.shape, () => {
    for (const [share, g, alpha] of [
      [0.74, 1, 0.5],
      [0.64, -1, 0.42],
    ] as const) {
      const c = lerp(leg.joint, leg.end, share);
      const wrinkle = [
        add(c, mul(across, g * radii[4])),
        add(c, mul(cloth.direction, 2.7)),
        add(c, mul(across, -g * radii[4] * 0.15)),
      ];
      p.line(wrinkle, 2.1, shade(bottom.color, 0.12), alpha);
    }
  });
}

export function drawLeg(body: BodyContext, side: Side): void {
  const leg = body.bones.legs[side];
  const { bottom, shoes } = body.outfit;
  const trousers = bottom.kind === 'trousers' || bottom.kind === 'shorts';
  bareLeg(body, leg, body.pose.legs[side].toes ?? 1);
  sock(body, leg);
  // Trousers are tucked into boots and hang over shoes.
  const boots = shoes?.kind === 'boot';
  if (!boots) foot(body, side, leg);
  if (trousers) trouserLeg(body, side, leg);
  if (boots) foot(body, side, leg);
}
