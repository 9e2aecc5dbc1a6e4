import { add, clamp, ellipse, lerp, mul, type Shape, shade, smooth, taper, tint, toPath, type Vec } from '../../paint';
import { drawStraps } from './carried';
import { drawApronSkirt, drawBib } from './clothes/apron';
import { drawCapeCollar } from './clothes/cape';
import { motif } from './clothes/cloth';
import { drawCollar } from './clothes/collar';
import { drawDungarees } from './clothes/dungarees';
import { drawQuilting } from './clothes/quilting';
import { drawSkirt } from './clothes/skirt';
import type { BodyContext } from './context';
import { drawFront } from './front';
import { drawBack } from './torso-back';
import { TorsoShape } from './torso-shape';
import { drawTummy } from './tummy';

export function drawPelvis({ painter: p, bones, outfit }: BodyContext): void {
  const { kind, color, reach = 1, tulle } = outfit.bottom;
  // Under a skirt that shows the hips there are pants.
  if (kind !== 'trousers' && kind !== 'shorts' && reach > 0.3 && !tulle) return;
  const { at, size } = bones;
  const seat = new TorsoShape(bones).seat();
  p.form(seat, color, { depth: 7, light: 0.04 });
  p.clip(seat, () => {
    p.line([at(0, -0.16), at(1.5, -0.04), at(0, 0.1)], 1.6, shade(color, 0.12), 0.6);
    for (const g of [-1, 1]) {
      const crease = [at(g * size.hips * 0.18, -0.14), at(g * size.hips * 0.55, -0.04), at(g * size.hips * 0.95, 0.02)];
      p.line(crease, 2.2, shade(color, 0.11), 0.5);
    }
  });
}

/** How much broader the neck of a painted head, and of a child's own, is. */
const PAINTED_NECK = 1.18;
const OWN_NECK = 1.04;
/** Middle of the shadow of the chin below that of the head, head units: a painted chin is lower than a drawn one. */
const CHIN_SHADOW = { drawn: 44, own: 47, painted: 51 } as const;

/** Whose head the neck carries. */
const headKind = ({ paintedHead, character }: BodyContext): keyof typeof CHIN_SHADOW =>
  paintedHead ? 'painted' : character.faceShape ? 'own' : 'drawn';

const NECK = { drawn: 1, own: OWN_NECK, painted: PAINTED_NECK } as const;

export function drawNeck(body: BodyContext, headAngle: number): void {
  const { painter: p, bones, skin, headCentre } = body;
  const kind = headKind(body);
  const below: Vec = [-Math.sin(headAngle), Math.cos(headAngle)];
  const { head } = bones.size;
  const chin = add(headCentre, mul(below, 34 * head));
  const w = bones.size.neckWidth * NECK[kind];
  // From the slope of the shoulders to the jaw, along the line of a bent head.
  const along = [bones.at(0, 0.9), bones.at(0, 0.985), lerp(bones.at(0, 1), chin, 0.45), chin] as const;
  const neck = taper(along, [19 * w, 13 * w, 12.2 * w, 14.5 * w], { round: false });
  p.form(neck, skin.base, { depth: 4, shadowColor: skin.shadow, light: 0 });
  const jaw = ellipse(headCentre[0] + bones.turnSin * 4, headCentre[1] + CHIN_SHADOW[kind] * head, 32 * head, 15);
  p.layer(
    neck,
    (c, scale) => {
      c.filter = `blur(${(2 * scale).toFixed(1)}px)`;
      c.fillStyle = skin.deep;
      c.fill(toPath(jaw));
    },
    { alpha: 0.6, grain: 0.3 },
  );
}

function stripes({ painter: p, bones, outfit }: BodyContext, torso: TorsoShape, from: number): void {
  const { pattern } = outfit.top;
  if (!pattern) return;
  const step = pattern.step / bones.torso;
  const width = pattern.size / bones.torso;
  const row = (v: number) =>
    smooth(
      [-1.15, -0.6, 0, 0.6, 1.15].map((u) =>
        bones.at(u * Math.abs(torso.edge(u < 0 ? -1 : 1, clamp(v, -0.1, 0.86))), v - 0.045 * (1 - u * u)),
      ),
      false,
      5,
    );
  const check = pattern.kind === 'check';
  const alpha = check ? 0.62 : 1;
  for (let v = from - 0.2; v < 1.05; v += step)
    p.fill([...row(v), ...[...row(v + width)].reverse()], pattern.color, { alpha });
  if (!check) return;
  for (const u of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
    const down = [0, 0.25, 0.5, 0.75, 1].map((v) =>
      bones.at(u * Math.abs(torso.edge(u, v)) + bones.turnSin * 6 * (1 - u * u), from + (1 - from) * v),
    );
    p.line(down, pattern.size, pattern.color, alpha, [1, 1, 1]);
  }
}

function motifs({ painter: p, bones, outfit }: BodyContext, torso: TorsoShape, from: number): void {
  const { pattern } = outfit.top;
  if (!pattern) return;
  const step = pattern.step / bones.torso;
  let row = 0;
  // Large motifs stand further apart.
  const apart = Math.max(0.44, (2.9 * pattern.size) / bones.size.belly);
  for (let v = from; v < 1; v += step, row++) {
    for (let u = -1.1; u <= 1.1; u += apart) {
      const across = u + (row % 2 ? apart / 2 : 0);
      const round = 1 - across * across;
      const x = across * Math.abs(torso.edge(across < 0 ? -1 : 1, v)) + bones.turnSin * 6 * round;
      motif(p, pattern, bones.at(x, v - 0.04 * round), 1 - 0.25 * Math.abs(across));
    }
  }
}

/** The middle of a hem hangs this much lower than its ends, head units. */
const HEM_SAG = 4.5;

/** Two folds from each armpit, two at the waist on the bending side. */
function torsoFolds({ painter: p, bones, pose, outfit }: BodyContext, torso: TorsoShape, inside: Shape): void {
  const { at } = bones;
  const dark = shade(outfit.top.color, 0.12, 0.06);
  const light = tint(outfit.top.color, 0.07);
  const bendSide = pose.lean + pose.bend > 0 ? 1 : -1;
  const amount = clamp(Math.abs(pose.bend) / 16 + 0.35, 0, 1);
  p.clip(inside, () => {
    for (const g of [-1, 1]) {
      const e = torso.edge(g, 0.7);
      p.line([at(e * 0.96, 0.72), at(e * 0.72, 0.66), at(e * 0.5, 0.64)], 2.6, dark, 0.6, [1, 0.7, 0.1]);
      p.line([at(e * 0.98, 0.66), at(e * 0.8, 0.57), at(e * 0.62, 0.52)], 2.2, dark, 0.5, [1, 0.7, 0.1]);
      p.line([at(e * 0.94, 0.705), at(e * 0.72, 0.635), at(e * 0.52, 0.62)], 1.2, light, 0.5);
    }
    for (const [v, reach] of [
      [0.27, 0.62],
      [0.16, 0.46],
    ] as const) {
      const e = torso.edge(bendSide, v);
      p.line(
        [at(e, v), at(e * (1 - reach * 0.5), v - 0.035), at(e * (1 - reach), v - 0.01)],
        2.8,
        dark,
        0.6 * amount,
        [1, 0.7, 0.1],
      );
    }
    const e = torso.edge(-bendSide, 0.08);
    p.line([at(e, 0.1), at(e * 0.7, 0.045), at(e * 0.4, 0.05)], 2.2, dark, 0.45, [1, 0.7, 0.1]);
  });
}

/** The chin's shadow on the chest. */
function chinShadow({ painter: p, bones, headCentre, outfit }: BodyContext, inside: Shape): void {
  const { head } = bones.size;
  const chin = ellipse(headCentre[0] + bones.turnSin * 3, headCentre[1] + 47 * head, 32 * head, 14);
  p.layer(
    inside,
    (c, scale) => {
      c.filter = `blur(${(4 * scale).toFixed(1)}px)`;
      c.fillStyle = shade(outfit.top.color, 0.2);
      c.fill(toPath(chin));
    },
    { alpha: 0.5, grain: 0.35 },
  );
}

/** The skirt, for poses that draw it over the thighs; nothing for a child in trousers. */
export function drawSkirtOf(body: BodyContext): void {
  const { kind } = body.outfit.bottom;
  const torso = new TorsoShape(body.bones);
  if (kind === 'dress' || kind === 'skirt') drawSkirt(body, torso);
  drawApronSkirt(body, torso);
}

/** Cloth of who sits on the ground lies on it; that of the first edition hangs through it. */
function aboveGround({ bones, pose }: BodyContext, hem: number): number {
  const lies = pose.stands === 'body' && bones.size.contrapposto > 0;
  return lies ? Math.max(hem, -(bones.ground - HEM_SAG - 1) / bones.torso) : hem;
}

export function drawTorso(body: BodyContext): void {
  const { painter: p, bones, outfit } = body;
  const { top, bottom } = outfit;
  const torso = new TorsoShape(bones);
  const dress = bottom.kind === 'dress';
  const hem = aboveGround(body, dress ? 0.1 : (top.hem ?? -0.09));
  const shape = torso.top(hem, top.loose ?? 1.6, HEM_SAG);
  body.torsoShape = shape;
  p.form(shape, top.color, { depth: 10, softness: 6 });
  if (top.pattern) {
    p.clip(shape, () =>
      (top.pattern?.kind === 'stripe' || top.pattern?.kind === 'check' ? stripes : motifs)(body, torso, hem),
    );
    const [lx, ly] = p.lit();
    p.inner(shape, shade(top.color, 0.13), lx * 9, ly * 9, 6, 0.6, 0.5);
  }
  torsoFolds(body, torso, shape);
  if (!dress) p.line(torso.hem(hem + 0.045, HEM_SAG, 1.2), 1.3, top.cuff ?? shade(top.color, 0.12), 0.75, [1, 1, 1]);
  if (!body.pose.order.includes('skirt')) drawSkirtOf(body);
  if (top.quilted) drawQuilting(body, torso, shape);
  if (body.fromBehind) drawBack(body, torso, shape);
  else drawWhatFaces(body, torso, shape);
}

/** What is worn in front. */
function drawWhatFaces(body: BodyContext, torso: TorsoShape, shape: Shape): void {
  if (body.outfit.dungarees) drawDungarees(body, torso, shape);
  drawFront(body, torso, shape);
  drawCollar(body, torso);
  chinShadow(body, shape);
  drawBib(body, torso);
  drawStraps(body);
  drawCapeCollar(body);
  drawTummy(body);
}
