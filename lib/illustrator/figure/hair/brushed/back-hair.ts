import {
  clamp,
  ellipse,
  mapShape,
  mix,
  mixNumber,
  type Polygon,
  rgba,
  type Shape,
  smooth,
  type Vec,
} from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { isCurlMass } from '../own/curl';
import { backMass } from '../own/masses';
import { fallOn, fallPoint, isFalling, isTucked, type Side } from '../own/outline';
import { paintStroke } from '../own/stroke';
import type { FrontShape } from './gathered-hair';
import { type HairValues, hairValues, valueFor } from './tones';

const SIDES = [-1, 1] as const;

/** How far the hair behind the neck stays inside the falls before it, head units: past them it would be a slab. */
const INSIDE = 7;

function inside(shape: FrontShape): FrontShape {
  const narrower = (fall: FrontShape['left']) => ({
    ...fall,
    outer: fall.outer.map((x, row) => Math.max((fall.inner[row] ?? 0) + 2, x - INSIDE)),
  });
  return { ...shape, left: narrower(shape.left), right: narrower(shape.right) };
}

/** The hair behind head and neck: in the shade of the head, and made of strands like the rest. */
export function paintBack(h: HairBrush, shape: FrontShape, color: string): void {
  const values = hairValues(color);
  const falling = SIDES.filter((side) => isFalling(shape, side));
  if (falling.length === 0) {
    paintNape(h, values);
    return;
  }
  const [curls, tucked] = [isCurlMass(shape), falling.filter((side) => isTucked(shape, side))];
  const back: Shape = backMass(h, tucked.length ? shape : inside(shape), tucked.length ? 'locks' : 'clumps');
  h.painter.fill(back, mix(values.deep, values.dark, 0.7));
  if (curls) paintBackCurls(h, back, values);
  else h.painter.clip(back, () => paintBehindNeck(h, shape, values));
  for (const side of curls ? [] : tucked) paintTucked(h, shape, side, values);
}

/** Half the width of the face at a height. */
function faceWidth({ contour, shift }: HairBrush, y: number): number {
  const near = contour.filter((point) => Math.abs(point[1] - y) < 4).map(([x]) => Math.abs(x - shift));
  return near.length ? Math.min(...near) : 40;
}

/** Heights of the nape behind the ears, and how far past the face the back of a turned head stands there, head units. */
type Nape = readonly { readonly y: number; readonly past: number }[];
const NAPE: Nape = [
  { y: -12, past: 5 },
  { y: 4, past: 8 },
  { y: 16, past: 6 },
  { y: 30, past: 1 },
];
/** The same of cropped hair, which follows the back of the skull. */
const CROPPED_NAPE: Nape = [
  { y: -24, past: 0 },
  { y: -10, past: 3.6 },
  { y: 4, past: 5.4 },
  { y: 17, past: 4.4 },
  { y: 31, past: 0 },
];
/** The turn (sine) at which the back of the head is seen that far. */
const SEEN_AT = 0.35;
const seenBehind = (turn: number): number => clamp((Math.abs(turn) - 0.08) / SEEN_AT, 0, 1);

/** The back of the head between the ears, from the near side that shows it. */
function napeShape(h: HairBrush, nape: Nape): Polygon {
  const { turn } = h.view;
  const near: Side = turn > 0 ? -1 : 1;
  const seen = seenBehind(turn);
  const half = (side: Side) =>
    nape.map(({ y, past }): Vec => {
      const x = Math.min(46, faceWidth(h, y) - 3) + (side === near ? seen * past : 0);
      const [px, py] = h.skull([side * x, y]);
      return [px, py];
    });
  const [bx, by] = h.skull([0, 33]);
  return smooth([...half(-1), [bx, by] as Vec, ...half(1).reverse()], true, 5);
}

/** Where cropped hair thins out at the nape, head units. */
const THINS = { from: -14, to: 27 } as const;

/** Cropped hair at the nape of a turned head: it thins out over the skin, and no lump stands behind the ear. */
export function paintCroppedNape(h: HairBrush, { deep, dark }: HairValues, skin: Skin): void {
  const nape = napeShape(h, CROPPED_NAPE);
  const color = mix(deep, dark, 0.8);
  h.painter.fill(nape, mix(skin.base, skin.shadow, 0.7));
  h.painter.fill(
    nape,
    h.painter.linear(0, THINS.from, 0, THINS.to, [
      [0, color],
      [0.4, rgba(color, 0.8)],
      [1, rgba(color, 0)],
    ]),
  );
}

/** Short hair at the nape: seen between ear and neck, and behind the near ear of a turned head. */
export function paintNape(h: HairBrush, values: HairValues): void {
  const { turn } = h.view;
  const near: Side = turn > 0 ? -1 : 1;
  const nape = napeShape(h, NAPE);
  h.painter.fill(nape, values.deep);
  if (seenBehind(turn) === 0) return;
  h.painter.clip(nape, () => {
    for (let i = 0; i < NAPE_STRANDS; i++) {
      const x = near * (34 + 22 * h.random());
      const line = [-14, 4, 18, 31].map((y, k): Vec => {
        const [px, py] = h.skull([x * (1 - 0.07 * k * k * 0.5), y]);
        return [px, py];
      });
      const light = -0.55 + h.random() * 0.6;
      const width = 1 + h.random() * 2.4;
      paintStroke(h.painter, line, { width, color: valueFor(values, light), alpha: 0.8, profile: STRAND });
    }
  });
}

/** Strands behind the near ear. */
const NAPE_STRANDS = 26;

/** Strands behind the neck, and how far to its sides they lie. */
const [BEHIND, BESIDE_NECK] = [44, 52] as const;

/** Strands from side to side behind the neck, darkest under the chin. */
function paintBehindNeck(h: HairBrush, shape: FrontShape, values: HairValues): void {
  const low = Math.max(fallOn(shape, -1).tip, fallOn(shape, 1).tip);
  for (let i = 0; i < BEHIND; i++) {
    const x = BESIDE_NECK * ((2 * (i + h.random())) / BEHIND - 1);
    const end = low + 6 - h.random() * 14;
    const line = [0, 0.3, 0.6, 1].map((t): Vec => {
      const [px, py] = h.loose([x * (1 - 0.1 * t) + 1.6 * Math.sin(t * 5 + x * 0.2), 8 + (end - 8) * t]);
      return [px, py];
    });
    const light = -0.66 + 0.5 * (Math.abs(x) / BESIDE_NECK) + (h.random() - 0.5) * 0.5;
    const width = 1.2 + h.random() * 3;
    paintStroke(h.painter, line, { width, color: valueFor(values, light), alpha: 0.75, profile: STRAND });
  }
  h.painter.soft(h.shift, 50, 34, 20, values.deep, 0.6);
}

/** Where in the width of a tucked fall its tips lie, 0 inside to 1 outside. */
const DRAWS_TO = 0.2;

/** How far the tips of a child's own tucked hair turn out, head units. */
const TURNS_OUT = 9;

/** A strand of hair that is tucked behind the ear, down to its tip. */
function tuckedStrand(h: HairBrush, shape: FrontShape, side: Side): Vec[] {
  const [out, reach] = [h.random() * 2.4 - 1.4, 0.7 + h.random() * 0.36];
  const turned = TURNS_OUT * (0.4 + 0.6 * ((out + 1.4) / 2.4));
  return [0, 0.25, 0.5, 0.75, 1].map((share): Vec => {
    // The strands draw together towards their tips.
    const beside = mixNumber(out, DRAWS_TO, 0.7 * share ** 2);
    const [x, y] = fallPoint(shape, side, Math.min(1, share * reach), beside);
    const flick = side * turned * share ** 3;
    const [lx, ly] = h.loose([x * (0.84 + 0.16 * Math.min(1, share * 2)) + flick, y - 22 + 24 * share]);
    return [lx, ly];
  });
}

/** Hair that is tucked behind the ear lies in the light. */
function paintTucked(h: HairBrush, shape: FrontShape, side: Side, values: HairValues): void {
  for (let i = 0; i < 56; i++) {
    const light = -0.15 + (h.random() - 0.5) * 1.1;
    const width = 1 + h.random() * 3;
    const line = tuckedStrand(h, shape, side);
    paintStroke(h.painter, line, { width, color: valueFor(values, light), alpha: 0.85, profile: STRAND });
  }
}

/** Thickness of a strand behind the neck. */
const STRAND = [0.2, 1, 1, 0.6, 0.1] as const;

/** Soft lumps of curls behind the neck, and round ends below. */
function paintBackCurls(h: HairBrush, back: Shape, values: HairValues): void {
  const points = mapShape(back, (point) => point).flat();
  for (const [x, y] of points.filter(([, y], i) => y > 20 && i % 2 === 0))
    h.painter.fill(ellipse(x, y, 3 + h.random() * 3, 2.6 + h.random() * 2.6), values.deep);
  const low = Math.max(...points.map(([, y]) => y));
  h.painter.clip(back, () => {
    for (let y = 34; y < low; y += 8)
      for (let x = -44; x <= 44; x += 8)
        h.painter.soft(x + h.random() * 6, y + h.random() * 6, 6, 5, h.random() < 0.5 ? values.dark : values.base, 0.4);
  });
}
