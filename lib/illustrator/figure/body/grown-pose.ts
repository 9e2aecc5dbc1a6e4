import type { ArmPose, Pose } from '../pose';
import { type Build, isGrown } from './proportions';

/** Longer arms from broader shoulders hang closer to the body. */
const hanging = (arm: ArmPose): ArmPose =>
  arm.to[1] > 0.78 && !arm.joint ? { ...arm, to: [arm.to[0] * 0.5, Math.min(0.985, arm.to[1] * 1.06)] } : arm;

/** A child's pose as a grown-up takes it; a hand is given downwards. */
export function grownPose(pose: Pose, build: Build | undefined, givesHand: boolean): Pose {
  if (!isGrown(build)) return pose;
  if (givesHand)
    return { ...pose, lean: 5, bend: 5, arms: { L: hanging(pose.arms.L), R: { ...pose.arms.R, to: [0.34, 0.93] } } };
  return { ...pose, arms: { L: hanging(pose.arms.L), R: hanging(pose.arms.R) } };
}
