import type { HairShape } from '@/lib/photos';
import { mixNumber } from '../../../../paint';
import { isFalling, isTucked, type Side } from '../../own/outline';

/** How much of the difference between both sides is kept: most of it is a turned head, or hair that lies on a shoulder. */
const UNEVEN = 0.3;

/** Hair that is not tucked behind the ear frames the cheek: it begins no further out. */
const FRAMES = 49;

const framed = (shape: HairShape, side: Side): HairShape['left'] => {
  const fall = side < 0 ? shape.left : shape.right;
  return isTucked(shape, side) ? fall : { ...fall, inner: fall.inner.map((x) => Math.min(x, FRAMES)) };
};

/** Hair that falls on both sides ends nearly alike, and lies as far from the face on both. */
export function evenFalls(shape: HairShape): HairShape {
  if (!isFalling(shape, -1) || !isFalling(shape, 1)) return shape;
  const [left, right] = [framed(shape, -1), framed(shape, 1)];
  const toward = (own: number, other: number) => mixNumber((own + other) / 2, own, UNEVEN);
  const even = (fall: HairShape['left'], other: HairShape['left']): HairShape['left'] => ({
    tip: toward(fall.tip, other.tip),
    outer: fall.outer.map((x, row) => toward(x, other.outer[row] ?? x)),
    inner: fall.inner.map((x, row) => toward(x, other.inner[row] ?? x)),
  });
  return { ...shape, left: even(left, right), right: even(right, left) };
}
