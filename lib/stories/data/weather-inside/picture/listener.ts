import type { Companion } from './parts';

/** Grandpa on both knees: an ear on the child's tummy, a hand behind the other one and a hand on the child's hip. */
export const LISTENER: Companion = {
  kind: 'grandfather',
  expression: 'delight',
  pose: 'kneelLook',
  yaw: 0.3,
  pitch: 0.05,
  tilt: 0.12,
  hands: {
    left: {
      at: { actor: 'grandfather', part: 'leftCheek', offset: [-40, 0] },
      shape: 'cup',
      angle: -30,
      elbow: 'left',
      layer: 'behind',
    },
    right: {
      at: { actor: 'hero', part: 'leftSide', offset: [-8, 118] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
  },
};
/** Before a wheelchair he listens over the knees. */
export const AT_THE_KNEES: Partial<Companion> = {
  pose: 'kneelListen',
  hands: {
    left: LISTENER.hands?.left,
    right: { at: { actor: 'hero', part: 'leftKnee', offset: [0, -20] }, shape: 'rest' },
  },
};
