import type { Vec } from '../paint';
import type { Expression, ExpressionName } from './expressions';

/** Left and right of the picture, for a figure that faces right. */
export type Side = 'L' | 'R';

export const GESTURES = [
  'relaxed',
  'hang',
  'wave',
  'fist',
  'point',
  'hold',
  'rest',
  'cup',
  'flat',
  'grip',
  'pinch',
  'measure',
  'cradle',
  'two',
  'claw',
] as const;
export type Gesture = (typeof GESTURES)[number];

/** Places of a body that hands rest on; left and right are those of the picture. */
export const BODY_PARTS = [
  'chest',
  'belly',
  'back',
  'leftShoulder',
  'rightShoulder',
  'leftSide',
  'rightSide',
  'leftArm',
  'rightArm',
  'leftHand',
  'rightHand',
  'leftKnee',
  'rightKnee',
  'lap',
  'leftCheek',
  'rightCheek',
  'crown',
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

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
  /** Longer than the arm is, for what lies above a big head. */
  readonly stretch?: number;
  /** Where the forearm comes over somebody's shoulder from behind, in arm lengths from the own shoulder. */
  readonly over?: Vec;
};

export type LegPose = Reach & {
  /** Which way the toes point. */
  readonly toes?: 1 | -1;
  /** Degrees of the foot; flat on the ground when absent, `along` the shin in the air, on its `instep` in kneeling. */
  readonly foot?: number | 'along' | 'instep' | 'hidden';
  /** Foreshortening of the foot, 1 is seen from the side. */
  readonly footLength?: number;
};

/**
 * Parts in drawing order. `cover`, `support`, `embrace` and `mount` are places where a scene draws its own things,
 * `held` is what both hands hold, `skirt` the skirt of a figure whose thighs are in front of its body.
 */
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
  | 'skirt'
  | 'held'
  | 'cover'
  | 'support'
  | 'embrace'
  | 'mount'
  | 'chairBack'
  | 'chairFront';

/** What a figure holds by itself when its scene gives it nothing. */
export type OwnThing = 'book' | 'bowl' | 'spoon' | 'box' | 'ball' | 'candle' | 'rope';

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
    /** What `adjust` makes of every expression; own faces and grown-ups show this instead. */
    readonly feeling?: ExpressionName;
  };
  readonly order: readonly Layer[];
  /**
   * What stands at the place of the figure: feet, knees, the lowest part of the body (on the ground), the seat (legs
   * may hang below), or the pelvis itself (in bed, in the air).
   */
  readonly stands: 'feet' | 'knees' | 'body' | 'seat' | 'pelvis';
  /** Height of the feet above the ground in leg lengths. */
  readonly lift?: number;
  /** Degrees that the whole figure is turned, for lying. */
  readonly rotate?: number;
  /** The leg further from the viewer, painted a little darker. */
  readonly farLeg?: Side;
  /** The hand that holds what a scene gives. */
  readonly holdHand: Side | 'both';
  /** Where a thing in both hands is, from the middle between the grips, head units. */
  readonly heldAt?: Vec;
  readonly own?: Partial<Record<Side | 'both', OwnThing>>;
  /** Where the arms close around someone, in arm lengths from the middle of the shoulders; lifted off the ground. */
  readonly embrace?: { readonly at: Vec; readonly lifted?: boolean };
  /** The air that passes a moving figure and carries hair and cloth: page frame, facing right, length 0..1. */
  readonly rush?: Vec;
  /** Parts that a quilt hides: not drawn when the scene has one. */
  readonly hidden?: readonly Layer[];
  /** How many times rounder than usual a tummy is that has something inside. */
  readonly tummy?: number;
  /** A child who uses a wheelchair leaves it for this pose. */
  readonly leavesChair?: boolean;
};
