import type { Pose } from '../pose';

const feet = {
  L: { to: [-0.06, 0.99], bend: 1, toes: -1, footLength: 0.8 },
  R: { to: [0.16, 0.99], bend: -1, footLength: 0.92 },
} as const;
const still = { stands: 'feet', holdHand: 'R', legs: feet } as const;

/** Upright poses that say something with the arms. */
export const gesturing = {
  /** An open palm before the face, with something small on it: for close-ups. */
  palmLight: {
    ...still,
    stands: 'pelvis',
    leavesChair: true,
    turn: 0.5,
    lean: 4,
    bend: 2,
    arms: {
      L: { to: [-0.2, 0.9], bend: 1 },
      R: { to: [0.8, 0.02], bend: 1, gesture: 'cup', handTurn: -22, thumb: 1 },
    },
    legs: { L: { to: [0, 1], foot: 'hidden' }, R: { to: [0, 1], foot: 'hidden' } },
    head: { yaw: 0.5, roll: 3, pitch: 0.1, follow: 0.2 },
    order: ['hairBack', 'armL', 'neck', 'torso', 'head', 'armR'],
  },
  point: {
    ...still,
    turn: 0.46,
    lean: 3,
    bend: -2,
    arms: {
      L: { to: [-0.1, 0.56], bend: 1, gesture: 'fist', handTurn: 20, thumb: 1 },
      R: { to: [0.96, -0.16], bend: 1, gesture: 'point', thumb: -1 },
    },
    head: { yaw: 0.46, roll: 2, follow: 0.3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  /** Both hands on the heart: thanks, a bow, a promise. */
  handsOnHeart: {
    ...still,
    turn: 0.2,
    lean: 2,
    bend: 6,
    arms: {
      L: { to: [0.36, 0.24], bend: 1, gesture: 'flat', handTurn: -16, thumb: 1 },
      R: { to: [-0.26, 0.33], bend: -1, gesture: 'flat', handTurn: 12, thumb: -1 },
    },
    head: { yaw: 0.16, roll: 6, pitch: 0.1 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'armL', 'head'],
  },
  pray: {
    ...still,
    turn: 0.34,
    lean: 2,
    bend: 4,
    arms: {
      L: { to: [0.5, 0.16], bend: 1, gesture: 'flat', handTurn: -46, thumb: 1 },
      R: { to: [-0.06, 0.16], bend: -1, gesture: 'flat', handTurn: 66, thumb: -1 },
    },
    head: { yaw: 0.3, roll: 2, pitch: 0.16 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'armL', 'head'],
  },
  think: {
    ...still,
    turn: 0.3,
    lean: -2,
    bend: 4,
    arms: {
      L: { to: [-0.06, 0.5], bend: 1, gesture: 'fist', handTurn: 26, thumb: 1 },
      R: { to: [-0.1, -0.02], bend: -1, gesture: 'fist', handTurn: 20, thumb: 1 },
    },
    head: { yaw: 0.34, roll: 7, pitch: -0.1 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head', 'armR'],
  },
  /** On tiptoe, both hands at the mouth, the chest thrown out. */
  calls: {
    stands: 'feet',
    holdHand: 'R',
    farLeg: 'R',
    turn: 0.4,
    lean: 4,
    bend: -6,
    arms: { L: { to: [0.2, -0.2], bend: 1, gesture: 'flat' }, R: { to: [0.4, -0.2], bend: -1, gesture: 'cup' } },
    legs: { L: { to: [-0.1, 0.98], bend: -1, foot: 34 }, R: { to: [0.1, 0.98], bend: -1, foot: 34 } },
    head: { yaw: 0.5, roll: -4 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armR', 'armL'],
  },
  clap: {
    ...still,
    turn: 0.3,
    lean: -2,
    bend: 5,
    arms: {
      L: { to: [0.48, 0.2], bend: 1, gesture: 'flat', handTurn: -30, thumb: 1 },
      R: { to: [0.0, 0.12], bend: 1, gesture: 'flat', handTurn: 12, thumb: -1 },
    },
    head: { yaw: 0.28, roll: -3 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'head', 'armL'],
  },
  cheer: {
    ...still,
    turn: 0.14,
    lean: 0,
    bend: -3,
    arms: {
      L: { to: [-0.6, -0.74], bend: -1, gesture: 'fist', thumb: -1, stretch: 1.12 },
      R: { to: [0.6, -0.8], bend: 1, gesture: 'wave', thumb: 1, stretch: 1.12 },
    },
    legs: {
      L: { to: [-0.16, 0.98], bend: 1, toes: -1, footLength: 0.9 },
      R: { to: [0.18, 0.97], bend: -1, footLength: 0.95 },
    },
    head: { yaw: 0.1, roll: 3, pitch: -0.12 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL', 'armR'],
  },
  /** Leans out from behind a trunk, a door or a sofa: what hides the child is drawn in front of its left half. */
  peek: {
    ...still,
    turn: 0.2,
    lean: 15,
    bend: 9,
    arms: {
      L: { to: [-0.3, 0.34], bend: 1, gesture: 'grip', handTurn: -50, thumb: -1 },
      R: { to: [0.12, 0.97], bend: -1 },
    },
    legs: {
      L: { to: [-0.14, 0.98], bend: 1, toes: -1, footLength: 0.9 },
      R: { to: [-0.02, 0.99], bend: -1, footLength: 0.9 },
    },
    head: { yaw: 0.3, roll: 12, follow: 0.5 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'support', 'head', 'armL'],
  },
  /** Holds the hand of somebody on the right. */
  holdHands: {
    ...still,
    holdHand: 'L',
    turn: 0.22,
    lean: 1,
    bend: 2,
    arms: {
      L: { to: [-0.16, 0.97], bend: 1 },
      R: { to: [0.66, 0.56], bend: 1, gesture: 'hold', handTurn: 4, thumb: -1 },
    },
    head: { yaw: 0.34, roll: 4, pitch: -0.1 },
    order: ['hairBack', 'armL', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armR'],
  },
  /** One arm reaches out with a burning candle, as to a hanukkiah. */
  lightCandle: {
    ...still,
    own: { R: 'candle' },
    turn: 0.5,
    lean: 6,
    bend: 3,
    arms: {
      L: { to: [0.3, 0.5], bend: 1, gesture: 'flat', handTurn: -20, thumb: 1 },
      R: { to: [0.86, 0.04], bend: 1, gesture: 'hold', handTurn: -4, thumb: 1 },
    },
    head: { yaw: 0.46, roll: 3, pitch: 0.06, follow: 0.3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  sneak: {
    ...still,
    farLeg: 'R',
    turn: 0.58,
    lean: 11,
    bend: 8,
    arms: {
      L: { to: [0.34, 0.46], bend: 1, gesture: 'relaxed', handTurn: -14, thumb: 1 },
      R: { to: [0.56, 0.1], bend: 1, gesture: 'relaxed', handTurn: 8, thumb: -1 },
    },
    legs: {
      L: { to: [-0.16, 0.92], bend: -1, foot: 38 },
      R: { to: [0.46, 0.64], bend: -1, foot: 24 },
    },
    head: { yaw: 0.48, roll: -4, follow: 0.2 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
} as const satisfies Record<string, Pose>;
