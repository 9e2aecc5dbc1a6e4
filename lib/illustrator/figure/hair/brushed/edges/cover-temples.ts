import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { fallOn, hairlineAt, isFalling, isTucked, type Side } from '../../own/outline';

const { columns } = HAIR_MEASURES;
const TEMPLE = Math.max(...columns);

/** A fringe that hangs lower than these heights beside the brow and at the temple runs on into the hair beside the face. */
const RUNS_ON = { beside: 36, brow: -16, temple: -14 } as const;
/** There the hair covers the temple: it begins this far out, and ends beside the eye; head units. */
const COVERS = { frames: 46, beside: 2 } as const;

/** Sides on which a fringe runs on into hair that falls. */
export const coveredTemples = (shape: HairShape): readonly Side[] =>
  ([-1, 1] as const).filter(
    (side) =>
      isFalling(shape, side) &&
      !isTucked(shape, side) &&
      hairlineAt(shape, side * RUNS_ON.beside) > RUNS_ON.brow &&
      hairlineAt(shape, side * TEMPLE) > RUNS_ON.temple,
  );

/** Hair without a gap of skin between the fringe and what falls beside the face, on the sides that it covers. */
export function coverTemples(shape: HairShape, sides: readonly Side[]): HairShape {
  const covering = (side: Side): HairShape['left'] => {
    const fall = fallOn(shape, side);
    return sides.includes(side) ? { ...fall, inner: fall.inner.map((x) => Math.min(x, COVERS.frames)) } : fall;
  };
  const hairline = shape.hairline.map((y, i) => {
    const x = columns[i] ?? 0;
    return Math.abs(x) === TEMPLE && sides.includes(x < 0 ? -1 : 1) ? Math.max(y, COVERS.beside) : y;
  });
  return { ...shape, hairline, left: covering(-1), right: covering(1) };
}
