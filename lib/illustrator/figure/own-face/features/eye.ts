import { itemAt } from '@/lib/platform/item-at';
import { clamp, ellipse, lch, lerp, mix, type Polygon, smooth, taper, tint, toLch, type Vec } from '../../../paint';
import { type FaceContext, middleOf, type Side } from '../face-context';
import { drawClosedEye } from './closed-eye';
import { type Lids, lidsOf } from './lids';

type Eye = Lids & {
  readonly opening: Polygon;
  readonly inner: Vec;
  readonly outer: Vec;
  readonly middle: Vec;
  readonly width: number;
  readonly tall: number;
};

export function eyeOf(face: FaceContext, side: Side): Eye {
  const { upper, lower } = lidsOf(face, side);
  const [inner, outer] = [itemAt(upper, 0), itemAt(upper, 8)];
  const opening = [...smooth(upper, false, 5), ...smooth([...lower].reverse(), false, 5).slice(1, -1)];
  return {
    upper,
    lower,
    opening,
    inner,
    outer,
    middle: middleOf(opening),
    width: Math.abs(outer[0] - inner[0]),
    tall: itemAt(lower, 4)[1] - itemAt(upper, 4)[1],
  };
}

type Iris = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

/** How much of the iris stays clear of the corner it looks into, and how far it goes up or down, as shares. */
const ASIDE = 0.92;
const UP_OR_DOWN = 0.2;
/** The middle of the pupil keeps this share of the opening from either lid. */
const PUPIL_WITHIN = 0.3;
/** Irises that shine in wonder are larger than this. */
const SHINES_FROM = 1.03;

/**
 * Height of the eye that its iris is made for. The lids of a story hide a part of the iris or bare the white around it;
 * a portrait's narrow eyes have smaller ones.
 */
const tallAtRest = ({ mood: { eye, isStory } }: FaceContext, tall: number): number =>
  isStory && typeof eye === 'number' ? tall / eye : tall;

/** Height of a lid at a place across it. */
function lidAt(lid: readonly Vec[], x: number): number {
  const next = Math.max(
    1,
    lid.findIndex(([at], i) => i > 0 && (at - x) * (itemAt(lid, i - 1)[0] - x) <= 0),
  );
  const [a, b] = [itemAt(lid, next - 1), itemAt(lid, next)];
  return a[1] + (b[1] - a[1]) * clamp((x - a[0]) / (b[0] - a[0] || 1), 0, 1);
}

/** A height that keeps the pupil between the lids at a place across the eye. */
function betweenLids({ upper, lower }: Lids, x: number, y: number): number {
  const [top, bottom] = [lidAt(upper, x), lidAt(lower, x)];
  return clamp(y, top + (bottom - top) * PUPIL_WITHIN, bottom - (bottom - top) * PUPIL_WITHIN);
}

/** Where the iris is: as large as the lids can just hold, its upper part under the lid, white at its sides. */
export function irisOf(face: FaceContext, { upper, lower, inner, outer, middle, width, tall }: Eye, side: Side): Iris {
  const { mood, own, head } = face;
  const [gx, gy] = [clamp(head.gaze[0], -1, 1), clamp(head.gaze[1], -1, 1)];
  const rest = tallAtRest(face, tall);
  const wanted = clamp(width * 0.3, rest * 0.4, rest * (own.singleFold ? 0.52 : 0.46));
  const rx = wanted * mood.iris;
  const ry = rx * 1.03;
  const [left, right] = [Math.min(inner[0], outer[0]), Math.max(inner[0], outer[0])];
  const x = clamp(middle[0] - side * width * 0.015, left + width * 0.42, right - width * 0.42);
  const seen = x + gx * Math.max(rx * 0.45, width / 2 - rx * ASIDE);
  const level = middle[1] - tall * 0.05 + gy * Math.max(rx * 0.3, tall * UP_OR_DOWN);
  return { x: seen, y: betweenLids({ upper, lower }, seen, level), rx, ry };
}

function drawIris({ painter: p, head, mood }: FaceContext, { x, y, rx, ry }: Iris): void {
  const [lx, ly] = p.lit();
  const color = head.character.eyeColor;
  const [L, C, H] = toLch(color);
  const darkness = clamp((0.5 - L) / 0.15, 0, 1);
  const rim = lch(Math.max(0.16, L - 0.2), C * 0.9, H);
  // Dark eyes are lively when light comes through them from below.
  const bright = lch(Math.min(0.78, L + 0.15 + 0.06 * darkness), C * (1.15 + 0.3 * darkness), H + 0.05);
  p.fill(ellipse(x, y, rx, ry), rim);
  p.fill(
    ellipse(x, y + rx * 0.05, rx * 0.88, ry * 0.88),
    p.linear(x, y - ry, x, y + ry, [
      [0, mix(rim, '#140a10', 0.35)],
      [0.3, mix(rim, color, 0.55)],
      [0.55, color],
      [1, bright],
    ]),
  );
  // Soft light that comes back from below.
  const below = mix(tint(bright, 0.12), '#d9965c', 0.42 * darkness);
  p.fill(ellipse(x, y + ry * 0.58, rx * 0.56, ry * 0.27), below, { alpha: 0.5 + 0.16 * darkness, blur: 0.9 });
  p.soft(x - lx * rx * 0.28, y + rx * 0.48, rx * 0.56, rx * 0.34, tint(bright, 0.08), 0.5);
  p.fill(ellipse(x, y - ry * 0.03, rx * 0.48, ry * 0.48), '#170d0d');
  p.fill(ellipse(x + lx * rx * 0.44, y + ly * ry * 0.4, rx * 0.27, ry * 0.29), '#ffffff', { alpha: 0.96 });
  if (mood.iris > SHINES_FROM)
    p.fill(ellipse(x - lx * rx * 0.46, y - ly * ry * 0.42, rx * 0.15, ry * 0.16), '#ffffff', { alpha: 0.9 });
}

/** The eyeball in its opening, with the shadow of the lid. */
function ball(face: FaceContext, eye: Eye, side: Side): void {
  const { painter: p, tones: t } = face;
  const { opening, upper, lower, inner, outer, width, tall } = eye;
  p.clip(opening, () => {
    p.fill(opening, mix('#fcf8f2', t.base, 0.09 + 0.04 * t.dark));
    drawIris(face, irisOf(face, eye, side));
    const shadow = [...upper, ...[...upper].reverse().map(([x, y]): Vec => [x, y + tall * 0.3])];
    p.fill(shadow, mix('#4a3038', t.deep, 0.4), { alpha: 0.42, blur: 0.8 });
    const [x, y] = lerp(inner, outer, 0.06);
    p.soft(x, y + 0.2, width * 0.1, 1.8, t.blush, 0.75);
    p.line(
      lower.map(([x, y]): Vec => [x, y - 0.3]),
      1,
      mix(t.blush, '#fff0e8', 0.35),
      0.5,
      [0.2, 1, 1, 0.6],
    );
  });
}

/** Fold of the lid, or the smooth puff of a single fold. */
function fold({ painter: p, tones: t, own }: FaceContext, { upper, middle, width }: Eye, side: Side): void {
  if (own.singleFold) {
    p.soft(middle[0] + side * width * 0.04, itemAt(upper, 4)[1] - 3.8, width * 0.58, 3.8, t.light, 0.8);
    return;
  }
  const crease = upper
    .slice(1)
    .map(([x, y], i): Vec => [x + side * i * 0.08, y - 2 - 0.7 * Math.sin((Math.PI * i) / 7)]);
  p.line(crease, 1.2, t.line, 0.44, [0.1, 0.8, 1, 0.6, 0.1]);
}

function lashes({ painter: p, head, own }: FaceContext, { upper, outer }: Eye, side: Side): void {
  const { lashColor: color, longLashes } = head;
  const soft = taper(upper, [0.4, 1.4, 1.9, 1.5, 0.4]);
  p.fill(soft, color, { alpha: 0.24, blur: 1.1, dy: -0.4 });
  const flick: Vec = [outer[0] + side * (longLashes ? 2.2 : 1), outer[1] - (longLashes ? 1.5 : 0.3)];
  const width = (longLashes ? 2.8 : 2.4) * (own.singleFold ? 0.86 : 1);
  p.line([...upper, flick], width, color, 1, [0.12, 0.6, 0.95, 1, 0.95, 0.12]);
  if (!longLashes) {
    const [x, y] = itemAt(upper, 7);
    p.line(
      [
        [x, y],
        [x + side * 1.3, y - 1],
      ],
      1.1,
      color,
      0.64,
      [1, 0.1],
    );
    return;
  }
  for (const [i, whole] of [
    [5, 2.2],
    [6, 3],
    [7, 3.4],
  ] as const) {
    const [x, y] = itemAt(upper, i);
    const length = whole * (own.singleFold ? 0.62 : 1);
    const lash: Vec[] = [
      [x, y],
      [x + side * length * 0.55, y - length * 0.5],
      [x + side * length * 0.95, y - length],
    ];
    p.line(lash, 1.3, color, 0.95, [1, 0.7, 0.1]);
  }
}

function underLid({ painter: p, tones: t, mood }: FaceContext, { lower }: Eye): void {
  const down = (by: number) => lower.slice(1, 8).map(([x, y]): Vec => [x, y + by]);
  p.line(down(0.25), 1.05, t.line, 0.36, [0.1, 0.6, 1, 0.5]);
  if (mood.lowerLid > 0.25) p.line(down(2.5), 1.1, t.deep, 0.2);
}

/** One eye with the child's own lids, and its lashes. */
export function drawEye(face: FaceContext, side: Side): void {
  if (typeof face.mood.eye !== 'number') {
    drawClosedEye(face, side, face.mood.eye);
    return;
  }
  const eye = eyeOf(face, side);
  ball(face, eye, side);
  fold(face, eye, side);
  lashes(face, eye, side);
  underLid(face, eye);
}
