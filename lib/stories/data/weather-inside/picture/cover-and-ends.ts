import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { AT_THE_KNEES, LISTENER } from './listener';
import { BY_DAY, type Companion, type Hero, picture } from './parts';

/** Proud of all the weather in the tummy. */
const HAPPY: Hero = {
  pose: 'showTummy',
  expression: 'joy',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'grandfather' },
  inside: 'changeable',
};

const DOG: Companion = { kind: 'dogSit', expression: 'joy', facing: -1, lookAt: { actor: 'hero' } };

/** On a hilltop where all weathers meet: grandpa kneels and listens with delight to the one in the child. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'hilltop',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1925, y: 1168, scale: 2.3 } }],
    companions: [
      { ...LISTENER, at: { x: 1573, y: 1184, scale: 1.68, depth: 1180 } },
      { ...DOG, at: { x: 2236, y: 1180, scale: 1.1 } },
    ],
  },
  {
    onWheels: {
      heroes: [{ ...HAPPY, at: { x: 1940, y: 1160, scale: 2.3 } }],
      companions: [
        { ...LISTENER, ...AT_THE_KNEES, at: { x: 1435, y: 1192, scale: 1.9, depth: 1180 } },
        { ...DOG, at: { x: 2290, y: 1180, scale: 1 } },
      ],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: whole({ stage: 'washingLine', palette: 'empty' }),
  back: whole({ stage: 'washingLine', palette: 'filled' }),
};
