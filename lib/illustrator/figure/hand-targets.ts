import type { Vec } from '../paint';
import type { Direction, Gesture, Side } from './pose';

/** A hand whose grip meets a point, in the frame that the figure's place is given in. */
export type HandTarget = {
  readonly at: Vec;
  readonly shape: Gesture;
  /** Where the fingers point in that frame, degrees: 0 right, 90 down; in line with the forearm when absent. */
  readonly angle?: number;
  /** Where the thumb is; up by default. */
  readonly thumb?: 'up' | 'down';
  /** Which way the elbow goes; down by default, as its weight takes it. */
  readonly elbow?: Direction;
  /** Somebody or something is there: the back bows further for it than for a place in the air. */
  readonly touches?: boolean;
  /** The shoulder of somebody over which the forearm comes from behind. */
  readonly over?: Vec;
};

export type HandTargets = Partial<Record<Side, HandTarget>>;
