import { itemAt } from '@/lib/platform/item-at';
import { clamp, lerp, smooth, type Vec } from '../../../paint';
import { paintCloserLips } from '../closer/lips';
import type { FaceContext } from '../face-context';
import { MIDDLE, type MouthLines, mouthLines } from './mouth-lines';
import { drawBite, drawInside } from './teeth';

/** Lips further apart than this, in head units, are open. */
const OPEN = 1.15;

/** Lips of a picture book have no dark bow, and less gloss. */
const BARE = { upper: 0.14, glow: 0.42 } as const;

/** Both lips, soft at their edges, with light on the lower one. */
function lips(
  { painter: p, tones: t, head: { pictureBook } }: FaceContext,
  { upperOuter, upperInner, lowerInner, lowerOuter, gap }: MouthLines,
): void {
  const [lx] = p.lit();
  const thinner = clamp((gap - 2.5) / 4, 0, 1) * 0.08;
  const upper = [...smooth(upperOuter, false, 3), ...smooth([...upperInner].reverse(), false, 3)];
  const lower = [...smooth(lowerInner, false, 3), ...smooth([...lowerOuter].reverse(), false, 3)];
  p.fill(upper, t.lip, { alpha: (0.84 + 0.14 * t.dark - thinner) * 0.95, blur: 0.45 });
  p.fill(upper, t.lipDark, { alpha: pictureBook ? BARE.upper : 0.18, blur: 0.6 });
  p.fill(lower, t.lip, { alpha: (0.86 + 0.1 * t.dark - thinner) * 0.95, blur: 0.5 });
  const inner = [
    ...upperInner.map(([x, y]): Vec => [x, y + 0.4]),
    ...[...upperInner].reverse().map(([x, y]): Vec => [x, y - 1.4]),
  ];
  p.clip(upper, () => p.fill(smooth(inner, true, 2), t.lipDark, { alpha: 0.26, blur: 0.6 }));
  const [a, b] = [itemAt(lowerInner, MIDDLE), itemAt(lowerOuter, MIDDLE)];
  const half = (itemAt(lowerInner, 8)[0] - itemAt(lowerInner, 2)[0]) / 2;
  p.soft(
    a[0] + lx * 2.4,
    (a[1] + b[1]) / 2 - 0.2,
    half * 0.52,
    Math.max(0.8, (b[1] - a[1]) * 0.32),
    t.glow,
    (0.5 + 0.14 * t.dark) * (pictureBook ? BARE.glow : 1),
  );
}

/** The line between the lips, and the small hollows at its ends. */
function seam({ painter: p, tones: t }: FaceContext, mouth: MouthLines): void {
  const { upperOuter, upperInner, lowerInner, gap } = mouth;
  const isOpen = gap > OPEN;
  const line = isOpen ? upperInner : upperInner.map((place, i) => lerp(place, itemAt(lowerInner, i), 0.5));
  p.line(line, isOpen ? 1.1 : 1.6, t.lipLine, 0.92, [0.55, 0.8, 0.8, 1, 0.8, 0.8, 0.55]);
  for (const [[x, y], side] of [
    [itemAt(upperOuter, 0), -1],
    [itemAt(upperOuter, 10), 1],
  ] as const) {
    p.soft(x + side * 0.5, y - 0.3, 1.7, 1.4, t.deep, 0.34);
  }
}

/** A dent with a lit far edge, beside each corner. */
function dimples({ painter: p, tones: t }: FaceContext, { upperOuter }: MouthLines): void {
  for (const [[cx, y], side] of [
    [itemAt(upperOuter, 0), -1],
    [itemAt(upperOuter, 10), 1],
  ] as const) {
    const x = cx + side * 5;
    p.soft(x, y - 1.4, 2.6, 3.2, t.deep, 0.5);
    const dent: Vec[] = [
      [x - side * 0.6, y - 4],
      [x + side * 0.8, y - 1.4],
      [x - side * 0.6, y + 1.2],
    ];
    p.line(dent, 1.3, t.deep, 0.7);
    p.soft(x + side * 2.4, y - 1.4, 1.4, 2.4, t.light, 0.6);
  }
}

/** The child's own mouth in its mood. */
export function drawOwnMouth(face: FaceContext): void {
  const mouth = mouthLines(face);
  face.painter.clip(face.contour, () => {
    if (mouth.gap > OPEN) drawInside(face, mouth);
    lips(face, mouth);
    if (face.own.closer) paintCloserLips(face, mouth);
    seam(face, mouth);
    if (face.mood.mouth.bites && face.head.character.age > 1) drawBite(face, mouth);
    if (face.head.character.dimples && face.mood.mouth.corner >= 0) dimples(face, mouth);
  });
}
