import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { BY_DAY, type Companion, type Hero, picture } from './parts';

/** Both hands open the tummy, in which a sun shines; the child has never seen it. */
const AMAZED: Hero = {
  pose: 'lookIntoTummy',
  expression: 'tenderness',
  outfit: BY_DAY,
  facing: -1,
  inside: 'sun',
};

const CURIOUS: Companion = {
  kind: 'grandfather',
  expression: 'joy',
  pose: 'kneelLook',
  lookAt: { actor: 'hero', part: 'belly' },
  hands: { right: { at: { actor: 'hero', part: 'leftSide', offset: [-2, 118] }, shape: 'rest', angle: 20 } },
};

/** On a hilltop between rain and sun: the child looks down into the own tummy, and grandpa kneels to look in, too. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'hilltop',
    palette: 'allWeathers',
    heroes: [{ ...AMAZED, at: { x: 1960, y: 1125, scale: 2.05 } }],
    companions: [{ ...CURIOUS, at: { x: 1456, y: 1140, scale: 1.75 } }],
  },
  {
    onWheels: {
      heroes: [{ ...AMAZED, at: { x: 2030, y: 1125, scale: 2.05 } }],
      companions: [
        {
          ...CURIOUS,
          at: { x: 1480, y: 1140, scale: 1.75 },
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
