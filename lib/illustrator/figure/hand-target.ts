import { add, angle, clamp, length, mul, normalize, perpendicular, radians, sub, type Vec } from '../paint';
import type { Bones } from './body/bones';
import type { Build } from './body/proportions';
import { type Skeleton, skeleton } from './body/skeleton';
import type { FigurePlace } from './figure-look';
import type { HandTarget, HandTargets } from './hand-targets';
import { GRIP } from './hands/gestures';
import { headPlace } from './head-place';
import type { ArmPose, Direction, Pose, Side } from './pose';

/** What is needed to bend the arms of a figure. */
export type Reacher = {
  readonly age: number;
  readonly build?: Build;
  readonly pose: Pose;
  readonly place: FigurePlace;
  readonly facing: 1 | -1;
};

export type Reached = {
  readonly pose: Pose;
  /** How far the grips stay from their targets, head units. */
  readonly gaps: Readonly<Partial<Record<Side, number>>>;
  /** How many of the aimed arms lie over an eye or the mouth of their own face. */
  readonly covered: number;
};

const VECTORS: Readonly<Record<Direction, Vec>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
/** An arm is drawn this much longer than it is before the back helps. */
const GIVE = 1.08;
/** A back leans and bends at most this far for a hand, degrees, and the search goes in these steps. */
const BACK = { most: 12, step: 3, costOfLean: 0.25, costOfBend: 0.2 } as const;
/** The same for a hand that would hover beside what it touches, and the gap from which on it would, head units. */
const BOW = { ...BACK, most: 24, step: 6 } as const;
const HOVERS = 3;
/** A gap that nobody sees, head units. */
const CLOSE_ENOUGH = 1;
const ROUNDS = 6;

/** Eyes and mouth from the middle of the head, and how near an arm comes before it hides them, head units. */
const FEATURES: readonly Vec[] = [
  [-20, 8],
  [20, 8],
  [0, 32],
];
const HIDES = 13;
const COST_OF_COVERED_FACE = 30;

const turned = ([x, y]: Vec, a: number): Vec => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];

/** From the frame of the place into that of the body, for directions and for points. */
function frames({ pose, place, facing }: Reacher, { ground }: Skeleton) {
  const rotation = radians(pose.rotate ?? 0) * facing;
  const direction = (v: Vec): Vec => {
    const [x, y] = turned(v, -rotation);
    return [x * facing, y];
  };
  const point = ([x, y]: Vec): Vec => {
    const [bx, by] = direction([x - place.x, y - place.y]);
    return [bx / place.scale, by / place.scale + ground];
  };
  return { direction, point };
}

function distanceTo([px, py]: Vec, [ax, ay]: Vec, [bx, by]: Vec): number {
  const [dx, dy] = [bx - ax, by - ay];
  const u = clamp(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(px - ax - u * dx, py - ay - u * dy);
}

/** Whether an arm lies over the face of its own body, as far as the arm is drawn over the head. */
function coversFace(
  { centre, angle: tilt }: ReturnType<typeof headPlace>,
  size: number,
  { joint, end }: Bones,
  grip: Vec,
): boolean {
  return FEATURES.some((feature) => {
    const at = add(centre, turned(mul(feature, size), tilt));
    return distanceTo(at, joint, end) < HIDES || distanceTo(at, end, grip) < HIDES;
  });
}

/** Two equal bones from a root; the joint goes to the side of `hint`. */
function bend(root: Vec, target: Vec, half: number, hint: Vec) {
  const towards = sub(target, root);
  const wanted = length(towards);
  const bone = half * Math.min(GIVE, Math.max(1, wanted / (half * 1.97)));
  const distance = Math.max(1, Math.min(wanted, bone * 1.996));
  const direction = normalize(towards);
  const end = add(root, mul(direction, distance));
  const aside = Math.sqrt(Math.max(0, bone ** 2 - (distance / 2) ** 2));
  const across = perpendicular(direction);
  const side = across[0] * hint[0] + across[1] * hint[1] >= 0 ? 1 : -1;
  return { joint: add(add(root, mul(direction, distance / 2)), mul(across, aside * side)), end };
}

/**
 * The elbow of an arm that hangs beside the body goes out to its own side rather than before the chest, and that of the
 * far arm of a turned body back; against its weight, which takes it down.
 */
const OUTWARDS = 0.9;

const elbowOf = (side: Side, { turnSin }: Skeleton): Vec => [
  OUTWARDS * (side === 'L' ? clamp(-1 - 2 * turnSin, -1, 1) : clamp(1 - 2 * turnSin, -1, 1)),
  1,
];

/** One arm with its grip on a point of the body's frame, and how far it stays away from it. */
function aim(bones: Skeleton, side: Side, target: HandTarget, { direction, point }: ReturnType<typeof frames>) {
  const { root } = bones.arms[side];
  const { arm, hand } = bones.size;
  const goal = point(target.at);
  const hint = target.elbow ? direction(VECTORS[target.elbow]) : elbowOf(side, bones);
  const [gx, gy] = GRIP[target.shape];
  const fingers = target.angle === undefined ? null : radians(target.angle);
  const thumbAt = (a: number) => ((Math.cos(a) < 0 ? -1 : 1) * (target.thumb === 'down' ? -1 : 1)) as 1 | -1;
  const gripAt = (a: number) => turned([gx * hand, gy * hand * thumbAt(a)], a);
  let a = fingers === null ? angle(sub(goal, root)) : angle(direction([Math.cos(fingers), Math.sin(fingers)]));
  let found = bend(root, sub(goal, gripAt(a)), arm / 2, hint);
  // A hand in line with its forearm turns the forearm, which turns the hand: a few rounds settle it.
  for (let i = 0; fingers === null && i < ROUNDS; i++) {
    a = angle(sub(found.end, found.joint));
    found = bend(root, sub(goal, gripAt(a)), arm / 2, hint);
  }
  const forearm = angle(sub(found.end, found.joint));
  if (fingers === null) a = forearm;
  const pose: ArmPose = {
    joint: mul(sub(found.joint, root), 1 / arm),
    to: mul(sub(found.end, root), 1 / arm),
    gesture: target.shape,
    handTurn: ((((a - forearm) * 180) / Math.PI + 540) % 360) - 180,
    thumb: thumbAt(a),
    ...(target.over && { over: mul(sub(point(target.over), root), 1 / arm) }),
  };
  const grip = add(found.end, gripAt(a));
  return { pose, gap: length(sub(goal, grip)), bones: { root, ...found }, grip };
}

function aimAll(reacher: Reacher, targets: HandTargets): Reached {
  const { age, build, pose } = reacher;
  const bones = skeleton(age, pose, build);
  const frame = frames(reacher, bones);
  const gaps: Partial<Record<Side, number>> = {};
  const head = headPlace(bones, pose);
  let covered = 0;
  const arms: Record<Side, ArmPose> = { ...pose.arms };
  for (const side of ['L', 'R'] as const) {
    const target = targets[side];
    if (!target) continue;
    const aimed = aim(bones, side, target, frame);
    arms[side] = aimed.pose;
    gaps[side] = aimed.gap;
    if (coversFace(head, bones.size.head, aimed.bones, aimed.grip)) covered += 1;
  }
  return { pose: { ...pose, arms }, gaps, covered };
}

const widest = ({ gaps }: Reached): number => Math.max(0, ...Object.values(gaps));

const unease = (reached: Reached): number => widest(reached) * 2 + reached.covered * COST_OF_COVERED_FACE;

/** Of all leans and bends up to the most the least that closes the gap, or comes nearest to it, and leaves the face free. */
function bow(reacher: Reacher, targets: HandTargets, from: Reached, limits: typeof BACK | typeof BOW): Reached {
  const { most, step, costOfLean, costOfBend } = limits;
  const { pose } = reacher;
  let best = from;
  let least =
    unease(from) +
    costOfLean * Math.abs(from.pose.lean - pose.lean) +
    costOfBend * Math.abs(from.pose.bend - pose.bend);
  for (let lean = -most; lean <= most; lean += step)
    for (let more = -most; more <= most; more += step) {
      const bowed = { ...pose, lean: pose.lean + lean, bend: pose.bend + more };
      const tried = aimAll({ ...reacher, pose: bowed }, targets);
      const cost = unease(tried) + Math.abs(lean) * costOfLean + Math.abs(more) * costOfBend;
      if (cost < least) [best, least] = [tried, cost];
    }
  return best;
}

/** Whether a hand stays beside what it is to touch. */
const hovers = ({ gaps }: Reached, targets: HandTargets): boolean =>
  (['L', 'R'] as const).some((side) => targets[side]?.touches && (gaps[side] ?? 0) > HOVERS);

/**
 * The pose with its hands on their targets. Where an arm is too short, the back helps: a little for a place in the air,
 * as far as it can for somebody or something that a hand touches.
 */
export function reachTargets(reacher: Reacher, targets: HandTargets): Reached {
  const straight = aimAll(reacher, targets);
  if (widest(straight) < CLOSE_ENOUGH && straight.covered === 0) return straight;
  const leaning = bow(reacher, targets, straight, BACK);
  return hovers(leaning, targets) ? bow(reacher, targets, leaning, BOW) : leaning;
}

/** The side of the body that is on the left or right of the picture. */
export const sideOf = (hand: 'left' | 'right', facing: 1 | -1): Side =>
  (hand === 'left') === (facing === 1) ? 'L' : 'R';
