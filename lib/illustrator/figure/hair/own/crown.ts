import { type FaceShape, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import { findCurl } from './curl';
import { fallOn, isFalling, type Side } from './outline';

const { angles } = HAIR_MEASURES;

/**
 * How a crown is drawn: how much higher than in the frame in which the photo was measured, its least radius, and its
 * least height against the usual; and how wide it is against the falls into which it runs. A child's own head is drawn
 * taller as a whole.
 */
const HEADS = {
  usual: { raises: 0.1, least: 57, flattest: 1, joins: 0 },
  own: { raises: 0, least: 55.5, flattest: 0.94, joins: 0.97 },
} as const;
/** Which head hair is drawn on: that of the list, or one with the child's own face. */
export type HeadKind = keyof typeof HEADS;
export const headKind = (faceShape: FaceShape | undefined): HeadKind => (faceShape ? 'own' : 'usual');
/** Least radius beside the crown: hair lies on a skull, and a photo often cuts it off. */
const LEAST_SIDE = 51.5;
/** How much of the difference between both sides is kept: most of it is a turned head. */
const UNEVEN = 0.4;
/** A crown is no flatter than this share of its half width. */
const FLATTEST = { straight: 0.94, wavy: 0.96, loose: 0.98, ringlets: 0.98, coils: 1 } as const;
/** How far the silhouette is drawn towards the half ellipse over its sides: it has no corners. */
const ROUNDED = { straight: 0.6, wavy: 0.5, loose: 0.4, ringlets: 0.4, coils: 0.5 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function raiseAndEven({ radii }: HairShape, raises: number): number[] {
  const raised = radii.map((r, i) => r * (1 + raises * Math.max(0, Math.cos(radians(angles[i] ?? 0))) ** 2));
  const mirrored = [...raised].reverse();
  return raised.map((r, i) => mixNumber((r + (mirrored[i] ?? r)) / 2, r, UNEVEN));
}

/** Half the width of the silhouette on one side: above the ears, or above the brows where hair falls on from there. */
function findHalfWidth(radii: readonly number[], shape: HairShape, side: Side, joins: number): number {
  const falls = isFalling(shape, side);
  const reach = radii.map((r, i) => {
    const degrees = (angles[i] ?? 0) * side;
    return degrees >= 40 && degrees <= (falls ? 70 : 90) ? r * Math.sin(radians(degrees)) : 0;
  });
  return Math.max(52, ...reach, falls ? (fallOn(shape, side).outer[0] ?? 0) * joins : 0);
}

/** The silhouette over the head, round from side to side: a photo's outline has corners where light or hands cut it. */
export function roundCrown(shape: HairShape, head: HeadKind): number[] {
  const curl = findCurl(shape);
  const { raises, least, flattest, joins } = HEADS[head];
  const even = raiseAndEven(shape, raises);
  const [left, right] = ([-1, 1] as const).map((side) => findHalfWidth(even, shape, side, joins)) as [number, number];
  const middle = (even.length - 1) / 2;
  const tops = even.slice(middle - 1, middle + 2);
  const measuredTop = tops.reduce((sum, r) => sum + r, 0) / tops.length;
  const top = Math.max(measuredTop, least, flattest * FLATTEST[curl] * Math.min(left, right));
  const rounded = even.map((r, i) => {
    const degrees = angles[i] ?? 0;
    const width = degrees < 0 ? left : right;
    if (Math.abs(degrees) > 90) return r;
    const [across, up] = [Math.sin(radians(degrees)) / width, Math.cos(radians(degrees)) / top];
    const ellipse = 1 / Math.hypot(across, up);
    return mixNumber(Math.min(r, ellipse * 1.04), ellipse, ROUNDED[curl]);
  });
  const calm = rounded.map((r, i) => ((rounded[i - 1] ?? r) + 2 * r + (rounded[i + 1] ?? r)) / 4);
  return calm.map((r, i) => {
    const up = clamp((80 - Math.abs(angles[i] ?? 0)) / 40, 0, 1);
    return Math.max(r, LEAST_SIDE + (least - LEAST_SIDE) * up);
  });
}
