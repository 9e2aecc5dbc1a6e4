import type { Pose } from '../pose';

const free = { stands: 'feet', holdHand: 'R', farLeg: 'R' } as const;

/** Poses of play: the whole body moves. */
export const playing = {
  /** A twirl on the toes; skirts swing. */
  dance: {
    ...free,
    rush: [-0.5, 0.1],
    turn: 0.34,
    lean: -5,
    bend: 10,
    arms: {
      L: { to: [-0.84, 0.1], bend: 1, gesture: 'relaxed', handTurn: 16, thumb: -1 },
      R: { to: [0.58, -0.7], bend: 1, gesture: 'wave', thumb: 1, handTurn: 14 },
    },
    legs: {
      L: { to: [0.06, 0.99], bend: -1, foot: 34, footLength: 0.86 },
      R: { joint: [0.2, 0.44], to: [-0.2, 0.72], foot: 58 },
    },
    head: { yaw: 0.34, roll: -8, pitch: -0.08 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head', 'armR'],
  },
  dance2: {
    ...free,
    rush: [0, 0.25],
    turn: 0.26,
    lean: -3,
    bend: 6,
    arms: {
      L: { to: [-0.64, -0.68], bend: -1, gesture: 'wave', thumb: -1, handTurn: -10 },
      R: { to: [0.62, -0.7], bend: 1, gesture: 'wave', thumb: 1, handTurn: 10 },
    },
    legs: {
      L: { to: [-0.02, 1], bend: 1, toes: -1, footLength: 0.82 },
      R: { joint: [0.42, 0.16], to: [0.26, 0.56], foot: 26 },
    },
    head: { yaw: 0.24, roll: 7, pitch: -0.1 },
    order: ['hairBack', 'legL', 'pelvis', 'neck', 'torso', 'legR', 'skirt', 'head', 'armL', 'armR'],
  },
  /** Off the ground with both arms flung up and the heels behind. */
  leapForJoy: {
    ...free,
    lift: 0.26,
    rush: [0, -0.45],
    turn: 0.16,
    lean: -4,
    bend: -5,
    arms: {
      L: { to: [-0.78, -0.62], bend: -1, gesture: 'wave', thumb: -1, stretch: 1.08 },
      R: { to: [0.72, -0.7], bend: 1, gesture: 'wave', thumb: 1, stretch: 1.08 },
    },
    legs: {
      L: { to: [-0.42, 0.86], bend: 1, toes: -1, foot: 40 },
      R: { joint: [0.46, 0.18], to: [0.24, 0.56], foot: 36 },
    },
    head: { yaw: -0.1, roll: -2, pitch: -0.14 },
    order: ['hairBack', 'legL', 'legR', 'pelvis', 'neck', 'torso', 'head', 'armL', 'armR'],
  },
  /** Legs wide, the knees bent, both hands low: a keeper who waits for a ball. */
  straddle: {
    ...free,
    turn: 0.1,
    lean: 3,
    bend: 6,
    arms: {
      L: { to: [-0.52, 0.7], bend: 1, gesture: 'wave', thumb: 1 },
      R: { to: [0.52, 0.7], bend: -1, gesture: 'wave', thumb: -1 },
    },
    legs: {
      L: { to: [-0.36, 0.92], bend: 1, toes: -1, footLength: 0.86 },
      R: { to: [0.36, 0.92], bend: -1, footLength: 0.86 },
    },
    head: { yaw: 0.1, pitch: 0.1 },
    order: ['hairBack', 'legL', 'legR', 'pelvis', 'neck', 'torso', 'head', 'armL', 'armR'],
  },
  kick: {
    ...free,
    rush: [-0.25, 0],
    turn: 0.6,
    lean: -11,
    bend: 6,
    arms: {
      L: { to: [-0.82, 0.26], bend: 1, gesture: 'relaxed', handTurn: 10 },
      R: { to: [0.66, -0.12], bend: 1, gesture: 'relaxed', thumb: -1 },
    },
    legs: {
      L: { to: [-0.06, 0.98], bend: -1 },
      R: { to: [0.82, 0.5], bend: -1, foot: -24 },
    },
    head: { yaw: 0.44, roll: 8, pitch: 0.14, follow: 0.3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  throw: {
    ...free,
    holdHand: 'L',
    own: { L: 'ball' },
    turn: 0.46,
    lean: -10,
    bend: 4,
    arms: {
      L: { to: [-0.62, -0.5], bend: -1, gesture: 'grip', thumb: -1 },
      R: { to: [0.86, -0.16], bend: 1, gesture: 'flat', thumb: -1 },
    },
    legs: {
      L: { to: [-0.28, 0.93], bend: -1 },
      R: { to: [0.44, 0.84], bend: -1, foot: -22 },
    },
    head: { yaw: 0.46, roll: 6, follow: 0.3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL'],
  },
  /** Leans back against a rope or the handle of a wagon on the right. */
  pull: {
    ...free,
    holdHand: 'both',
    own: { both: 'rope' },
    turn: 0.56,
    lean: -17,
    bend: 8,
    arms: {
      L: { to: [0.86, 0.34], bend: 1, gesture: 'hold', thumb: 1 },
      R: { to: [0.86, 0.22], bend: 1, gesture: 'hold', thumb: 1 },
    },
    legs: {
      L: { to: [0.22, 0.84], bend: -1, foot: -4 },
      R: { to: [0.56, 0.78], bend: -1, foot: -14 },
    },
    head: { yaw: 0.42, roll: 6, pitch: 0.06, follow: 0.3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'held', 'handR', 'armL', 'head'],
  },
  /** Leans back as far as it goes with dug-in heels, both fists on what does not give. */
  tug: {
    ...free,
    holdHand: 'both',
    turn: 0.56,
    lean: -36,
    bend: 14,
    arms: {
      L: { to: [0.92, 0.16], bend: 1, gesture: 'fist', thumb: 1 },
      R: { to: [0.94, 0.06], bend: 1, gesture: 'fist', thumb: 1 },
    },
    legs: {
      L: { joint: [0.42, 0.16], to: [0.5, 0.62], foot: -16 },
      R: { joint: [0.46, 0.06], to: [0.78, 0.52], foot: -26 },
    },
    head: { yaw: 0.42, roll: 14, pitch: 0.1, follow: 0.2 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'skirt', 'held', 'head', 'armL'],
  },
  /** A ladder, trunk or rope (`support`) is just on the right of the child. */
  climb: {
    ...free,
    leavesChair: true,
    turn: 0.6,
    lean: 6,
    bend: -3,
    arms: {
      L: { to: [0.98, -0.04], bend: 1, gesture: 'hold', handTurn: -8, thumb: 1 },
      R: { to: [0.7, -0.68], bend: 1, gesture: 'hold', handTurn: 10, thumb: 1 },
    },
    legs: {
      L: { to: [0.1, 0.97], bend: -1, foot: 14 },
      R: { joint: [0.44, 0.2], to: [0.34, 0.6], foot: -4 },
    },
    head: { yaw: 0.4, pitch: -0.18, roll: -6 },
    order: ['hairBack', 'support', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL'],
  },
} as const satisfies Record<string, Pose>;
