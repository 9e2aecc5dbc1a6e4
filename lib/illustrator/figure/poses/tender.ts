import type { Pose } from '../pose';
import { overTheEdge } from './sit';

/** Poses of strong feelings, most of them close to somebody: they listen, lean, lie in the grass, rage and count. */
export const tender = {
  /**
   * Kneels on one knee beside somebody smaller on the right, sits on the heel, a hand on the own knee and the other around
   * them: an ear at their tummy, the eyes on their face.
   */
  listen: {
    stands: 'feet',
    holdHand: 'L',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.6,
    lean: 42,
    bend: 18,
    torso: 0.94,
    arms: {
      L: { to: [-0.06, 0.72], bend: 1, gesture: 'rest', handTurn: -30, thumb: -1 },
      R: { to: [0.82, 0.2], bend: 1, gesture: 'rest', handTurn: -4, thumb: -1 },
    },
    legs: {
      L: { joint: [0.42, 0.2], to: [-0.06, 0.145], foot: 62 },
      R: { joint: [0.4, -0.26], to: [0.46, 0.216] },
    },
    head: { yaw: 0.2, roll: 26, pitch: -0.1, follow: 0.1, adjust: { gaze: [0.5, -0.85] } },
    order: ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'],
  },
  /** Sits and leans to somebody on the right, a hand on their knee. */
  askOnSeat: {
    stands: 'seat',
    holdHand: 'L',
    leavesChair: true,
    turn: 0.5,
    lean: 8,
    bend: 8,
    arms: {
      L: { to: [0.2, 0.76], bend: 1, gesture: 'rest', handTurn: 20, thumb: -1 },
      R: { to: [0.7, 0.6], bend: -1, gesture: 'rest', handTurn: -10, thumb: -1 },
    },
    legs: overTheEdge,
    head: { yaw: 0.6, roll: 16, follow: 0.4, adjust: { gaze: [0.6, -0.5] } },
    order: ['hairBack', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armR', 'armL'],
  },
  /** Arms and head hang, the shoulders are turned to the viewer. */
  droop: {
    stands: 'feet',
    holdHand: 'R',
    turn: 0.1,
    lean: 2,
    bend: 10,
    arms: {
      L: { joint: [-0.2, 0.46], to: [-0.24, 0.96], handTurn: 6, thumb: 1 },
      R: { joint: [0.2, 0.46], to: [0.24, 0.96], handTurn: -6, thumb: -1 },
    },
    legs: {
      L: { to: [-0.1, 0.99], bend: 1, toes: -1, footLength: 0.8 },
      R: { to: [0.12, 0.985], bend: -1, toes: -1, footLength: 0.85 },
    },
    head: { yaw: 0.36, roll: 8, pitch: 0.4, follow: 0.8 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armR', 'armL', 'head'],
  },
  /** Stamps with one foot, one fist high behind, one thrust down, the chin forward. */
  rage: {
    stands: 'feet',
    holdHand: 'R',
    farLeg: 'R',
    rush: [-0.34, 0.2],
    turn: 0.1,
    lean: 8,
    bend: 2,
    arms: {
      L: { joint: [-0.46, -0.04], to: [-0.66, -0.5], gesture: 'fist', handTurn: 8, thumb: 1 },
      R: { joint: [0.4, 0.24], to: [0.78, 0.46], gesture: 'fist', handTurn: 4, thumb: -1 },
    },
    legs: {
      L: { to: [-0.26, 0.96], bend: -1, toes: 1, footLength: 0.9 },
      R: { joint: [0.44, 0.16], to: [0.42, 0.62], foot: -16 },
    },
    head: {
      yaw: 0.34,
      roll: -6,
      pitch: -0.12,
      feeling: 'bellow',
      adjust: {
        eye: 'arc',
        lowerLid: 1,
        brow: [-8, 4, 0],
        mouth: 'open',
        mouthWidth: 1.5,
        mouthOpen: 2.6,
        cheek: 1.7,
        gaze: [0, 0],
      },
    },
    order: ['hairBack', 'armL', 'armR', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head'],
  },
  /** On the ground, leant over somebody warm on the right: the cheek lies on their back, an arm around them. */
  nestle: {
    stands: 'body',
    holdHand: 'L',
    leavesChair: true,
    turn: 0.5,
    lean: 36,
    bend: 24,
    torso: 0.96,
    arms: {
      L: { to: [0.72, 0.5], bend: 1, gesture: 'rest', handTurn: 18, thumb: -1 },
      R: { to: [0.94, 0.12], bend: -1, gesture: 'rest', handTurn: 4, thumb: -1 },
    },
    legs: {
      L: { joint: [0.3, 0.18], to: [-0.16, 0.27], foot: 6, footLength: 0.8 },
      R: { joint: [0.46, 0.1], to: [0.04, 0.24], foot: 6, footLength: 0.8 },
    },
    head: { yaw: 0.3, roll: 10, follow: 0.8, pitch: 0.1 },
    order: ['armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'hairBack', 'head', 'armL'],
  },
  /** On the back in the grass, seen from above: the head on the left, one arm under it. */
  lieInGrass: {
    stands: 'pelvis',
    holdHand: 'R',
    leavesChair: true,
    rotate: -66,
    turn: 0.1,
    lean: 0,
    bend: -4,
    arms: {
      L: { joint: [-0.46, -0.14], to: [-0.18, -0.52], gesture: 'relaxed', thumb: 1 },
      R: { to: [0.66, 0.66], bend: 1, gesture: 'relaxed', handTurn: -10, thumb: -1 },
    },
    legs: {
      L: { to: [-0.2, 0.97], bend: 1, toes: -1, foot: 40, footLength: 0.8 },
      R: { joint: [0.3, 0.42], to: [-0.02, 0.8], foot: 30, footLength: 0.8 },
    },
    head: { yaw: 0.12, roll: 18, follow: 0.5 },
    order: ['hairBack', 'armL', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'head', 'armR'],
  },
  /** Upright in bed under a quilt (`cover`), both arms stretched into the morning. */
  stretchInBed: {
    stands: 'pelvis',
    holdHand: 'R',
    leavesChair: true,
    turn: 0.3,
    lean: -6,
    bend: -2,
    arms: {
      L: { to: [-0.5, -0.62], bend: -1, gesture: 'fist', handTurn: -6, thumb: 1, stretch: 1.1 },
      R: { to: [0.62, -0.52], bend: 1, gesture: 'fist', handTurn: 8, thumb: -1, stretch: 1.1 },
    },
    legs: {
      L: { joint: [0.4, 0], to: [0.8, 0.1], foot: 'hidden' },
      R: { joint: [0.4, 0], to: [0.8, 0.1], foot: 'hidden' },
    },
    head: { yaw: 0.3, pitch: -0.1, roll: -6 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'cover', 'head', 'armR', 'armL'],
  },
  /** On the ground with crossed legs, one finger up: listens and counts. */
  countOnGround: {
    stands: 'body',
    holdHand: 'L',
    leavesChair: true,
    turn: 0.36,
    lean: 4,
    bend: 6,
    torso: 0.95,
    arms: {
      L: { to: [0.02, 0.74], bend: 1, gesture: 'rest', handTurn: -20, thumb: 1 },
      R: { joint: [0.3, 0.34], to: [0.52, -0.1], gesture: 'point', thumb: -1 },
    },
    legs: {
      L: { joint: [-0.42, 0.06], to: [0.2, 0.17], footLength: 0.8, foot: 12 },
      R: { joint: [0.46, 0.08], to: [-0.16, 0.2], toes: -1, footLength: 0.8, foot: 12 },
    },
    head: { yaw: 0.62, roll: 6, pitch: -0.04 },
    order: ['hairBack', 'pelvis', 'neck', 'torso', 'legL', 'legR', 'skirt', 'head', 'armL', 'armR'],
  },
  /** On a seat, upright, an arm around somebody on the right: the tummy is free. */
  sitOpen: {
    stands: 'seat',
    holdHand: 'L',
    farLeg: 'R',
    leavesChair: true,
    turn: 0.4,
    lean: -2,
    bend: 4,
    arms: {
      L: { to: [-0.2, 0.93], bend: 1, gesture: 'rest', handTurn: 12, thumb: 1 },
      R: { to: [0.66, 0.5], bend: 1, gesture: 'rest', handTurn: 10, thumb: -1 },
    },
    legs: overTheEdge,
    head: { yaw: 0.42, roll: 8, pitch: 0.16, adjust: { gaze: [0.4, 0.8] } },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL', 'handR'],
  },
  /** As seen from above, with an ear on somebody who lies on the right. */
  lieListening: {
    stands: 'pelvis',
    holdHand: 'R',
    leavesChair: true,
    rotate: 34,
    turn: 0.2,
    lean: 0,
    bend: 4,
    arms: {
      L: { to: [-0.34, 0.84], bend: 1, gesture: 'relaxed', thumb: 1 },
      R: { joint: [0.42, -0.02], to: [0.5, -0.42], gesture: 'rest', handTurn: 10, thumb: -1 },
    },
    legs: {
      L: { to: [-0.1, 0.99], bend: 1, toes: -1, foot: 40, footLength: 0.8 },
      R: { to: [0.14, 0.97], bend: -1, foot: 40, footLength: 0.8 },
    },
    head: { yaw: -0.2, roll: 14, follow: 0.5 },
    order: ['hairBack', 'legR', 'legL', 'pelvis', 'neck', 'torso', 'armL', 'head', 'armR'],
  },
} as const satisfies Record<string, Pose>;
