import type { Pose } from '../pose';

const crossed = {
  L: { joint: [-0.42, 0.06], to: [0.2, 0.17], footLength: 0.8, foot: 12 },
  R: { joint: [0.46, 0.08], to: [-0.16, 0.2], toes: -1, footLength: 0.8, foot: 12 },
} as const;

/** Thighs forward on a deep seat, knees over its front edge, both soles below. */
export const overTheEdge = {
  L: { joint: [0.3, 0.17], to: [0.26, 0.66], foot: 14, footLength: 0.9 },
  R: { joint: [0.43, 0.13], to: [0.47, 0.61], foot: 4, footLength: 0.9 },
} as const;

/** Seated poses. */
export const sitting = {
  /** On the ground with crossed legs. */
  sitGround: {
    stands: 'body',
    holdHand: 'R',
    leavesChair: true,
    turn: 0.16,
    lean: -3,
    bend: 5,
    torso: 0.95,
    arms: {
      L: { to: [-0.4, 0.83], bend: 1, gesture: 'rest', handTurn: -16, thumb: 1 },
      R: { to: [0.42, 0.81], bend: -1, gesture: 'rest', handTurn: 18, thumb: -1 },
    },
    legs: crossed,
    head: { yaw: 0.2, roll: 4, pitch: -0.06 },
    order: ['hairBack', 'pelvis', 'neck', 'torso', 'legL', 'legR', 'skirt', 'head', 'armL', 'armR'],
  },
  read: {
    stands: 'body',
    holdHand: 'both',
    heldAt: [0, -8],
    own: { both: 'book' },
    leavesChair: true,
    turn: 0.06,
    lean: 0,
    bend: 4,
    torso: 0.94,
    arms: {
      L: { to: [-0.15, 0.62], bend: 1, gesture: 'grip', handTurn: -26, thumb: 1 },
      R: { to: [0.15, 0.62], bend: -1, gesture: 'grip', handTurn: 26, thumb: -1 },
    },
    legs: crossed,
    head: { yaw: 0.08, roll: -3, pitch: 0.2 },
    order: [
      'hairBack',
      'pelvis',
      'neck',
      'torso',
      'legL',
      'legR',
      'skirt',
      'head',
      'armL',
      'armR',
      'held',
      'handL',
      'handR',
    ],
  },
  /** On a chair, a log or a swing: the place of the figure is the seat, the shins hang. */
  sitChair: {
    stands: 'seat',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.5,
    lean: -4,
    bend: 5,
    arms: {
      L: { to: [0.42, 0.66], bend: 1, gesture: 'rest', handTurn: 24, thumb: -1 },
      R: { to: [0.36, 0.64], bend: 1, gesture: 'rest', handTurn: 18, thumb: -1 },
    },
    legs: {
      L: { joint: [0.47, 0.03], to: [0.44, 0.52], foot: 16 },
      R: { joint: [0.5, 0], to: [0.6, 0.47], foot: 2 },
    },
    head: { yaw: 0.4, roll: 3 },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Across somebody's lap: the back leans on their arm on the left, the thighs lie on theirs, the shins hang on the right. */
  sitAcrossLap: {
    stands: 'seat',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.5,
    lean: -9,
    bend: 7,
    torso: 0.96,
    arms: {
      L: { to: [0.34, 0.66], bend: 1, gesture: 'cradle', handTurn: 10, thumb: -1 },
      R: { to: [0.6, 0.52], bend: 1, gesture: 'rest', handTurn: 14, thumb: -1 },
    },
    legs: {
      L: { joint: [0.6, 0.02], to: [0.76, 0.46], foot: 20 },
      R: { joint: [0.64, -0.03], to: [0.9, 0.38], foot: 4 },
    },
    head: { yaw: 0.3, roll: 14 },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Curled up across somebody's lap: the head in the crook of their arm on the left, the knees drawn up, the soles on a thigh. */
  curlOnLap: {
    stands: 'seat',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.5,
    lean: -16,
    bend: 9,
    torso: 0.95,
    arms: {
      L: { to: [0.34, 0.66], bend: 1, gesture: 'cradle', handTurn: 10, thumb: -1 },
      R: { to: [0.6, 0.52], bend: 1, gesture: 'rest', handTurn: 14, thumb: -1 },
    },
    legs: {
      L: { joint: [0.46, -0.2], to: [0.7, 0.24], foot: 6 },
      R: { joint: [0.5, -0.27], to: [0.86, 0.16], foot: 4 },
    },
    head: { yaw: 0.3, roll: -6 },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Beside somebody on the right, turned to them, feet dangling. */
  sitBench: {
    stands: 'seat',
    holdHand: 'L',
    leavesChair: true,
    turn: 0.42,
    lean: 2,
    bend: 3,
    arms: {
      L: { to: [-0.3, 0.8], bend: 1, gesture: 'rest', handTurn: 30, thumb: 1 },
      R: { to: [0.42, 0.62], bend: 1, gesture: 'rest', handTurn: -10, thumb: -1 },
    },
    legs: {
      L: { joint: [0.4, 0.08], to: [0.26, 0.56], foot: 20 },
      R: { joint: [0.46, 0.05], to: [0.6, 0.48], foot: 4 },
    },
    head: { yaw: 0.5, roll: 6 },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL'],
  },
  /** On a seat, a hand held up with what covers two. */
  sitUmbrella: {
    stands: 'seat',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.36,
    lean: 2,
    bend: 3,
    arms: {
      L: { to: [-0.02, 0.72], bend: 1, gesture: 'rest', handTurn: 24, thumb: -1 },
      R: { to: [0.4, 0.16], bend: -1, gesture: 'grip', handTurn: 0, thumb: 1 },
    },
    legs: overTheEdge,
    head: { yaw: 0.45, roll: 8 },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL'],
  },
} as const satisfies Record<string, Pose>;
