import type { Vec } from '../paint';
import type { Expression } from './expressions';

/** Left and right of the picture, for a figure that faces right. */
export type Side = 'L' | 'R';

export const GESTURES = ['relaxed', 'wave', 'fist', 'point', 'hold', 'rest', 'cup'] as const;
export type Gesture = (typeof GESTURES)[number];

/** Where a limb ends, in lengths of the limb from its own shoulder or hip, so that poses survive ages. */
type Reach = {
  readonly to: Vec;
  /** Which way elbow or knee bends. */
  readonly bend?: 1 | -1;
  /** Place of elbow or knee when the bend is foreshortened. */
  readonly joint?: Vec;
};

export type ArmPose = Reach & {
  readonly gesture?: Gesture;
  /** Degrees that the hand turns against the forearm. */
  readonly handTurn?: number;
  /** Side of the thumb. */
  readonly thumb?: 1 | -1;
};

export type LegPose = Reach & {
  /** Which way the toes point. */
  readonly toes?: 1 | -1;
  /** Degrees of the foot; flat on the ground when absent, `along` the shin in the air. */
  readonly foot?: number | 'along' | 'hidden';
  /** Foreshortening of the foot, 1 is seen from the side. */
  readonly footLength?: number;
};

/** Parts in drawing order; `held`, `cover` and `support` are places where a scene draws its own things. */
export type Layer =
  | 'hairBack'
  | 'armL'
  | 'armR'
  | 'legL'
  | 'legR'
  | 'pelvis'
  | 'neck'
  | 'torso'
  | 'head'
  | 'handL'
  | 'handR'
  | 'cover'
  | 'support';

export type Pose = {
  /** Body turn in radians, lean of the hips and bend of the back in degrees. */
  readonly turn: number;
  readonly lean: number;
  readonly bend: number;
  /** Foreshortening of the torso. */
  readonly torso?: number;
  readonly arms: Readonly<Record<Side, ArmPose>>;
  readonly legs: Readonly<Record<Side, LegPose>>;
  readonly head: {
    readonly yaw: number;
    readonly pitch?: number;
    /** Degrees. */
    readonly roll?: number;
    /** How much the head follows the back, 0..1. */
    readonly follow?: number;
    readonly adjust?: Partial<Expression>;
  };
  readonly order: readonly Layer[];
  /** What stands at the place of the figure: feet, knees, or the pelvis (sitting and lying figures). */
  readonly stands: 'feet' | 'knees' | 'pelvis';
  /** Height of the feet above the ground in leg lengths. */
  readonly lift?: number;
  /** Degrees that the whole figure is turned, for lying. */
  readonly rotate?: number;
  /** The leg further from the viewer, painted a little darker. */
  readonly farLeg?: Side;
  /** The hand that holds what a scene gives. */
  readonly holdHand: Side;
};
