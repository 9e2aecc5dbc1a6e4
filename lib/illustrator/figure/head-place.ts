import { angle, polar, radians, type Vec } from '../paint';
import type { Skeleton } from './body/skeleton';
import type { Pose } from './pose';

/** Middle of the head above the neck, in heights of the head. */
const ABOVE_NECK = 50.5;
/**
 * In a picture book a head tilts on its neck: the neck goes this share of the way with it, and the joint between them is
 * this far below the middle of the head, head units.
 */
const JOINT = { follows: 0.5, below: 27 } as const;

/** Middle and angle (radians) of the head, in the body's frame. */
export function headPlace(bones: Skeleton, pose: Pose, tilt = 0): { readonly centre: Vec; readonly angle: number } {
  const { roll = 0, follow = 0.5 } = pose.head;
  const { neck, head, contrapposto } = bones.size;
  const spineTurn = angle(bones.up) + Math.PI / 2;
  const headAngle = radians(roll) + spineTurn - radians((pose.lean + pose.bend) * (1 - follow)) + tilt;
  const base = bones.at(0, 1);
  const up = (a: number) => a - Math.PI / 2;
  // A body of the first edition holds the head on a stiff neck.
  if (contrapposto === 0) return { centre: polar(base, up(headAngle), neck + ABOVE_NECK * head), angle: headAngle };
  const neckAngle = spineTurn + (headAngle - spineTurn) * JOINT.follows;
  const joint = polar(base, up(neckAngle), neck + (ABOVE_NECK - JOINT.below) * head);
  return { centre: polar(joint, up(headAngle), JOINT.below * head), angle: headAngle };
}
