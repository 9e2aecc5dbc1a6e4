import { angle, polar, radians, type Vec } from '../paint';
import type { Skeleton } from './body/skeleton';
import type { Pose } from './pose';

/** Middle and angle (radians) of the head, in the body's frame. */
export function headPlace(bones: Skeleton, pose: Pose, tilt = 0): { readonly centre: Vec; readonly angle: number } {
  const { roll = 0, follow = 0.5 } = pose.head;
  const spineTurn = angle(bones.up) + Math.PI / 2;
  const headAngle = radians(roll) + spineTurn - radians((pose.lean + pose.bend) * (1 - follow)) + tilt;
  return {
    centre: polar(bones.at(0, 1), headAngle - Math.PI / 2, bones.size.neck + 50.5 * bones.size.head),
    angle: headAngle,
  };
}
