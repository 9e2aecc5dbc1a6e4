import { BY_DAY, type Companion, type Hero } from './parts';

/** The child whose tummy is looked into, close in the arm of grandpa, a hand on his shoulder. */
export const EMBRACED: Omit<Hero, 'expression' | 'inside'> = {
  pose: 'showWindow',
  outfit: BY_DAY,
  lookAt: { actor: 'grandfather' },
  hands: {
    left: {
      at: { actor: 'grandfather', part: 'rightShoulder', offset: [-70, -40] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
    right: { at: { actor: 'hero', part: 'rightSide', offset: [34, 84] }, shape: 'rest', angle: 120, elbow: 'right' },
  },
};

/** Grandpa on his knees, close: one arm around the child, the other hand at the edge of the tummy, face to face. */
export const EMBRACING: Companion = {
  kind: 'grandfather',
  expression: 'joy',
  pose: 'kneelEmbrace',
  lookAt: { actor: 'hero' },
  hands: {
    left: { at: { actor: 'hero', part: 'leftSide', offset: [-22, 112] }, shape: 'rest', elbow: 'down', layer: 'front' },
    right: { at: { actor: 'hero', part: 'chest' }, shape: 'rest', layer: 'behind' },
  },
};
/** As close, but bowed before the tummy. */
export const LOOKING_IN: Companion = {
  ...EMBRACING,
  pose: 'kneelBow',
  lookAt: { actor: 'hero', part: 'belly' },
};
