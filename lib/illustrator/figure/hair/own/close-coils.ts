import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import { findCurl } from './curl';
import { isFalling } from './outline';

const { angles } = HAIR_MEASURES;

/** Angle at which the sides are compared, degrees; and what a bare head measures there and at its crown. */
const SIDE_AT = 70;
const BARE = { side: 55, crown: 53 } as const;
/** Hair that stands off by no more than the first lies close to the head, by more than the second it does not. */
const STANDS_OFF = { close: 10, full: 13 } as const;
/** How far close hair stands off the drawn skull at crown and sides. */
const CLOSE = { crown: 54.5, side: 52 } as const;

/**
 * How close short coils lie to the head, 0 to 1. A turned head shows its back on one side, so the side that stands off
 * less counts twice.
 */
export function computeCloseness(measured: HairShape): number {
  if (findCurl(measured) !== 'coils' || isFalling(measured, -1) || isFalling(measured, 1)) return 0;
  const at = (degrees: number) => measured.radii[angles.indexOf(degrees)] ?? BARE.side;
  const [left, right] = [at(-SIDE_AT), at(SIDE_AT)];
  const side = (left + right) / 4 + Math.min(left, right) / 2 - BARE.side;
  const off = side * 0.65 + (at(0) - BARE.crown) * 0.35;
  return 1 - clamp((off - STANDS_OFF.close) / (STANDS_OFF.full - STANDS_OFF.close), 0, 1);
}

/** The silhouette of smoothed hair, drawn to the skull as far as it lies close. */
export const lieClose = (shape: HairShape, closeness: number): HairShape => ({
  ...shape,
  radii: shape.radii.map((r, i) => {
    const up = Math.max(0, Math.cos(((angles[i] ?? 0) * Math.PI) / 180));
    const close = CLOSE.side + (CLOSE.crown - CLOSE.side) * up;
    return mixNumber(r, Math.min(r, close), closeness);
  }),
});
