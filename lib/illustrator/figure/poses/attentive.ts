import type { Pose } from '../pose';

/** Both knees on the ground, sitting on the heels: low enough for an ear at a child's tummy. */
const onHeels = {
  L: { joint: [0.46, 0.18], to: [-0.03, 0.21], foot: 172 },
  R: { joint: [0.46, 0.14], to: [0, 0.21], foot: 172 },
} as const;

const kneeling = {
  stands: 'knees',
  holdHand: 'R',
  farLeg: 'R',
  leavesChair: true,
  turn: 0.6,
  legs: onHeels,
  order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
} as const;

/** One knee on the ground, the other up, sitting on the heel. */
const onOneKnee = {
  L: { joint: [0.42, 0.2], to: [-0.06, 0.145], foot: 62 },
  R: { joint: [0.4, -0.26], to: [0.46, 0.216] },
} as const;

/** Close to somebody small, with all attention: heavy on the ground, a hand at rest. */
export const attentive = {
  /** Stands with the hands at the sides of the own tummy and bows the head over it, the lids low. */
  lookIntoTummy: {
    stands: 'feet',
    holdHand: 'R',
    turn: 0.24,
    lean: -4,
    bend: 14,
    arms: {
      L: { joint: [-0.42, 0.26], to: [-0.12, 0.66], gesture: 'rest', handTurn: 10, thumb: 1 },
      R: { joint: [0.42, 0.26], to: [0.12, 0.66], gesture: 'rest', handTurn: -10, thumb: -1 },
    },
    legs: {
      L: { to: [-0.1, 0.99], bend: 1, toes: -1, footLength: 0.8 },
      R: { to: [0.16, 0.985], bend: -1, footLength: 0.92 },
    },
    head: { yaw: 0.14, pitch: 0.56, roll: 6, follow: 0.8, adjust: { eye: 0.76, gaze: [0.1, 1] } },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'head', 'armL'],
  },
  /** Proud of the own tummy: it leads, the hands are on the hips. */
  showTummy: {
    stands: 'feet',
    holdHand: 'R',
    turn: 0.36,
    lean: -9,
    bend: 9,
    arms: {
      L: { joint: [-0.43, 0.24], to: [-0.16, 0.6], gesture: 'fist', handTurn: 20, thumb: 1 },
      R: { joint: [0.36, 0.3], to: [0.06, 0.6], gesture: 'fist', handTurn: -20, thumb: -1 },
    },
    legs: {
      L: { to: [-0.1, 0.985], bend: 1, toes: -1, footLength: 0.8 },
      R: { to: [0.2, 0.975], bend: -1, footLength: 0.92 },
    },
    head: { yaw: 0.34, roll: 6, pitch: 0.2, follow: 0.4 },
    order: ['hairBack', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head'],
  },
  /** Face to face with the viewer, the large round tummy first, the head bowed to somebody lower on the left. */
  showWindow: {
    stands: 'feet',
    holdHand: 'R',
    turn: 0.14,
    lean: -4,
    bend: 6,
    torso: 1.12,
    tummy: 1.14,
    arms: {
      L: { joint: [-0.46, 0.2], to: [-0.5, 0.62], gesture: 'rest', handTurn: 10, thumb: 1 },
      R: { joint: [0.46, 0.24], to: [0.2, 0.62], gesture: 'rest', handTurn: -20, thumb: -1 },
    },
    legs: {
      L: { to: [-0.14, 0.985], bend: 1, toes: -1, footLength: 0.85 },
      R: { to: [0.17, 0.98], bend: -1, footLength: 0.9 },
    },
    head: { yaw: -0.4, roll: -8, pitch: 0.26, follow: 0.5 },
    order: ['hairBack', 'armL', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'head'],
  },
  /** On one knee and upright, the face before somebody smaller on the right: a hand on the own knee, the other free. */
  kneelWonder: {
    stands: 'feet',
    holdHand: 'L',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.62,
    lean: 27,
    bend: 16,
    torso: 0.96,
    arms: {
      L: { to: [0.3, 0.66], bend: 1, gesture: 'rest', handTurn: -10, thumb: -1 },
      R: { to: [0.66, 0.3], bend: 1, gesture: 'rest', thumb: -1 },
    },
    legs: onOneKnee,
    head: { yaw: 0.62, pitch: 0.2, roll: 6, follow: 0.2 },
    order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
  },
  /** On one knee, an ear at somebody's tummy on the right, a hand on the own knee. */
  kneelListen: {
    stands: 'feet',
    holdHand: 'R',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.6,
    lean: 44,
    bend: 18,
    torso: 0.95,
    arms: {
      L: { to: [0.3, 0.66], bend: 1, gesture: 'rest', handTurn: -10, thumb: -1 },
      R: { to: [0.62, 0.2], bend: 1, gesture: 'rest', thumb: -1 },
    },
    legs: onOneKnee,
    head: { yaw: 0.3, roll: 20, follow: 0.1 },
    order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Kneels and bows to look at something on the right that is lower than the own face. */
  kneelLook: {
    ...kneeling,
    lean: 34,
    bend: 14,
    torso: 0.96,
    arms: {
      L: { to: [0.06, 0.8], bend: 1, gesture: 'rest', handTurn: -34, thumb: -1 },
      R: { to: [0.66, 0.3], bend: 1, gesture: 'rest', thumb: -1 },
    },
    head: { yaw: 0.62, pitch: 0.26, roll: 16, follow: 0.15 },
  },
  /** Upright on both knees, close to somebody smaller on the right: the far arm goes around them. */
  kneelEmbrace: {
    ...kneeling,
    legs: {
      L: { joint: [0.36, 0.33], to: [-0.14, 0.34], foot: 'instep' },
      R: { joint: [0.44, 0.3], to: [-0.06, 0.32], foot: 'instep' },
    },
    lean: 20,
    bend: 16,
    arms: {
      L: { to: [0.6, 0.5], bend: 1, gesture: 'rest', handTurn: -10, thumb: -1 },
      R: { to: [0.8, 0.2], bend: 1, gesture: 'rest', thumb: -1 },
    },
    head: { yaw: 0.6, pitch: -0.04, roll: 4, follow: 0.2 },
  },
  /** On both knees, bowed so low that the face is before the tummy of somebody small on the right. */
  kneelBow: {
    ...kneeling,
    legs: {
      L: { joint: [0.4, 0.27], to: [-0.1, 0.28], foot: 'instep' },
      R: { joint: [0.47, 0.24], to: [-0.02, 0.26], foot: 'instep' },
    },
    lean: 46,
    bend: 10,
    arms: {
      L: { to: [0.6, 0.5], bend: 1, gesture: 'rest', handTurn: -10, thumb: -1 },
      R: { to: [0.8, 0.2], bend: 1, gesture: 'rest', thumb: -1 },
    },
    head: { yaw: 0.6, pitch: 0, roll: -2, follow: 0.1 },
  },
  /** On the ground, one knee up with a forearm on it, the other leg folded; a finger counts. */
  sitKneeUp: {
    stands: 'body',
    holdHand: 'L',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.46,
    lean: -5,
    bend: 9,
    torso: 0.97,
    arms: {
      L: { to: [0.5, 0.24], bend: 1, gesture: 'rest', handTurn: 40, thumb: -1 },
      R: { joint: [0.3, 0.34], to: [0.52, -0.1], gesture: 'point', thumb: -1 },
    },
    legs: {
      L: { joint: [0.33, -0.37], to: [0.46, 0.08] },
      R: { joint: [0.45, 0.1], to: [0, 0.13], foot: 12, footLength: 0.8 },
    },
    head: { yaw: 0.6, roll: 4 },
    order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Lies along somebody warm on the right: legs on the ground, the cheek high on their side, an arm over them. */
  lieAlong: {
    stands: 'body',
    holdHand: 'L',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.4,
    lean: 40,
    bend: 16,
    arms: {
      L: { to: [0.62, 0.62], bend: 1, gesture: 'rest', handTurn: -10, thumb: -1 },
      R: { to: [0.8, 0.1], bend: 1, gesture: 'rest', thumb: -1 },
    },
    legs: {
      L: { joint: [-0.42, -0.12], to: [-0.64, 0.1], toes: -1, foot: -58, footLength: 0.9 },
      R: { joint: [-0.36, -0.2], to: [-0.54, 0.08], toes: -1, foot: 0, footLength: 0.9 },
    },
    head: { yaw: 0.16, roll: 14, follow: 0.8, pitch: 0.06 },
    order: ['armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'skirt', 'hairBack', 'head', 'armL'],
  },
} as const satisfies Record<string, Pose>;
