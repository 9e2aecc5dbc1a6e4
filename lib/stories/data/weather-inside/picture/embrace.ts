import { BY_DAY, type Companion, type Hero, type Touch } from './parts';

/** A hand on the upper rim of the own window. */
const onRim = (aside: number): Touch => ({
  at: { actor: 'hero', part: 'belly', offset: [aside, 10] },
  shape: 'rest',
  angle: aside < 0 ? 44 : 136,
  elbow: aside < 0 ? 'left' : 'right',
  layer: 'front',
});

/** The child whose tummy is looked into: it holds the rim and looks down at it as well. */
export const EMBRACED: Omit<Hero, 'expression' | 'inside'> = {
  pose: 'showWindow',
  outfit: BY_DAY,
  lookAt: { actor: 'hero', part: 'belly' },
  yaw: -0.3,
  pitch: 0.34,
  hands: { left: onRim(-104), right: onRim(104) },
};

/** Grandpa on one knee, in profile before the tummy that he asks about, both hands on his own knees. */
export const EMBRACING: Companion = {
  kind: 'grandfather',
  expression: 'joy',
  pose: 'kneelWonder',
  lookAt: { actor: 'hero', part: 'belly' },
  yaw: 1,
  pitch: 0.3,
  hands: {
    left: { at: { actor: 'grandfather', part: 'leftKnee', offset: [-6, -34] }, shape: 'rest', layer: 'front' },
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -20] }, shape: 'rest' },
  },
};
