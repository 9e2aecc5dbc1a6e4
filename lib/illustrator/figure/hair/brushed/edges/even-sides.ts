import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../../../paint';
import { isFalling } from '../../own/outline';

const { columns } = HAIR_MEASURES;

/** How much of the difference between both short sides is kept: a turned head hides what grows before its far ear. */
const UNEVEN = 0.25;
/** Short hair grows at least down to here before the ear, and ends no further above that of the fuller side; head units. */
const [BEFORE_EAR, ABOVE_FULLER] = [3, 4];
/** From this far out on the hairline belongs to the temples; how low it grows there at least. */
const TEMPLES_FROM = 26;
const grows = (x: number): number => (Math.abs(x) > 40 ? -5 : Math.abs(x) > 32 ? -23 : -34);

/** Longest tips of short sides, head units: at the first they are full, at the second the skin shows through them. */
const SIDES = { full: -3, thin: -10 } as const;

/**
 * How thin the short sides are in the photo, 0 for full ones to 1: those of the fuller side count, because a turned head
 * hides the other.
 */
export function thinnessOfSides({ left, right }: HairShape): number {
  return clamp((SIDES.full - Math.max(left.tip, right.tip)) / (SIDES.full - SIDES.thin), 0, 1);
}

/** Short hair grows alike on both temples and down to both ears: a cap would end above them. */
export function evenSides(shape: HairShape): HairShape {
  if (shape.cover !== 'hair' || isFalling(shape, -1) || isFalling(shape, 1)) return shape;
  const { left, right, hairline } = shape;
  const toward = (own: number, other: number) => mixNumber((own + other) / 2, own, UNEVEN);
  const even = (own: HairShape['left'], other: HairShape['left']): HairShape['left'] => ({
    ...own,
    tip: Math.max(BEFORE_EAR, toward(own.tip, other.tip), other.tip - ABOVE_FULLER),
  });
  return {
    ...shape,
    left: even(left, right),
    right: even(right, left),
    hairline: hairline.map((y, i) => {
      const x = columns[i] ?? 0;
      if (Math.abs(x) < TEMPLES_FROM) return y;
      return Math.max(grows(x), toward(y, hairline[columns.length - 1 - i] ?? y));
    }),
  };
}
