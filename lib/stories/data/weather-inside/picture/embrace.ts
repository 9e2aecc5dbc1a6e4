import { BY_DAY, type Companion, type Hero } from './parts';

/** The child whose tummy is looked into: a hand on the hand of who kneels there. */
export const EMBRACED: Omit<Hero, 'expression' | 'inside'> = {
  pose: 'showWindow',
  outfit: BY_DAY,
  lookAt: { actor: 'grandfather' },
  yaw: -0.5,
  pitch: 0.2,
  hands: {
    left: {
      at: { actor: 'grandfather', part: 'leftHand', offset: [-16, -14] },
      shape: 'rest',
      elbow: 'left',
      layer: 'front',
    },
    right: { at: { actor: 'hero', part: 'rightSide', offset: [34, 84] }, shape: 'rest', angle: 120, elbow: 'right' },
  },
};

/** Grandpa on one knee, in profile before the tummy that he asks about: a hand at the child's side, one on his own knee. */
export const EMBRACING: Companion = {
  kind: 'grandfather',
  expression: 'joy',
  pose: 'kneelWonder',
  lookAt: { actor: 'hero', part: 'belly' },
  yaw: 1,
  pitch: 0.22,
  hands: {
    left: { at: { actor: 'hero', part: 'leftSide', offset: [-8, 76] }, shape: 'rest', elbow: 'down', layer: 'front' },
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -20] }, shape: 'rest' },
  },
};
