import type { Pose } from '../pose';

const still = { stands: 'feet', holdHand: 'R' } as const;

/** Arms that hang: nearly straight, the hands before the thighs. */
const hanging = { L: { to: [-0.17, 0.972], bend: 1 }, R: { to: [0.17, 0.972], bend: -1 } } as const;

export const standing = {
  stand: {
    ...still,
    turn: 0.3,
    lean: -3,
    bend: 6,
    arms: hanging,
    legs: {
      L: { to: [0, 1], bend: 1, toes: -1, footLength: 0.72 },
      R: { to: [0.24, 0.975], bend: -1, footLength: 0.95 },
    },
    head: { yaw: 0.3, roll: 3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  /** Hands at the sides, close to the wonder in front. */
  standStill: {
    ...still,
    turn: 0.42,
    lean: 0,
    bend: 3,
    arms: {
      L: { to: [0.42, 0.5], bend: 1, gesture: 'fist', handTurn: -34, thumb: 1 },
      R: { to: [0.14, 0.978], bend: -1 },
    },
    legs: { L: { to: [-0.06, 1], bend: 1, footLength: 0.8 }, R: { to: [0.14, 0.99], bend: -1, footLength: 0.92 } },
    head: { yaw: 0.4, roll: 2, pitch: -0.06 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  wave: {
    ...still,
    holdHand: 'R',
    turn: -0.2,
    lean: 2,
    bend: -3,
    arms: {
      L: { to: [-0.5, -0.62], bend: -1, gesture: 'wave', handTurn: 10, thumb: -1 },
      R: hanging.R,
    },
    legs: {
      L: { to: [-0.08, 0.985], bend: 1, toes: -1, footLength: 0.9 },
      R: { to: [0.08, 1], bend: -1, footLength: 0.75 },
    },
    head: { yaw: -0.25, roll: 5 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL'],
  },
  pointUp: {
    ...still,
    turn: 0.35,
    lean: -4,
    bend: -2,
    arms: {
      L: { to: [-0.07, 0.56], bend: 1, gesture: 'fist', handTurn: 20, thumb: 1 },
      R: { to: [0.56, -0.78], bend: 1, gesture: 'point', thumb: -1 },
    },
    legs: {
      L: { to: [-0.16, 0.985], bend: 1, toes: -1, footLength: 0.85 },
      R: { to: [0.14, 1], bend: -1, footLength: 0.9 },
    },
    head: { yaw: 0.42, pitch: -0.24, roll: -8 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head', 'armR'],
  },
  /** The cover: a light held high, weight on one leg, face to the reader. */
  coverHero: {
    ...still,
    turn: 0.28,
    lean: -2,
    bend: 4,
    arms: {
      L: { to: [-0.24, 0.95], bend: 1 },
      R: { to: [0.92, -0.34], bend: 1, gesture: 'hold', handTurn: 6, thumb: 1 },
    },
    legs: {
      L: { to: [-0.04, 1], bend: 1, toes: -1, footLength: 0.78 },
      R: { to: [0.22, 0.98], bend: -1, footLength: 0.95 },
    },
    head: { yaw: 0.24, roll: 4, pitch: -0.04 },
    order: ['hairBack', 'armL', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armR'],
  },
  /** A bust for the preview of a character. */
  portrait: {
    ...still,
    stands: 'pelvis',
    turn: 0.16,
    lean: 0,
    bend: 2,
    arms: { L: { to: [-0.28, 0.94], bend: 1 }, R: { to: [0.28, 0.94], bend: -1 } },
    legs: { L: { to: [0, 1], foot: 'hidden' }, R: { to: [0, 1], foot: 'hidden' } },
    head: { yaw: 0.22, roll: 3 },
    order: ['hairBack', 'armL', 'armR', 'neck', 'torso', 'head'],
  },
} as const satisfies Record<string, Pose>;
