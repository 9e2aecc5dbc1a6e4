import type { HairShape } from '@/lib/photos';
import { ellipse, mapShape, mix, mixNumber, type Shape, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { isCurlMass } from '../own/curl';
import { backMass } from '../own/masses';
import { fallOn, fallPoint, isFalling, isTucked, type Side } from '../own/outline';
import { paintStroke } from '../own/stroke';
import { type HairValues, hairValues, valueFor } from './tones';

const SIDES = [-1, 1] as const;

/** How far the hair behind the neck stays inside the falls before it, head units: past them it would be a slab. */
const INSIDE = 7;

function inside(shape: HairShape): HairShape {
  const narrower = (fall: HairShape['left']) => ({
    ...fall,
    outer: fall.outer.map((x, row) => Math.max((fall.inner[row] ?? 0) + 2, x - INSIDE)),
  });
  return { ...shape, left: narrower(shape.left), right: narrower(shape.right) };
}

/** The hair behind head and neck: in the shade of the head, and made of strands like the rest. */
export function paintBack(h: HairBrush, shape: HairShape, color: string): void {
  const values = hairValues(color);
  const falling = SIDES.filter((side) => isFalling(shape, side));
  if (falling.length === 0) {
    paintNape(h, values.deep);
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

/** Short hair at the nape: seen between ear and neck, never past the jaw. */
function paintNape(h: HairBrush, color: string): void {
  const half = [-10, 14, 29].map((y): Vec => [Math.min(46, faceWidth(h, y) - 3), y]);
  const nape = [...half.map(([x, y]): Vec => [-x, y]), [0, 33] as Vec, ...half.reverse()];
  h.painter.fill(
    nape.map(([x, y]): Vec => [h.skull([x, y])[0], h.skull([x, y])[1]]),
    color,
  );
}

/** Strands behind the neck, and how far to its sides they lie. */
const [BEHIND, BESIDE_NECK] = [44, 52] as const;

/** Strands from side to side behind the neck, darkest under the chin. */
function paintBehindNeck(h: HairBrush, shape: HairShape, values: HairValues): void {
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

/** A strand of hair that is tucked behind the ear, down to its tip. */
function tuckedStrand(h: HairBrush, shape: HairShape, side: Side): Vec[] {
  const [out, reach] = [h.random() * 2.4 - 1.4, 0.7 + h.random() * 0.36];
  return [0, 0.25, 0.5, 0.75, 1].map((share): Vec => {
    // The strands draw together towards their tips.
    const beside = mixNumber(out, DRAWS_TO, 0.7 * share ** 2);
    const [x, y] = fallPoint(shape, side, Math.min(1, share * reach), beside);
    const [lx, ly] = h.loose([x * (0.84 + 0.16 * Math.min(1, share * 2)), y - 22 + 24 * share]);
    return [lx, ly];
  });
}

/** Hair that is tucked behind the ear lies in the light. */
function paintTucked(h: HairBrush, shape: HairShape, side: Side, values: HairValues): void {
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
