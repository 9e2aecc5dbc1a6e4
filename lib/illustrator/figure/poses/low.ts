import type { Pose } from '../pose';

/** Near the ground. */
export const low = {
  crouch: {
    stands: 'feet',
    holdHand: 'R',
    farLeg: 'R',
    turn: 0.66,
    lean: 13,
    bend: 12,
    torso: 0.95,
    arms: {
      L: { to: [0.5, 0.5], bend: 1, gesture: 'rest', handTurn: 16, thumb: -1 },
      R: { to: [0.52, 0.4], bend: 1, gesture: 'rest', handTurn: 10, thumb: -1 },
    },
    legs: { L: { joint: [0.47, -0.12], to: [0.17, 0.34] }, R: { joint: [0.5, 0], to: [0.36, 0.4] } },
    head: { yaw: 0.48, pitch: 0.12, roll: -4, follow: 0.3 },
    order: ['hairBack', 'legR', 'pelvis', 'neck', 'torso', 'armR', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Kneels and builds, plants or digs with both hands. */
  kneel: {
    stands: 'knees',
    holdHand: 'R',
    farLeg: 'R',
    turn: 0.62,
    lean: 20,
    bend: 12,
    arms: {
      L: { to: [0.5, 0.78], bend: 1, gesture: 'relaxed', handTurn: -20, thumb: -1 },
      R: { to: [0.74, 0.62], bend: 1, gesture: 'relaxed', handTurn: -10, thumb: -1 },
    },
    legs: {
      L: { joint: [0.22, 0.42], to: [-0.26, 0.5], foot: 140 },
      R: { joint: [0.3, 0.4], to: [-0.18, 0.48], foot: 140 },
    },
    head: { yaw: 0.46, pitch: 0.2, roll: -6, follow: 0.2 },
    order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Upright on the knees, high enough to hold what covers somebody bigger on the right. */
  kneelUmbrella: {
    stands: 'knees',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.42,
    lean: 2,
    bend: 2,
    arms: {
      L: { to: [0.5, 0.5], bend: 1, gesture: 'grip', handTurn: 10, thumb: -1 },
      R: { to: [0.5, -0.2], bend: -1, gesture: 'grip', handTurn: 0, thumb: 1 },
    },
    legs: {
      L: { joint: [0.05, 0.46], to: [-0.4, 0.5], foot: 150 },
      R: { joint: [0.14, 0.44], to: [-0.3, 0.48], foot: 150 },
    },
    head: { yaw: 0.45, roll: 4 },
    order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
  },
  crawl: {
    stands: 'knees',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.8,
    lean: 74,
    bend: -8,
    arms: {
      L: { to: [-0.06, 0.86], bend: 1, gesture: 'rest', handTurn: -72, thumb: -1 },
      R: { to: [0.3, 0.8], bend: 1, gesture: 'rest', handTurn: -62, thumb: -1 },
    },
    legs: {
      L: { joint: [0.06, 0.48], to: [-0.42, 0.5], foot: 160 },
      R: { joint: [0.24, 0.44], to: [-0.2, 0.52], foot: 160 },
    },
    head: { yaw: 0.42, roll: -26, follow: 0.3, pitch: -0.1 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  /** On the belly, chin in the hands, feet in the air. */
  lie: {
    stands: 'body',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.8,
    lean: 76,
    bend: -34,
    arms: {
      L: { joint: [0.16, 0.44], to: [0.2, 0.02], gesture: 'flat', handTurn: -24, thumb: -1 },
      R: { joint: [0.3, 0.36], to: [0.27, -0.03], gesture: 'flat', handTurn: -14, thumb: 1 },
    },
    legs: {
      L: { joint: [-0.47, 0.08], to: [-0.44, -0.36], foot: 'along' },
      R: { joint: [-0.45, 0.06], to: [-0.6, -0.3], foot: 'along' },
    },
    head: { yaw: 0.4, roll: 2, follow: 0.15 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'armR', 'neck', 'torso', 'head', 'armL'],
  },
  /** Flat on the belly, one arm stretched out for what lies far under something, the legs along the floor. */
  lieReach: {
    stands: 'body',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.8,
    lean: 78,
    bend: -26,
    arms: {
      L: { joint: [0.02, 0.5], to: [0.46, 0.6], gesture: 'rest', handTurn: 0, thumb: -1 },
      R: { joint: [0.5, 0.2], to: [0.96, 0.3], gesture: 'rest', handTurn: 0, thumb: -1 },
    },
    legs: {
      L: { joint: [-0.5, 0.06], to: [-0.98, 0.06], foot: 'along' },
      R: { joint: [-0.47, 0.03], to: [-0.88, -0.06], foot: 'along' },
    },
    head: { yaw: 0.4, roll: 6, follow: 0.2 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armL', 'handR'],
  },
  /** Fallen back into something deep and soft: seat down, head back, arms and legs in the air. */
  sinkBack: {
    stands: 'pelvis',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.34,
    lean: -36,
    bend: -4,
    arms: {
      L: { to: [-0.88, -0.36], bend: -1, gesture: 'wave', thumb: -1 },
      R: { to: [0.5, -0.8], bend: 1, gesture: 'wave', thumb: 1 },
    },
    legs: {
      L: { joint: [0.42, 0], to: [0.8, -0.24], foot: -56 },
      R: { joint: [0.4, -0.24], to: [0.7, -0.6], foot: -70 },
    },
    head: { yaw: 0.3, roll: -4, follow: 0.6, pitch: -0.06 },
    order: ['hairBack', 'armL', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armR'],
  },
} as const satisfies Record<string, Pose>;
