import type { Pose } from '../pose';

/** Poses with a companion or a burden in the arms, or a mount below. */
export const together = {
  /** Kneels on one knee, arms around somebody smaller: far arm behind it, near arm in front. */
  hug: {
    stands: 'feet',
    holdHand: 'L',
    farLeg: 'R',
    embrace: { at: [0.74, 0.34] },
    turn: 0.56,
    lean: 12,
    bend: 8,
    arms: {
      L: { to: [0.88, 0.42], bend: 1, gesture: 'rest', handTurn: 4, thumb: -1 },
      R: { to: [0.9, 0.2], bend: 1, gesture: 'rest', handTurn: 14, thumb: -1 },
    },
    legs: {
      L: { joint: [0.2, 0.47], to: [-0.3, 0.5], foot: 62 },
      R: { joint: [0.46, 0.08], to: [0.38, 0.53] },
    },
    head: { yaw: 0.44, roll: 12, pitch: 0.06, follow: 0.4 },
    // Hair belongs to the head that leans over the friend.
    order: ['armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'embrace', 'hairBack', 'head', 'armL'],
  },
  /** Stands and hugs somebody as tall, or the waist of a grown-up. */
  hugStand: {
    stands: 'feet',
    holdHand: 'L',
    farLeg: 'R',
    embrace: { at: [0.62, 0.16] },
    turn: 0.6,
    lean: 7,
    bend: 4,
    arms: {
      L: { to: [0.9, 0.06], bend: 1, gesture: 'rest', handTurn: 2, thumb: -1 },
      R: { to: [0.9, -0.06], bend: 1, gesture: 'rest', handTurn: 8, thumb: -1 },
    },
    legs: {
      L: { to: [-0.14, 0.96], bend: -1, foot: 12 },
      R: { to: [0.12, 0.98], bend: -1 },
    },
    head: { yaw: 0.4, roll: 10, pitch: -0.08, follow: 0.3 },
    // Hair belongs to the head that leans over the friend.
    order: ['armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'embrace', 'hairBack', 'head', 'armL'],
  },
  /** Both hands hold a box, a basket or a small animal before the belly. */
  carry: {
    stands: 'feet',
    holdHand: 'both',
    heldAt: [-1, -9],
    own: { both: 'box' },
    embrace: { at: [0.26, 0.52], lifted: true },
    farLeg: 'R',
    turn: 0.36,
    lean: -5,
    bend: 4,
    arms: {
      L: { to: [0.06, 0.6], bend: 1, gesture: 'grip', handTurn: -30, thumb: -1 },
      R: { to: [0.24, 0.56], bend: -1, gesture: 'grip', handTurn: 36, thumb: 1 },
    },
    legs: {
      L: { to: [-0.22, 0.96], bend: -1, foot: 10 },
      R: { to: [0.2, 0.98], bend: -1, foot: -4 },
    },
    head: { yaw: 0.32, roll: 3 },
    order: [
      'hairBack',
      'legR',
      'legL',
      'pelvis',
      'neck',
      'torso',
      'armR',
      'armL',
      'held',
      'embrace',
      'head',
      'handR',
      'handL',
    ],
  },
  /** Both hands at the rims of a dish that the picture has in front of the chest. */
  bringDish: {
    stands: 'feet',
    holdHand: 'both',
    farLeg: 'R',
    turn: 0.12,
    lean: 0,
    bend: 2,
    arms: {
      L: { to: [-0.1, 0.66], bend: 1, gesture: 'grip', handTurn: -30, thumb: -1 },
      R: { to: [0.14, 0.66], bend: -1, gesture: 'grip', handTurn: 36, thumb: 1 },
    },
    legs: {
      L: { to: [-0.1, 0.98], bend: -1, foot: 8 },
      R: { to: [0.12, 0.98], bend: -1, foot: -4 },
    },
    head: { yaw: 0.16, roll: 2 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'armL', 'head', 'handR', 'handL'],
  },
  /** Runs with something before the chest. */
  runBring: {
    stands: 'feet',
    holdHand: 'both',
    farLeg: 'R',
    lift: 0.04,
    rush: [-0.5, 0],
    turn: 0.5,
    lean: 9,
    bend: 3,
    arms: {
      L: { to: [0.3, 0.56], bend: 1, gesture: 'grip', handTurn: -30, thumb: -1 },
      R: { to: [0.6, 0.5], bend: -1, gesture: 'grip', handTurn: 36, thumb: 1 },
    },
    legs: { L: { to: [0.5, 0.72], bend: -1, foot: -20 }, R: { to: [-0.74, 0.5], bend: -1, foot: 'along' } },
    head: { yaw: 0.4, roll: -4, follow: 0.3 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'armL', 'head', 'handR', 'handL'],
  },
  carryHigh: {
    stands: 'feet',
    holdHand: 'both',
    heldAt: [0, -20],
    own: { both: 'ball' },
    turn: 0.16,
    lean: -2,
    bend: 3,
    arms: {
      L: { to: [-0.02, -0.99], bend: -1, gesture: 'flat', handTurn: 16, thumb: -1, stretch: 1.5 },
      R: { to: [0.02, -0.99], bend: 1, gesture: 'flat', handTurn: -16, thumb: 1, stretch: 1.5 },
    },
    legs: {
      L: { to: [-0.1, 0.985], bend: 1, toes: -1, footLength: 0.9 },
      R: { to: [0.16, 0.98], bend: -1, footLength: 0.92 },
    },
    head: { yaw: 0.14, roll: 2, pitch: -0.2 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'armR', 'held', 'head', 'handL', 'handR'],
  },
  /** One hand holds a bowl, the other stirs in it. */
  stir: {
    stands: 'feet',
    holdHand: 'R',
    own: { both: 'bowl', R: 'spoon' },
    heldAt: [4, 32],
    turn: 0.4,
    lean: 3,
    bend: 4,
    arms: {
      L: { to: [0.12, 0.74], bend: 1, gesture: 'grip', handTurn: -30, thumb: -1 },
      R: { to: [-0.02, 0.04], bend: -1, gesture: 'hold', handTurn: 24, thumb: -1 },
    },
    legs: {
      L: { to: [-0.08, 0.99], bend: 1, toes: -1, footLength: 0.8 },
      R: { to: [0.14, 0.99], bend: -1, footLength: 0.92 },
    },
    head: { yaw: 0.34, roll: 3, pitch: 0.14 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head', 'armR', 'held', 'handL'],
  },
  /** Astride an animal, a sledge or a bicycle (`mount`), which is drawn between the legs. */
  ride: {
    stands: 'seat',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    rush: [-0.5, 0],
    turn: 0.6,
    lean: 8,
    bend: 3,
    arms: {
      L: { to: [0.78, 0.42], bend: 1, gesture: 'rest', handTurn: 14, thumb: -1 },
      R: { to: [0.72, -0.56], bend: 1, gesture: 'wave', thumb: 1 },
    },
    legs: {
      L: { joint: [0.4, 0.22], to: [0.22, 0.66], foot: 14 },
      R: { joint: [0.42, 0.2], to: [0.3, 0.6] },
    },
    head: { yaw: 0.45, roll: -6, pitch: -0.06 },
    order: ['hairBack', 'legR', 'mount', 'pelvis', 'neck', 'torso', 'armR', 'legL', 'skirt', 'head', 'armL'],
  },
} as const satisfies Record<string, Pose>;
