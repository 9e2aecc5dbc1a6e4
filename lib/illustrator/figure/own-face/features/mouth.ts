import { itemAt } from '@/lib/platform/item-at';
import { clamp, lerp, mix, mixNumber, smooth, type Vec } from '../../../paint';
import { paintCloserLips } from '../closer/lips';
import type { FaceContext } from '../face-context';
import { type LipLine, MIDDLE, type MouthLines, mouthLines, OPEN } from './mouth-lines';
import { drawBite, drawInside } from './teeth';

/**
 * How soft the outer edges of the lips are (head units) and how strong their tint is: clear ones look painted, but faint
 * ones are lost on dark skin and make full lips thin.
 */
const LIPS = { faint: { edge: 0.65, tint: 0.76 }, clear: { edge: 0.55, tint: 0.94 } } as const;
/** Share of their thickness that lips lose at the corners, and what is left of their tint there, closed and open. */
const CORNERS = { thinner: 0.32, tint: 0.6, open: 0.7 } as const;
/** How much faster than skin grows dark its lips grow clear, up to the clearest. */
const CLEAR_IF_DARK = 1.6;

/** How much stronger the light on the lower lip of a quiet mouth is. */
const QUIET_LIGHT = 0.16;

/** How clear the lips of a child are, 0 to 1. */
const clearnessOf = ({ tones }: FaceContext): number => Math.min(1, CLEAR_IF_DARK * tones.dark);

/** The outer edge of a lip, nearer to the inner one towards the corners: full corners look painted on. */
const thinAtCorners = (outer: LipLine, inner: LipLine): LipLine =>
  outer.map((place, i) => lerp(place, itemAt(inner, i), CORNERS.thinner * Math.abs(i / MIDDLE - 1) ** 1.5));

/** A tint along the lips that fades into the skin at the corners. */
function fading({ painter: p }: FaceContext, { upperOuter, gap }: MouthLines, color: string): CanvasGradient {
  const [[left], [right]] = [itemAt(upperOuter, 0), itemAt(upperOuter, 10)];
  const corner = gap > OPEN ? CORNERS.open : CORNERS.tint;
  return p.linear(left, 0, right, 0, [
    [0, color, corner],
    [0.24, color, 0.9],
    [0.5, color, 1],
    [0.76, color, 0.9],
    [1, color, corner],
  ]);
}

/** Both lips, tints that end softly in the skin: the upper one lies in shade, the lower one in light. */
function lips(face: FaceContext, mouth: MouthLines): void {
  const { painter: p, tones: t } = face;
  const { upperInner, lowerInner } = mouth;
  const upperOuter = thinAtCorners(mouth.upperOuter, upperInner);
  const lowerOuter = thinAtCorners(mouth.lowerOuter, lowerInner);
  const clear = clearnessOf(face);
  const [lx] = p.lit();
  const upper = [...smooth(upperOuter, false, 3), ...smooth([...upperInner].reverse(), false, 3)];
  const lower = [...smooth(lowerInner, false, 3), ...smooth([...lowerOuter].reverse(), false, 3)];
  const tint = {
    alpha: mixNumber(LIPS.faint.tint, LIPS.clear.tint, clear),
    blur: mixNumber(LIPS.faint.edge, LIPS.clear.edge, clear),
  };
  p.fill(upper, fading(face, mouth, t.lip), tint);
  p.fill(lower, fading(face, mouth, t.lipLight), tint);
  const inner = [
    ...upperInner.map(([x, y]): Vec => [x, y + 0.4]),
    ...[...upperInner].reverse().map(([x, y]): Vec => [x, y - 1.6]),
  ];
  p.clip(upper, () => p.fill(smooth(inner, true, 2), t.lipDark, { alpha: 0.3 + 0.14 * t.dark, blur: 0.9 }));
  const [a, b] = [itemAt(lowerInner, MIDDLE), itemAt(lowerOuter, MIDDLE)];
  const half = (itemAt(lowerInner, 8)[0] - itemAt(lowerInner, 2)[0]) / 2;
  p.soft(
    a[0] + lx * 2.4,
    (a[1] + b[1]) / 2 - 0.2,
    half * 0.52,
    Math.max(0.8, (b[1] - a[1]) * 0.32),
    t.glow,
    0.3 + 0.1 * t.dark + QUIET_LIGHT * face.mood.mouth.quiet,
  );
}

/** The line between the lips, thin at its ends, and the small hollows there. */
function seam({ painter: p, tones: t }: FaceContext, mouth: MouthLines): void {
  const { upperOuter, upperInner, lowerInner, gap } = mouth;
  const isOpen = gap > OPEN;
  const line = isOpen ? upperInner : upperInner.map((place, i) => lerp(place, itemAt(lowerInner, i), 0.5));
  p.line(line, isOpen ? 1 : 1.4, t.lipLine, isOpen ? 0.6 : 0.84, [0.06, 0.5, 0.85, 1, 0.85, 0.5, 0.06]);
  for (const [[x, y], side] of [
    [itemAt(upperOuter, 0), -1],
    [itemAt(upperOuter, 10), 1],
  ] as const) {
    p.soft(x + side * 0.3, y - 0.2, 2.2, 1.8, t.deep, 0.24);
  }
}

/** Corners of a smile are tucked into the cheeks by this much, head units, and how strong the line of the fold is. */
const TUCK = { out: 0.5, up: 1.9, down: 1.2, width: 1.1, line: 0.24 } as const;

/** Where a smile pushes the cheek, a soft fold closes round each corner of the mouth. */
function tucks({ painter: p, tones: t, mood }: FaceContext, { upperOuter }: MouthLines): void {
  const smile = clamp(mood.cheek, 0, 1);
  if (smile < 0.1) return;
  for (const [[x, y], side] of [
    [itemAt(upperOuter, 0), -1],
    [itemAt(upperOuter, 10), 1],
  ] as const) {
    const fold: Vec[] = [
      [x + side * 0.2, y - TUCK.up],
      [x + side * TUCK.out, y - 0.3],
      [x + side * 0.2, y + TUCK.down],
    ];
    p.soft(x + side * TUCK.out, y - 0.6, 2.6, 3.4, t.deep, 0.2 * smile);
    p.line(fold, TUCK.width, mix(t.deep, t.line, 0.4), TUCK.line * smile, [0.1, 1, 0.15]);
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
    tucks(face, mouth);
    if (face.mood.mouth.bites && face.head.character.age > 1) drawBite(face, mouth);
    if (face.head.character.dimples && face.mood.mouth.corner >= 0) dimples(face, mouth);
  });
}
