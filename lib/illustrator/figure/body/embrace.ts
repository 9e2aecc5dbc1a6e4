import { add, type Vec } from '../../paint';
import type { Pose, Side } from '../pose';
import { type Build, proportions } from './proportions';
import { type Skeleton, skeleton } from './skeleton';

/** Hands lie this far behind the middle of who is held, near and far arm, head units. */
const BEYOND: Readonly<Record<Side, Vec>> = { L: [12, 3], R: [20, -8] };

const between = ({ arms }: Skeleton): Vec => [
  (arms.L.root[0] + arms.R.root[0]) / 2,
  (arms.L.root[1] + arms.R.root[1]) / 2,
];

/** Where the arms of a pose close around somebody, in the body's frame. */
export function embracePoint(pose: Pose, bones: Skeleton): Vec | null {
  if (!pose.embrace) return null;
  const [x, y] = between(bones);
  return [x + pose.embrace.at[0] * bones.size.arm, y + pose.embrace.at[1] * bones.size.arm];
}

/** The pose whose arms close at `height` above the ground (head units): animals are held where they are broad. */
export function reachAround(pose: Pose, age: number, height: number, build?: Build): Pose {
  const { embrace } = pose;
  if (!embrace || embrace.lifted) return pose;
  const { arm } = proportions(age, build);
  // Who is low is bent down to, as far as a back bends.
  const first = skeleton(age, pose, build);
  const wanted = first.ground - height - between(first)[1];
  const bow = Math.min(14, Math.max(0, (wanted / arm - 0.45) * 34));
  const bowed: Pose = { ...pose, lean: pose.lean + bow, bend: pose.bend + bow * 0.5 };
  const bones = skeleton(age, bowed, build);
  const middle = between(bones);
  const drop = Math.max(-0.3, Math.min(0.78, (bones.ground - height - middle[1]) / arm));
  const at: Vec = [embrace.at[0] - Math.max(0, drop - 0.4) * 0.3, drop];
  const point = add(middle, [at[0] * arm, at[1] * arm]);
  const reaching = (side: Side) => {
    const [x, y] = bones.arms[side].root;
    const [dx, dy] = BEYOND[side];
    return { ...bowed.arms[side], to: [(point[0] + dx - x) / arm, (point[1] + dy - y) / arm] as Vec };
  };
  return { ...bowed, embrace: { at }, arms: { L: reaching('L'), R: reaching('R') } };
}
