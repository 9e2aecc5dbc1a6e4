import { itemAt } from '@/lib/platform/item-at';
import { clamp, ellipse, lch, lerp, mix, smooth, taper, tint, toLch, type Vec } from '../../../paint';
import { drawCloserLids, drawIrisFibres } from '../closer/eye';
import { type FaceContext, middleOf, type Side } from '../face-context';
import { drawClosedEye } from './closed-eye';
import type { Eye, Iris } from './eye-lines';
import { type Lids, lidsOf } from './lids';

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

/** Radius of the iris against the eye's width, and the least and the most of it against its height. */
const IRIS = { across: 0.27, least: 0.44, most: 0.76 } as const;
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

/** Where the iris is: it stands on the lower lid, the upper lid cuts off its top, and white is seen at its sides. */
export function irisOf(face: FaceContext, { upper, lower, inner, outer, middle, width, tall }: Eye, side: Side): Iris {
  const { mood, head } = face;
  const [gx, gy] = [clamp(head.gaze[0], -1, 1), clamp(head.gaze[1], -1, 1)];
  const rest = tallAtRest(face, tall);
  const rx = clamp(width * IRIS.across, rest * IRIS.least, rest * IRIS.most) * mood.iris;
  const ry = rx * 1.03;
  const [left, right] = [Math.min(inner[0], outer[0]), Math.max(inner[0], outer[0])];
  const x = clamp(middle[0] - side * width * 0.015, left + width * 0.42, right - width * 0.42);
  const seen = x + gx * Math.max(rx * 0.45, width / 2 - rx * ASIDE);
  const standing = Math.min(middle[1], itemAt(lower, 4)[1] - ry * 0.95);
  const level = standing + gy * Math.max(rx * 0.3, tall * UP_OR_DOWN);
  return { x: seen, y: betweenLids({ upper, lower }, seen, level), rx, ry };
}

/** Light that the iris throws back: beside the pupil, and a small one across from it; radii against the iris's. */
const LIGHT = { radius: 0.26, small: 0.11 } as const;

function drawIris(face: FaceContext, iris: Iris): void {
  const { painter: p, head, mood, own } = face;
  const { x, y, rx, ry } = iris;
  const [lx, ly] = p.lit();
  const color = head.character.eyeColor;
  const [L, C, H] = toLch(color);
  const darkness = clamp((0.5 - L) / 0.15, 0, 1);
  const rim = lch(Math.max(0.18, L - 0.15), C * 0.9, H);
  // Dark eyes are lively when light comes through them from below.
  const bright = lch(Math.min(0.78, L + 0.15 + 0.06 * darkness), C * (1 + 0.3 * darkness), H + 0.05);
  p.fill(ellipse(x, y, rx, ry), rim);
  p.fill(
    ellipse(x, y + rx * 0.05, rx * 0.88, ry * 0.88),
    p.linear(x, y - ry, x, y + ry, [
      [0, mix(rim, '#140a10', 0.3)],
      [0.3, mix(rim, color, 0.55)],
      [0.55, color],
      [1, bright],
    ]),
  );
  // Soft light that comes back from below.
  const below = mix(tint(bright, 0.12), '#d9965c', 0.42 * darkness);
  // A narrow eye has no room for it: its iris would turn pale.
  const room = clamp((rx - 2.6) / 2.2, 0, 1);
  p.fill(ellipse(x, y + ry * 0.58, rx * 0.56, ry * 0.27), below, {
    alpha: (0.46 + 0.16 * darkness) * room,
    blur: 0.9,
  });
  p.soft(x - lx * rx * 0.28, y + rx * 0.48, rx * 0.56, rx * 0.34, tint(bright, 0.08), 0.45 * room);
  if (own.closer) drawIrisFibres(face, iris);
  p.fill(ellipse(x, y - ry * 0.03, rx * 0.43, ry * 0.43), '#1b1010');
  p.fill(ellipse(x + lx * rx * 0.36, y + ly * ry * 0.32, rx * LIGHT.radius, ry * LIGHT.radius), '#fffaf2', {
    alpha: 0.96,
  });
  p.fill(ellipse(x - lx * rx * 0.4, y - ly * ry * 0.42, rx * LIGHT.small, ry * LIGHT.small), '#fffaf2', { alpha: 0.6 });
  if (mood.iris > SHINES_FROM)
    p.fill(ellipse(x - lx * rx * 0.4, y - ly * ry * 0.36, rx * 0.1, ry * 0.1), '#fffaf2', { alpha: 0.9 });
}

/** The eyeball in its opening, with the shadow of the lid. */
function ball(face: FaceContext, eye: Eye, side: Side): void {
  const { painter: p, tones: t } = face;
  const { opening, upper, lower, inner, outer, width, tall } = eye;
  p.clip(opening, () => {
    p.fill(opening, mix('#fcf8f2', t.base, 0.09 + 0.04 * t.dark));
    drawIris(face, irisOf(face, eye, side));
    const shadow = [...upper, ...[...upper].reverse().map(([x, y]): Vec => [x, y + tall * 0.3])];
    p.fill(shadow, mix('#4a3038', t.deep, 0.4), { alpha: 0.5, blur: 0.8 });
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
  p.line(crease, 1.2, t.line, 0.42, [0.1, 0.8, 1, 0.6, 0.1]);
}

/** Share of the skin's own dark tone in the edge of the lid: black all round is make-up. */
const LID_EDGE = 0.34;
/** In picture books, whose faces are smaller: more of the skin, and finer. */
const PICTURE_LID = { edge: 0.52, fine: 0.8 } as const;

/** The edge of the upper lid, thin at both corners; the same for every child. */
function lidEdge({ painter: p, tones: t, head, own }: FaceContext, { upper }: Eye): void {
  const { pictureBook } = head;
  const color = mix(head.lashColor, t.line, pictureBook ? PICTURE_LID.edge : LID_EDGE);
  const fine = (own.singleFold ? 0.8 : 1) * (pictureBook ? PICTURE_LID.fine : 1);
  p.fill(taper(upper, [0.2, 0.9, 1.2, 0.9, 0.2]), color, { alpha: 0.26, blur: 1, dy: -0.2 });
  p.line(upper, 2.1 * fine, color, 0.92, [0.1, 0.6, 0.95, 1, 0.9, 0.45]);
}

function underLid({ painter: p, tones: t, mood }: FaceContext, { lower }: Eye): void {
  const down = (by: number) => lower.slice(1, 8).map(([x, y]): Vec => [x, y + by]);
  p.line(down(0.25), 1, t.line, 0.24, [0.1, 0.6, 1, 0.5]);
  if (mood.lowerLid > 0.25) p.line(down(2.5), 1.1, t.deep, 0.2);
}

/** One eye with the child's own lids. */
export function drawEye(face: FaceContext, side: Side): void {
  const shown = (side === -1 && face.mood.wink) || face.mood.eye;
  if (typeof shown !== 'number') {
    drawClosedEye(face, side, shown);
    return;
  }
  const eye = eyeOf(face, side);
  ball(face, eye, side);
  if (face.own.closer) drawCloserLids(face, eye, side);
  fold(face, eye, side);
  lidEdge(face, eye);
  underLid(face, eye);
}
