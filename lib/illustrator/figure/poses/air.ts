import type { Pose } from '../pose';

const loose = { stands: 'pelvis', leavesChair: true, farLeg: 'R' } as const;

/** Off the ground: the place of the figure is its pelvis. */
export const airborne = {
  /** Nearly level, one fist ahead: a superhero or a dream. */
  fly: {
    ...loose,
    holdHand: 'R',
    rush: [-0.9, 0],
    rotate: 66,
    turn: 0.62,
    lean: 0,
    bend: -6,
    arms: {
      L: { to: [-0.3, 0.84], bend: 1, gesture: 'relaxed' },
      R: { to: [0.36, -0.92], bend: 1, gesture: 'fist', thumb: 1, stretch: 1.12 },
    },
    legs: {
      L: { to: [-0.06, 0.99], bend: -1, foot: 64 },
      R: { joint: [0.24, 0.42], to: [-0.02, 0.84], foot: 70 },
    },
    head: { yaw: 0.46, roll: -44, follow: 0.5, pitch: -0.06 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  /** Under water: one arm ahead, one trailing, legs kicking. */
  swim: {
    ...loose,
    holdHand: 'R',
    rush: [-0.3, 0],
    rotate: 58,
    turn: 0.56,
    lean: 0,
    bend: -4,
    arms: {
      L: { to: [-0.78, 0.3], bend: 1, gesture: 'wave', thumb: -1 },
      R: { to: [0.72, -0.56], bend: 1, gesture: 'rest', thumb: -1 },
    },
    legs: {
      L: { to: [0.3, 0.86], bend: -1, foot: 66 },
      R: { to: [-0.3, 0.92], bend: -1, foot: 80 },
    },
    head: { yaw: 0.45, roll: -40, pitch: -0.06 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL'],
  },
  /** Headfirst into the deep, both arms ahead. */
  dive: {
    ...loose,
    holdHand: 'R',
    rush: [-0.5, -0.5],
    rotate: 128,
    turn: 0.6,
    lean: 0,
    bend: -6,
    arms: {
      L: { to: [-0.3, -0.92], bend: -1, gesture: 'flat', thumb: -1 },
      R: { to: [0.34, -0.94], bend: 1, gesture: 'flat', thumb: 1 },
    },
    legs: {
      L: { to: [-0.1, 0.98], bend: -1, foot: 70 },
      R: { joint: [0.22, 0.42], to: [0.04, 0.84], foot: 78 },
    },
    head: { yaw: 0.46, roll: -30, follow: 0.4, pitch: -0.06 },
    order: ['hairBack', 'armR', 'armL', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head'],
  },
  /** Head over heels: upside down, arms and legs wide. */
  tumble: {
    ...loose,
    holdHand: 'R',
    rotate: 166,
    turn: 0.16,
    lean: 0,
    bend: 4,
    arms: {
      L: { to: [-0.84, -0.3], bend: -1, gesture: 'wave', thumb: -1 },
      R: { to: [0.8, -0.42], bend: 1, gesture: 'wave', thumb: 1 },
    },
    legs: {
      L: { to: [-0.46, 0.8], bend: 1, toes: -1, foot: 40 },
      R: { joint: [0.4, 0.24], to: [0.5, 0.72], foot: 52 },
    },
    head: { yaw: 0.1, roll: -6, pitch: -0.06 },
    order: ['hairBack', 'legL', 'legR', 'pelvis', 'neck', 'torso', 'head', 'armL', 'armR'],
  },
  /** On the back at the surface, face up, the knees out of the water and the arms spread below it; the head is on the left. */
  floatOnBack: {
    ...loose,
    holdHand: 'R',
    rotate: -88,
    turn: 0.7,
    lean: 0,
    bend: 4,
    arms: {
      L: { to: [-0.34, 0.86], bend: 1, gesture: 'flat', thumb: 1 },
      R: { to: [-0.5, -0.62], bend: 1, gesture: 'flat', thumb: 1 },
    },
    legs: {
      L: { joint: [0.34, 0.36], to: [0.06, 0.78], foot: 60 },
      R: { joint: [0.26, 0.4], to: [0.02, 0.84], foot: 60 },
    },
    head: { yaw: 1.4, roll: 0, pitch: 0 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL'],
  },
  /** From straight above: falling back onto something soft, arms and legs spread, hair and dress flying. */
  flop: {
    ...loose,
    holdHand: 'R',
    rush: [0.1, -0.9],
    rotate: -16,
    turn: 0.06,
    lean: 0,
    bend: 4,
    arms: {
      L: { to: [-0.88, -0.34], bend: -1, gesture: 'wave', thumb: -1 },
      R: { to: [0.84, -0.44], bend: 1, gesture: 'wave', thumb: 1 },
    },
    legs: {
      L: { to: [-0.52, 0.7], bend: 1, toes: -1, foot: 44 },
      R: { joint: [0.4, 0.24], to: [0.62, 0.62], foot: 46 },
    },
    head: { yaw: 0.06, roll: -8, pitch: -0.2 },
    order: ['hairBack', 'legL', 'legR', 'pelvis', 'neck', 'torso', 'skirt', 'head', 'armL', 'armR'],
  },
  /** Weightless. */
  float: {
    ...loose,
    holdHand: 'R',
    rotate: -14,
    turn: 0.3,
    lean: 0,
    bend: 8,
    arms: {
      L: { to: [-0.86, -0.06], bend: 1, gesture: 'relaxed', handTurn: 16, thumb: -1 },
      R: { to: [0.76, -0.4], bend: 1, gesture: 'wave', thumb: 1 },
    },
    legs: {
      L: { to: [-0.42, 0.78], bend: 1, toes: -1, foot: 44 },
      R: { joint: [0.36, 0.3], to: [0.54, 0.74], foot: 46 },
    },
    head: { yaw: 0.26, roll: 8, pitch: -0.08 },
    order: ['hairBack', 'legL', 'legR', 'pelvis', 'neck', 'torso', 'head', 'armL', 'armR'],
  },
} as const satisfies Record<string, Pose>;
