import {
  add,
  clamp,
  type Knot,
  lerp,
  mul,
  normalize,
  type Shape,
  shade,
  smooth,
  sub,
  taper,
  tint,
  type Vec,
} from '../../../paint';
import type { Side } from '../../pose';
import type { BodyContext } from '../context';
import { hull } from '../hull';
import type { TorsoShape } from '../torso-shape';
import { motif } from './cloth';
import { drawRobe } from './robe';
import { drawTulle } from './tulle';

const PLEATS = 7;
/** Longer than this share of the leg, cloth goes with both shins. */
const ROBE = 0.55;
/** Cloth lies this far around a thigh. */
const LOOSE = 4;

type Cut = {
  readonly waist: readonly [Vec, Vec];
  /** Both ends of the hem, left and right of the picture. */
  readonly hem: readonly [Vec, Vec];
  /** On the outside of the thighs, between hips and hem. */
  readonly side: readonly [Vec, Vec];
  /** The hem's middle hangs this much below the line between its ends. */
  readonly sag: number;
};

/**
 * Cloth hangs straight where it is free and follows a thigh that lifts it: the hem runs from the outside of one thigh
 * to that of the other, wider by its flare and carried along by wind.
 */
function cutOf({ bones, outfit, pose }: BodyContext, torso: TorsoShape): Cut {
  const { bottom } = outfit;
  const dress = bottom.kind === 'dress';
  const waist = dress ? 0.2 : 0.12;
  const reach = bones.size.leg * (bottom.reach ?? (dress ? 0.4 : 0.36));
  const flare = bottom.flare ?? 15;
  const end = (side: Side): { root: Vec; at: Vec; along: Vec; level: number } => {
    const { root, joint } = bones.legs[side];
    const along = normalize(sub(joint, root));
    const level = clamp((Math.abs(along[0]) - 0.45) / 0.45, 0, 1);
    const foreshortened = Math.hypot(...sub(joint, root));
    return {
      root,
      at: add(root, mul(along, Math.min(reach * (1 - 0.22 * level), foreshortened * 1.02))),
      along,
      level,
    };
  };
  const [l, r] = [end('L'), end('R')];
  const [first, last] = l.at[0] <= r.at[0] ? [l, r] : [r, l];
  const thick = 14 * bones.size.chubbiness + LOOSE;
  const [wx, wy] = pose.rush ?? [0, 0];
  const blown: Vec = [wx * 16, wy * 12];
  const free = (level: number) => (1 - level) ** 2 * flare;
  return {
    waist: [bones.at(torso.edge(-1, waist) - 1, waist), bones.at(torso.edge(1, waist) + 1, waist)],
    hem: [
      add(first.at, add([-thick * first.along[1] - free(first.level), thick * first.along[0]], blown)),
      add(last.at, add([thick * last.along[1] + free(last.level), -thick * last.along[0]], mul(blown, 0.6))),
    ],
    side: [
      add(lerp(first.root, first.at, 0.45), mul([-first.along[1], first.along[0]], thick * 1.04)),
      add(lerp(last.root, last.at, 0.45), mul([last.along[1], -last.along[0]], thick * 1.04)),
    ],
    sag: 9 + 5 * Math.max(first.level, last.level),
  };
}

/** A lap: thighs that point at the viewer or sideways carry the cloth, so that it covers them. */
function lapPoints({ bones, outfit }: BodyContext): Vec[] {
  const share = outfit.bottom.kind === 'dress' ? 0.86 : 0.78;
  const thick = 12.5 * bones.size.chubbiness + LOOSE;
  return (['L', 'R'] as const).flatMap((side) => {
    const { root, joint } = bones.legs[side];
    return [0, share].flatMap((u) => {
      const at = lerp(root, joint, u);
      return Array.from({ length: 10 }, (_, i): Vec => {
        const a = (i / 10) * 2 * Math.PI;
        return add(at, [Math.cos(a) * thick, Math.sin(a) * thick]);
      });
    });
  });
}

/** Legs so far apart that a skirt is stretched by them. */
const strides = ({ bones: { legs } }: BodyContext): boolean =>
  (['L', 'R'] as const).some((side) => {
    const [x, y] = normalize(sub(legs[side].joint, legs[side].root));
    return Math.abs(x) > 0.55 || y < 0;
  });

export function drawSkirt(body: BodyContext, torso: TorsoShape): void {
  const { tulle, reach = 0 } = body.outfit.bottom;
  if (tulle) drawTulle(body, torso);
  else if (reach > ROBE) drawRobe(body, torso);
  else if (body.pose.order.includes('skirt')) drawLap(body, torso);
  else if (strides(body)) drawRobe(body, torso);
  else drawHanging(body, torso);
}

function sash({ painter: p, outfit, bones }: BodyContext, [left, right]: Cut['waist']): void {
  const waist = outfit.bottom.kind === 'dress' ? 0.2 : 0.12;
  const middle = add(bones.at(0, waist + 0.01), [0, 1.5]);
  p.form(taper([left, middle, right], [3.2, 3.4, 3.2], { round: false }), shade(outfit.bottom.color, 0.05), {
    depth: 2.5,
  });
}

/** Ribbons along the hem, the outermost last. */
function bands({ painter: p, outfit }: BodyContext, shape: Shape): void {
  const { bands: colors = [] } = outfit.bottom;
  for (const [i, color] of [...colors].reverse().entries())
    p.inner(shape, color, 0, -(colors.length - i) * 4.4, 0.6, 0.95, 0);
}

function drawLap(body: BodyContext, torso: TorsoShape): void {
  const { painter: p, outfit } = body;
  const { color } = outfit.bottom;
  const { waist } = cutOf(body, torso);
  const shape = smooth(hull([...waist, ...lapPoints(body)]), true, 4);
  p.form(shape, color, { depth: 9 });
  p.clip(shape, () => {
    const [x0, x1] = [Math.min(...shape.map(([x]) => x)), Math.max(...shape.map(([x]) => x))];
    const [y0, y1] = [Math.min(...shape.map(([, y]) => y)), Math.max(...shape.map(([, y]) => y))];
    lapPattern(body, x0, y0, x1, y1);
    for (const side of ['L', 'R'] as const) {
      const { root, joint } = body.bones.legs[side];
      const from = lerp(waist[0], waist[1], side === 'L' ? 0.35 : 0.65);
      p.line([from, lerp(root, joint, 0.3), lerp(root, joint, 0.8)], 3.4, shade(color, 0.12, 0.06), 0.5, [0.2, 1, 0.1]);
      p.line([from, lerp(root, joint, 0.45)], 2, tint(color, 0.08), 0.5, [0.2, 0.8, 0.1]);
    }
    bands(body, shape);
    p.inner(shape, shade(color, 0.1), 0, -4, 1.4, 0.5);
  });
  sash(body, waist);
}

function drawHanging(body: BodyContext, torso: TorsoShape): void {
  const { painter: p, outfit, bones } = body;
  const { color } = outfit.bottom;
  const cut = cutOf(body, torso);
  const [waistL, waistR] = cut.waist;
  const [hemL, hemR] = cut.hem;
  const hem = Array.from({ length: PLEATS + 1 }, (_, i): Knot => {
    const u = i / PLEATS;
    const [x, y] = lerp(hemR, hemL, u);
    return [x, y + Math.sin(u * Math.PI) * cut.sag + (i % 2 ? 2.6 : -2.2), i === 0 || i === PLEATS ? 1 : 0];
  });
  const seat = (g: 1 | -1) => bones.at(torso.edge(g, 0) + g * 4, -0.02);
  const outline: Knot[] = [
    [...waistL, 1],
    bones.at(0, (outfit.bottom.kind === 'dress' ? 0.2 : 0.12) + 0.015),
    [...waistR, 1],
    seat(1),
    cut.side[1],
    ...hem,
    cut.side[0],
    seat(-1),
  ];
  const shape = smooth(outline, true, 6);
  p.form(shape, color, { depth: 9 });
  p.clip(shape, () => {
    skirtPattern(body, (u, v) => lerp(lerp(waistL, waistR, u), lerp(hemL, hemR, u), v));
    hem.slice(1, -1).forEach(([x, y], i) => {
      const foot: Vec = [x, y];
      const top = lerp(waistL, waistR, 1 - (i + 1) / PLEATS);
      const dark = i % 2 === 1;
      p.line(
        [foot, lerp(foot, top, 0.4), lerp(foot, top, 0.8)],
        dark ? 4.4 : 3,
        dark ? shade(color, 0.12, 0.06) : tint(color, 0.08),
        dark ? 0.6 : 0.5,
        [1, 0.7, 0.1],
      );
    });
    bands(body, shape);
    p.line(
      hem.map(([x, y]): Vec => [x, y - 5]),
      1.4,
      shade(color, 0.1),
      0.7,
      [1, 1, 1],
    );
  });
  sash(body, cut.waist);
}

function lapPattern({ painter: p, outfit }: BodyContext, x0: number, y0: number, x1: number, y1: number): void {
  const { pattern } = outfit.bottom;
  if (!pattern) return;
  const step = Math.max(10, pattern.step * 0.8);
  let row = 0;
  for (let y = y0 + step * 0.4; y < y1; y += step, row++)
    for (let x = x0 + (row % 2 ? step * 0.5 : 0); x < x1; x += step) motif(p, pattern, [x, y]);
}

function skirtPattern({ painter: p, outfit }: BodyContext, at: (u: number, v: number) => Vec): void {
  const { pattern } = outfit.bottom;
  if (!pattern) return;
  let row = 0;
  for (let v = 0.12; v < 1.1; v += 0.17, row++) {
    for (let u = -0.05; u < 1.06; u += 0.16) {
      const across = u + (row % 2 ? 0.08 : 0);
      const [x, y] = at(across, v);
      motif(p, pattern, [x, y + Math.sin(across * Math.PI) * 9 * v], 0.8 + 0.3 * v);
    }
  }
}
