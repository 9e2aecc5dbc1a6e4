import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { BY_DAY, type Companion, type Hero, picture } from './parts';

/** A hand on grandpa's hair and one beside the tummy, in which a sun shines. */
const HAPPY: Hero = {
  pose: 'stand',
  expression: 'delight',
  outfit: BY_DAY,
  lookAt: { actor: 'grandfather', part: 'crown' },
  pitch: 0.4,
  hands: {
    left: { at: { actor: 'grandfather', part: 'crown', offset: [28, 38] }, shape: 'rest', layer: 'front' },
    right: { at: { actor: 'hero', part: 'rightSide', offset: [2, 84] }, shape: 'rest', angle: 130, elbow: 'right' },
  },
  inside: 'sun',
};

const LISTENING: Companion = {
  kind: 'grandfather',
  expression: 'delight',
  pose: 'kneelListen',
  yaw: 0.14,
  pitch: -0.06,
  hands: {
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [-10, -24] }, shape: 'rest', elbow: 'left' },
  },
};

/** On a hilltop between rain and sun: grandpa kneels with an ear at the child's tummy, and the child looks down at him. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'hilltop',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1880, y: 1270, scale: 2.5 } }],
    companions: [{ ...LISTENING, at: { x: 1438, y: 1310, scale: 1.84, depth: 1280 } }],
  },
  {
    onWheels: {
      heroes: [{ ...HAPPY, hands: undefined, facing: -1, at: { x: 2000, y: 1180, scale: 2.3 } }],
      companions: [
        {
          ...LISTENING,
          pose: 'kneelLook',
          at: { x: 1440, y: 1215, scale: 1.9 },
          hands: { right: { at: { actor: 'hero', part: 'leftKnee', offset: [0, -18] }, shape: 'rest' } },
        },
      ],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: whole({ stage: 'washingLine', palette: 'empty' }),
  back: whole({ stage: 'washingLine', palette: 'filled' }),
};
