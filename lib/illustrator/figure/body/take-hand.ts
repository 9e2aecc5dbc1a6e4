import type { Pose } from '../pose';
import type { Build } from './proportions';
import { skeleton } from './skeleton';

/** The pose whose right hand is `height` above the ground (head units): a grown-up's hand is taken from below. */
export function takeHand(pose: Pose, age: number, height: number, build?: Build): Pose {
  const bones = skeleton(age, pose, build);
  const { root } = bones.arms.R;
  const drop = Math.max(-0.6, Math.min(0.94, (bones.ground - height - root[1]) / bones.size.arm));
  const aside = Math.min(0.72, Math.sqrt(Math.max(0.04, 0.94 - drop * drop)));
  return { ...pose, arms: { ...pose.arms, R: { ...pose.arms.R, to: [aside, drop], joint: undefined } } };
}
