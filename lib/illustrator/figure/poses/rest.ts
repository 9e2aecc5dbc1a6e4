import type { Pose } from '../pose';

export const resting = {
  /** Upright in bed: the quilt (`cover`) lies over the legs, one hand rests on it, the other is open. */
  sitBed: {
    stands: 'pelvis',
    holdHand: 'R',
    turn: 0.5,
    lean: -5,
    bend: 3,
    arms: {
      L: { to: [0.6, 0.66], bend: 1, gesture: 'rest', handTurn: -30 },
      R: { to: [0.66, -0.52], bend: 1, gesture: 'wave', thumb: 1, handTurn: 6 },
    },
    legs: {
      L: { joint: [0.4, 0], to: [0.8, 0.1], foot: 'hidden' },
      R: { joint: [0.4, 0], to: [0.8, 0.1], foot: 'hidden' },
    },
    head: { yaw: 0.5, pitch: -0.12, roll: -4 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'cover', 'armR', 'head', 'armL'],
  },
  /** Kneels at a window; the forearms lie on its sill (`support`). */
  kneelSill: {
    stands: 'knees',
    holdHand: 'R',
    farLeg: 'R',
    turn: 0.55,
    lean: 10,
    bend: -4,
    arms: {
      L: { to: [0.78, 0.3], bend: 1, gesture: 'rest', handTurn: 0 },
      R: { to: [0.88, 0.16], bend: 1, gesture: 'rest', handTurn: -4, thumb: -1 },
    },
    legs: {
      L: { joint: [0.06, 0.5], to: [-0.44, 0.54], foot: 148 },
      R: { joint: [0.16, 0.49], to: [-0.34, 0.54], foot: 148 },
    },
    head: { yaw: 0.5, pitch: -0.2, roll: -6, follow: 0.3 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'support', 'head', 'armL'],
  },
  /** Squats and holds out an open palm to something small. */
  crouchReach: {
    stands: 'feet',
    holdHand: 'R',
    farLeg: 'R',
    turn: 0.75,
    lean: 15,
    bend: 9,
    torso: 0.95,
    arms: {
      L: { to: [0.34, 0.5], bend: 1, gesture: 'rest', handTurn: 18 },
      R: { to: [0.86, 0.42], bend: 1, gesture: 'cup', handTurn: -16, thumb: 1 },
    },
    legs: { L: { joint: [0.47, -0.14], to: [0.17, 0.34] }, R: { joint: [0.5, 0], to: [0.36, 0.4] } },
    head: { yaw: 0.5, pitch: 0.2, roll: 6, follow: 0.3 },
    order: ['hairBack', 'legR', 'pelvis', 'neck', 'torso', 'armR', 'head', 'legL', 'armL'],
  },
  /** Lies on the side with the head (on the left) on a pillow; the quilt is the `cover`, one arm lies over it. */
  sleep: {
    stands: 'pelvis',
    holdHand: 'L',
    rotate: -86,
    turn: 0.35,
    lean: 0,
    bend: -3,
    arms: {
      L: { to: [0.3, -0.06], bend: 1, gesture: 'rest', handTurn: -30, thumb: 1 },
      R: { to: [0.42, 0.5], bend: 1 },
    },
    legs: { L: { to: [0.16, 0.9], bend: -1, foot: 'hidden' }, R: { to: [0.22, 0.86], bend: -1, foot: 'hidden' } },
    head: { yaw: 0.45, roll: 18, follow: 0.5 },
    order: ['hairBack', 'neck', 'torso', 'head', 'cover', 'armL'],
  },
} as const satisfies Record<string, Pose>;
