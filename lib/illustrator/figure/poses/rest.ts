import type { Pose } from '../pose';

export const resting = {
  /** Upright in bed: the quilt (`cover`) lies over the legs, one hand rests on it, the other is open. */
  sitBed: {
    stands: 'pelvis',
    holdHand: 'R',
    leavesChair: true,
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
    leavesChair: true,
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
  /**
   * Curled up on the side, the head (on the left) on a hand and a pillow; a quilt (`cover`) hides the legs and an arm
   * lies over it.
   */
  sleep: {
    stands: 'pelvis',
    holdHand: 'L',
    leavesChair: true,
    hidden: ['legL', 'legR', 'pelvis', 'skirt'],
    rotate: -79,
    turn: 0.35,
    lean: 0,
    bend: -8,
    arms: {
      L: { to: [-0.1, -0.44], bend: -1, gesture: 'flat', handTurn: 26, thumb: 1 },
      R: { to: [-0.5, 0.36], bend: -1, gesture: 'rest', handTurn: 10, thumb: 1 },
    },
    legs: {
      L: { joint: [-0.3, 0.34], to: [0.1, 0.58], toes: -1, foot: 40, footLength: 0.8 },
      R: { joint: [-0.24, 0.38], to: [0.08, 0.66], toes: -1, foot: 40, footLength: 0.8 },
    },
    head: { yaw: 0.2, roll: 10, follow: 0.5 },
    order: ['hairBack', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'armL', 'head', 'cover', 'armR'],
  },
  /** On the back, face up, one arm beside the head. */
  sleepBack: {
    stands: 'pelvis',
    holdHand: 'L',
    leavesChair: true,
    hidden: ['legL', 'legR', 'pelvis', 'skirt'],
    rotate: -80,
    turn: 0.1,
    lean: 0,
    bend: 0,
    arms: {
      L: { to: [0.02, 0.74], bend: 1, gesture: 'rest', handTurn: -40, thumb: 1 },
      R: { to: [0.52, -0.5], bend: 1, gesture: 'relaxed', thumb: 1 },
    },
    legs: {
      L: { to: [-0.06, 0.99], bend: 1, toes: -1, foot: 50, footLength: 0.7 },
      R: { to: [0.1, 0.97], bend: -1, foot: 50, footLength: 0.7 },
    },
    head: { yaw: 0.2, roll: 8, follow: 0.5 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'head', 'cover', 'armL'],
  },
  /** On a high pillow, awake, half turned to somebody at the bed's edge; the head is on the left. */
  lieTalking: {
    stands: 'pelvis',
    holdHand: 'L',
    leavesChair: true,
    hidden: ['legL', 'legR', 'pelvis', 'skirt'],
    rotate: -44,
    turn: 0.2,
    lean: 0,
    bend: 8,
    arms: {
      L: { to: [0.16, 0.92], bend: 1, gesture: 'rest', handTurn: 0, thumb: 1 },
      R: { to: [0.2, 0.86], bend: 1, gesture: 'rest', handTurn: 0, thumb: -1 },
    },
    legs: {
      L: { to: [-0.06, 0.99], bend: 1, toes: -1, foot: 50, footLength: 0.7 },
      R: { to: [0.1, 0.97], bend: -1, foot: 50, footLength: 0.7 },
    },
    head: { yaw: 0.3, roll: 14, follow: 0.5 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head', 'armR', 'cover'],
  },
} as const satisfies Record<string, Pose>;
