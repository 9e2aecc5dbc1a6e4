import { add, clamp, length, mul, normalize, perpendicular, radians, sub, type Vec } from '../../paint';
import type { ArmPose, Pose, Side } from '../pose';
import type { Bones } from './bones';
import { FOOTPLATE, footDepth } from './foot-turn';
import { INSTEP_HEIGHT } from './instep';
import { type Build, FOOT_HEIGHT, type Proportions, proportions } from './proportions';

export type Skeleton = {
  readonly size: Proportions;
  /** A point of the torso: `u` across in head units, `v` along the curved spine, 0 hips to 1 neck. */
  readonly at: (u: number, v: number) => Vec;
  readonly up: Vec;
  readonly turnSin: number;
  readonly turnCos: number;
  readonly torso: number;
  readonly arms: Readonly<Record<Side, Bones>>;
  readonly legs: Readonly<Record<Side, Bones>>;
  /** Lowest point the figure stands on, below the pelvis. */
  readonly ground: number;
};

/** A limb is never quite straight: its reach, in lengths. */
const LONGEST = 0.998;

/** Two-bone inverse kinematics: joint and reachable end for a target. */
function reach(root: Vec, target: Vec, upper: number, lower: number, bend: number): Bones {
  const longest = (upper + lower) * LONGEST;
  let towards = sub(target, root);
  let distance = length(towards);
  let end = target;
  if (distance > longest) {
    towards = mul(towards, longest / distance);
    distance = longest;
    end = add(root, towards);
  }
  distance = Math.max(distance, Math.abs(upper - lower) + 1);
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const direction = normalize(towards);
  return { root, joint: add(add(root, mul(direction, along)), mul(perpendicular(direction), aside * bend)), end };
}

type Target = { readonly to: Vec; readonly joint?: Vec; readonly bend?: number; readonly stretch?: number };

function limb(root: Vec, length: number, target: Target): Bones {
  const size = length * (target.stretch ?? 1);
  if (target.joint) return { root, joint: add(root, mul(target.joint, size)), end: add(root, mul(target.to, size)) };
  return reach(root, add(root, mul(target.to, size)), size / 2, size / 2, target.bend ?? 1);
}

/** The hip over the leg that carries is higher by at most this, radians, and the shoulder over it lower. */
const MOST_TILT = 0.085;
/** A leg that is shorter than the other by more than this, in lengths, is lifted and tilts nothing. */
const LIFTED = 0.3;

/** How far the hips of who stands or walks turn clockwise: the leg that reaches further down carries. */
function hipTilt({ stands, legs: { L, R }, order }: Pose): number {
  if (stands !== 'feet' || L.joint || R.joint || order.includes('chairFront')) return 0;
  const further = L.to[1] - R.to[1];
  return Math.abs(further) > LIFTED ? 0 : clamp(further * 30, -1, 1) * MOST_TILT;
}

/** The torso as a quadratic curve: hips at the origin, leaning, then bending; `tilt` turns hips against shoulders. */
function spine(pose: Pose, torso: number, tilt: number) {
  const lean = radians(pose.lean);
  const bend = radians(pose.bend);
  const up = (a: number): Vec => [Math.sin(a), -Math.cos(a)];
  const middle = mul(up(lean), torso * 0.5);
  const neck = add(middle, mul(up(lean + bend), torso * 0.5));
  const along = (v: number): Vec => {
    if (v <= 0) return mul(up(lean), torso * v);
    if (v >= 1) return add(neck, mul(up(lean + bend), torso * (v - 1)));
    return add(mul(middle, 2 * v * (1 - v)), mul(neck, v * v));
  };
  const at = (u: number, v: number): Vec => {
    const a = lean + (bend - 2 * tilt) * clamp(v, 0, 1) + tilt;
    return add(along(v), mul([Math.cos(a), Math.sin(a)], u));
  };
  return { at, up: up(lean + bend) };
}

/** Half of a trouser's knee, which carries who kneels. */
const KNEE = 12.4;

/** A leg that kneels, laid on the ground: the knee rests on it, the shin runs along it. */
const laid = ({ root, joint, end }: Bones, ground: number, chubbiness: number): Bones => ({
  root,
  joint: [joint[0], ground - KNEE * chubbiness],
  end: [end[0], ground - INSTEP_HEIGHT],
});

export function skeleton(age: number, pose: Pose, build?: Build): Skeleton {
  const size = proportions(age, build);
  const [turnSin, turnCos] = [Math.sin(pose.turn), Math.cos(pose.turn)];
  const torso = size.torso * (pose.torso ?? 1);
  const tilt = size.contrapposto * hipTilt(pose);
  const { at, up } = spine(pose, torso, tilt);
  const shoulder = size.shoulders * (0.62 + 0.38 * turnCos) * 0.85;
  const hip = size.hips * 0.54 * (0.6 + 0.4 * turnCos);
  const legLength = size.leg - FOOT_HEIGHT;
  // The heads of small children are the largest, so that their arms need more to reach over them.
  const reaches = 1 + Math.max(0, 6 - age) * 0.08;
  const stretched = ({ stretch = 1, ...rest }: ArmPose) => ({ ...rest, stretch: 1 + (stretch - 1) * reaches });
  const arm = (side: Side, u: number) => limb(at(u + 3 * turnSin, 0.855), size.arm, stretched(pose.arms[side]));
  const leg = (side: Side, u: number) => {
    const root = at(u, -0.02);
    if (tilt === 0) return limb(root, legLength, pose.legs[side]);
    // A tilted hip moves no foot: the leg that carries is drawn a little longer if need be.
    const { to, ...rest } = pose.legs[side];
    const across = (angle: number): Vec => [Math.cos(angle) * u, Math.sin(angle) * u];
    const lean = radians(pose.lean);
    const meant = mul(to, legLength * Math.min(1, LONGEST / length(to)));
    const reached = add(meant, sub(across(lean), across(lean + tilt)));
    const stretch = Math.max(1, length(reached) / (legLength * LONGEST));
    return limb(root, legLength, { ...rest, to: mul(reached, 1 / (legLength * stretch)), stretch });
  };
  const arms = { L: arm('L', -shoulder), R: arm('R', shoulder) };
  const bent = { L: leg('L', -hip), R: leg('R', hip) };
  const { chubbiness } = size;
  const joints = Math.max(bent.L.joint[1], bent.R.joint[1]) + 11.5 * chubbiness;
  const seat = at(0, -0.2)[1] + 1;
  const standsOn = (['L', 'R'] as const).filter((side) => pose.legs[side].foot !== 'instep');
  const soles = Math.max(...standsOn.map((side) => bent[side].end[1] + footDepth(pose.legs[side], bent[side])));
  const wheeled = pose.order.includes('chairFront') ? FOOTPLATE : 0;
  const standing = {
    feet: soles + wheeled,
    knees: Math.max(joints, bent.L.end[1] + 8, bent.R.end[1] + 8),
    body: Math.max(joints, seat, bent.L.end[1] + 7, bent.R.end[1] + 7),
    seat,
    pelvis: 0,
  }[pose.stands];
  const lie = (side: Side) => (pose.legs[side].foot === 'instep' ? laid(bent[side], standing, chubbiness) : bent[side]);
  const legs = { L: lie('L'), R: lie('R') };
  return { size, at, up, turnSin, turnCos, torso, arms, legs, ground: standing + (pose.lift ?? 0) * size.leg };
}
