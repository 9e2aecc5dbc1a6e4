import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp } from '../../../../paint';
import { isCurlMass } from '../../own/curl';
import { isFalling, isTucked, type Side } from '../../own/outline';

const { fallRows } = HAIR_MEASURES;

/** From this share of a fall on its outer edge draws in, at its tips by this share of its width. */
const DRAWS_IN = { from: 0.45, by: 0.34 } as const;
/** How much of its width fine hair lacks beside the head. */
const FINER = 0.24;

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Hair that falls draws in to its tips, and fine hair lies close: cut off at its full width it would be a wall. */
export function taperFalls<S extends HairShape>(shape: S, fine: number): S {
  if (isCurlMass(shape)) return shape;
  const tapered = (side: Side): HairShape['left'] => {
    const fall = side < 0 ? shape.left : shape.right;
    if (!isFalling(shape, side) || isTucked(shape, side)) return fall;
    const outer = fall.outer.map((x, row) => {
      const inner = fall.inner[row] ?? 0;
      const down = row / (fallRows - 1);
      const low = ease(clamp((down - DRAWS_IN.from) / (1 - DRAWS_IN.from), 0, 1));
      return inner + (x - inner) * (1 - DRAWS_IN.by * low) * (1 - FINER * fine * clamp(down * 2, 0, 1));
    });
    return { ...fall, outer };
  };
  return { ...shape, left: tapered(-1), right: tapered(1) };
}
