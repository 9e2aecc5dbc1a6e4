import type { LegPose, Pose } from '../pose';

type Haul = {
  readonly lean: number;
  readonly bend: number;
  readonly legs: { readonly L: LegPose; readonly R: LegPose };
  readonly head: Pose['head'];
  readonly turn?: number;
};

/** Somebody on a rope on the right: both hands on it, the weight behind them. */
const haul = ({ lean, bend, legs, head, turn = 0.58 }: Haul) =>
  ({
    stands: 'feet',
    holdHand: 'both',
    farLeg: 'R',
    turn,
    lean,
    bend,
    arms: {
      L: { to: [0.86, 0.34], bend: 1, gesture: 'hold', thumb: 1 },
      R: { to: [0.9, 0.22], bend: 1, gesture: 'hold', thumb: 1 },
    },
    legs,
    head,
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL'],
  }) as const satisfies Pose;

/** Ways to pull on a rope with others; only hands on targets meet it. */
export const hauling = {
  /** The whole body one line, both heels in the ground. */
  haulLean: haul({
    lean: -30,
    bend: 4,
    legs: { L: { to: [0.36, 0.92], bend: -1 }, R: { to: [0.62, 0.78], bend: -1, foot: -16 } },
    head: { yaw: 0.44, roll: 14, pitch: 0.04, follow: 0.2 },
  }),
  /** Nearly sitting, the knees before the chest. */
  haulLow: haul({
    lean: -30,
    bend: 16,
    legs: {
      L: { joint: [0.48, -0.02], to: [0.72, 0.44], foot: -16 },
      R: { joint: [0.46, -0.1], to: [0.9, 0.34], foot: -20 },
    },
    head: { yaw: 0.5, roll: 18, pitch: 0.1, follow: 0.2 },
  }),
  /** In a wheelchair that tips back on its large wheels, the feet ahead. */
  haulSeated: {
    ...haul({
      lean: -5,
      bend: 4,
      legs: { L: { to: [0.36, 0.92], bend: -1 }, R: { to: [0.62, 0.78], bend: -1 } },
      head: { yaw: 0.5, roll: 14, pitch: 0.06, follow: 0.2 },
    }),
    rotate: -15,
  },
  /** A wide step, the hind leg bent and heavy. */
  haulWide: haul({
    lean: -14,
    bend: 12,
    legs: {
      L: { joint: [-0.02, 0.46], to: [-0.34, 0.84], toes: 1 },
      R: { to: [0.62, 0.74], bend: -1, foot: -12 },
    },
    head: { yaw: 0.4, roll: 6, pitch: 0.16, follow: 0.3 },
  }),
  /** On the heels, the head thrown back. */
  haulBack: haul({
    lean: -22,
    bend: -8,
    legs: { L: { to: [0.3, 0.9], bend: -1, foot: -24 }, R: { to: [0.46, 0.84], bend: -1, foot: -32 } },
    head: { yaw: 0.3, roll: -10, pitch: -0.24, follow: 0.4 },
  }),
  /** Bowed over the hands, the chin on the chest. */
  haulBow: haul({
    lean: -8,
    bend: 24,
    legs: { L: { joint: [0.2, 0.4], to: [0.06, 0.84] }, R: { to: [0.6, 0.74], bend: -1, foot: -10 } },
    head: { yaw: 0.5, roll: 0, pitch: 0.3, follow: 0.3 },
  }),
  /** The rope over the shoulder, away from what is pulled, which is behind on the left. */
  haulOver: {
    ...haul({
      lean: 30,
      bend: 8,
      legs: { L: { to: [-0.5, 0.82], bend: -1, toes: 1, foot: 24 }, R: { joint: [0.4, 0.36], to: [0.2, 0.82] } },
      head: { yaw: 0.56, roll: 4, pitch: 0.06, follow: 0.2 },
    }),
    arms: {
      L: { to: [0.3, 0.2], bend: 1, gesture: 'fist', thumb: 1 },
      R: { to: [0.4, 0.1], bend: 1, gesture: 'fist', thumb: 1 },
    },
  },
} as const satisfies Record<string, Pose>;
