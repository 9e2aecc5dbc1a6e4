import { itemAt } from '@/lib/platform/item-at';
import { clamp, lerp, mix, smooth, taper, type Vec } from '../../../paint';
import { drawCloserLids } from '../closer/eye';
import { type FaceContext, middleOf, type Side } from '../face-context';
import { youthOf } from '../shape/age-style';
import { drawClosedEye } from './closed-eye';
import type { Eye, Iris } from './eye-lines';
import { drawIris } from './iris';
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

/**
 * Radius of the iris against the eye's width in a portrait and in a story, whose eyes widen in fright, and the least and
 * the most of it against the eye's height.
 */
const IRIS = { across: 0.304, story: 0.292, least: 0.47, most: 0.9 } as const;
/** How much of the iris stays clear of the corner it looks into, and how far it goes up or down, as shares. */
const ASIDE = 0.92;
const UP_OR_DOWN = 0.2;
/** The middle of the pupil keeps this share of the opening from either lid. */
const PUPIL_WITHIN = 0.3;
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
  const rx = clamp(width * (mood.isStory ? IRIS.story : IRIS.across), rest * IRIS.least, rest * IRIS.most) * mood.iris;
  const ry = rx * 1.03;
  const [left, right] = [Math.min(inner[0], outer[0]), Math.max(inner[0], outer[0])];
  const x = clamp(middle[0] - side * width * 0.015, left + width * 0.42, right - width * 0.42);
  const seen = x + gx * Math.max(rx * 0.45, width / 2 - rx * ASIDE);
  const standing = Math.min(middle[1], itemAt(lower, 4)[1] - ry * 0.95);
  const level = standing + gy * Math.max(rx * 0.3, tall * UP_OR_DOWN);
  return { x: seen, y: betweenLids({ upper, lower }, seen, level), rx, ry };
}

/** The eyeball in its opening, with the shadow of the lid. */
function ball(face: FaceContext, eye: Eye, side: Side): void {
  const { painter: p, tones: t } = face;
  const { opening, upper, inner, outer, width, tall } = eye;
  p.clip(opening, () => {
    p.fill(opening, mix('#fcf8f2', t.base, 0.08 + 0.04 * t.dark));
    const round = [...upper, ...[...upper].reverse().map(([x, y]): Vec => [x, y + tall * 0.34])];
    p.fill(round, mix('#6a5560', t.deep, 0.4), { alpha: 0.34, blur: 1 });
    const iris = irisOf(face, eye, side);
    const lightX = iris.x + p.lit()[0] * 0.4 * iris.rx;
    drawIris(face, iris, [lidAt(upper, lightX), lidAt(eye.lower, lightX)]);
    const shadow = [...upper, ...[...upper].reverse().map(([x, y]): Vec => [x, y + tall * 0.16])];
    p.fill(shadow, mix('#3a242c', t.deep, 0.3), { alpha: 0.5, blur: 0.7 });
    // The fold of a single lid covers the inner corner.
    if (face.own.singleFold) return;
    const [x, y] = lerp(inner, outer, 0.05);
    p.soft(x, y + 0.2, width * 0.075, 1.3, t.blush, 0.6);
  });
}

/** Strength of the crease of a usual lid, how much a deep one adds, and its distance from the edge, head units. */
const CREASE = { strength: 0.34, deep: 0.3, least: 0.1, away: 2, deeper: 0.7 } as const;

/** Fold of the lid, or the smooth puff of a single fold. */
function fold({ painter: p, tones: t, own, head }: FaceContext, { upper, middle, width }: Eye, side: Side): void {
  if (own.singleFold) {
    p.soft(middle[0] + side * width * 0.04, itemAt(upper, 4)[1] - 3.8, width * 0.58, 3.8, t.light, 0.8);
    return;
  }
  const depth = head.character.faceShape?.lidFold ?? 0;
  const away = CREASE.away + CREASE.deeper * depth;
  const crease = upper
    .slice(1)
    .map(([x, y], i): Vec => [x + side * i * 0.08, y - away - 0.7 * Math.sin((Math.PI * i) / 7)]);
  const strength = Math.max(CREASE.least, CREASE.strength + CREASE.deep * depth);
  p.line(crease, 1.2, t.line, strength, [0.1, 0.8, 1, 0.6, 0.1]);
}

/** Share of the skin's own dark tone in the edge of the lid: black all round is make-up. */
const LID_EDGE = 0.42;
/** Width of the edge of the lid, head units, and of the one over a smooth lid, which no crease repeats. */
const EDGE_WIDTH = { usual: 1.8, smooth: 2.1 } as const;
/** How far a single fold runs over the inner corner and down, head units. */
const COVERS = { in: 0.9, down: 1.2 } as const;
/**
 * How far the edge of a school child's lid runs out past the outer corner, and how much it turns up there, head units; a
 * small child's ends at the corner: more looks like make-up.
 */
const TAPERS = { out: 1, up: 0.25 } as const;

/** The edge of the upper lid: a clean dark arc, thin at both corners. */
function lidEdge({ painter: p, tones: t, head, own }: FaceContext, { upper, outer }: Eye, side: Side): void {
  const color = mix(head.lashColor, t.line, LID_EDGE);
  const grown = 1 - Math.min(1, 2 * youthOf(head.character.age));
  const tip: Vec = [outer[0] + side * TAPERS.out * grown, outer[1] - TAPERS.up * grown];
  const lid = [...upper.map(([x, y]): Vec => [x, y - 0.3]), tip];
  const [innerX, innerY] = itemAt(upper, 0);
  const edge = own.singleFold ? [[innerX - side * COVERS.in, innerY + COVERS.down] as Vec, ...lid] : lid;
  p.fill(taper(upper, [0.2, 0.9, 1.3, 1.1, 0.4]), color, { alpha: 0.24, blur: 1, dy: -0.3 });
  p.line(edge, own.singleFold ? EDGE_WIDTH.smooth : EDGE_WIDTH.usual, color, 1, [0.15, 0.6, 0.9, 1, 0.95, 0.55, 0.05]);
}

/**
 * The skin that a lifted cheek pushes up below the eye: how deep, soft (head units) and strong its change of tone is. Below
 * the age (years) only a laugh, cheeks lifted by more than the share, shows it.
 */
const PUFFY = { from: 6, laughs: 0.8, deep: 4.4, blur: 1.7, alpha: 0.3 } as const;

/** Where the lower lid turns: its outer half only, in the skin's own shadow, without a rim. */
function underLid({ painter: p, tones: t, mood, head }: FaceContext, { lower }: Eye): void {
  const down = (by: number) => lower.slice(2, 9).map(([x, y]): Vec => [x, y + by]);
  p.line(down(0.2), 0.9, mix(t.shadow, t.line, 0.3), 0.5, [0.05, 0.4, 0.9, 1, 0.5]);
  const young = head.character.age < PUFFY.from ? clamp((mood.cheek - PUFFY.laughs) / (1 - PUFFY.laughs), 0, 1) : 1;
  const lifted = clamp(mood.lowerLid * 1.6, 0, 1) * young;
  if (lifted < 0.2) return;
  const puffed = [...down(0.6), ...down(PUFFY.deep).reverse()];
  p.fill(smooth(puffed, true, 2), t.shadow, { alpha: PUFFY.alpha * lifted, blur: PUFFY.blur });
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
  lidEdge(face, eye, side);
  underLid(face, eye);
}
