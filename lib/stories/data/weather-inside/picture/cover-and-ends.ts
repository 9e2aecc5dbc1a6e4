import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { AT_THE_KNEES, LISTENER } from './listener';
import { BY_DAY, type Companion, type Hero } from './parts';

/** Proud of all the weather in the tummy. */
const HAPPY: Hero = {
  pose: 'showTummy',
  expression: 'tenderness',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'grandfather' },
  inside: 'changeable',
};

const DOG: Companion = { kind: 'dogSit', expression: 'calm', facing: -1, lookAt: { actor: 'hero' } };

/** All weathers come out of the tummy of the child, to which grandpa listens. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'weatherCover',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1890, y: 1392, scale: 2.92 } }],
    companions: [
      { ...LISTENER, at: { x: 1443, y: 1412, scale: 2.13, depth: 1400 } },
      { ...DOG, at: { x: 2226, y: 1176, scale: 1.5 } },
    ],
  },
  {
    forSmall: { heroes: [{ ...HAPPY, at: { x: 1960, y: 1300, scale: 3.3 } }] },
    onWheels: {
      heroes: [{ ...HAPPY, at: { x: 1920, y: 1282, scale: 2.85 } }],
      companions: [
        { ...LISTENER, ...AT_THE_KNEES, at: { x: 1436, y: 1352, scale: 1.98, depth: 1400 } },
        { ...DOG, at: { x: 2270, y: 1180, scale: 1.3 } },
      ],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'washingLine', palette: 'empty' }),
  back: picture({ stage: 'washingLine', palette: 'filled' }),
};
