import type { Vec } from '../../paint';
import type { Expression, ExpressionName } from '../expressions';
import type { FaceSource } from '../face-layer';
import type { HairMotion } from '../hair/motion';
import type { Hat } from '../outfit';
import type { GrownUp } from './grown-up';

/** How a head is held and what it shows; angles in radians. */
export type HeadPose = {
  /** -π..π, positive to the right of the picture; beyond ± 1 the head is seen from the side, then from behind. */
  readonly yaw: number;
  readonly pitch: number;
  readonly expression: ExpressionName;
  /** A child's own face keeps the mood of its photo: in the portrait. */
  readonly ownMood?: boolean;
  /** A child's own face is drawn closer to its photo: the advanced model. */
  readonly closer?: boolean;
  /** The feeling of the pose, which own faces and grown-ups show instead of `expression` and `adjust`. */
  readonly feeling?: ExpressionName;
  /** Small changes to the expression that belong to a pose. */
  readonly adjust?: Partial<Expression>;
  readonly gaze?: Vec;
  /** A picture book's: round mouths turn with the head. */
  readonly pictureBook?: boolean;
  /** The painted head of the advanced model; the back of the head is always drawn. */
  readonly face?: FaceSource;
  /** Gravity and wind on the hair, in the head's frame; by default it hangs still. */
  readonly hairMotion?: HairMotion;
  readonly grownUp?: GrownUp;
  readonly hat?: Hat;
  /** Glasses are goggles for the water, on a strap round the head. */
  readonly goggles?: boolean;
};

/** The two passes of a head: what lies behind the body, and the rest. */
export type HeadDrawing = { readonly back: () => void; readonly front: () => void };
