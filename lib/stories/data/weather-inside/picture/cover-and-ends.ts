import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
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

/** On one knee, the face close to the tummy. */
const AMAZED: Companion = {
  kind: 'grandfather',
  expression: 'joy',
  pose: 'kneelWonder',
  lookAt: { actor: 'hero', part: 'belly' },
  pitch: 0.36,
  hands: {
    left: { at: { actor: 'grandfather', part: 'rightKnee', offset: [-6, -24] }, shape: 'rest', elbow: 'left' },
    right: {
      at: { actor: 'hero', part: 'belly', offset: [-196, 56] },
      shape: 'wave',
      angle: -50,
      elbow: 'down',
      layer: 'front',
    },
  },
};

/** On a hilltop, the storm behind them: grandpa kneels and looks with delight at the weather in the child. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'hilltop',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1945, y: 1459, scale: 3 } }],
    companions: [{ ...AMAZED, at: { x: 1350, y: 1440, scale: 2.5, depth: 1450 } }],
  },
  {
    onWheels: {
      heroes: [{ ...HAPPY, at: { x: 1980, y: 1250, scale: 2.8 } }],
      companions: [{ ...AMAZED, at: { x: 1390, y: 1345, scale: 2.25, depth: 1350 } }],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: whole({ stage: 'washingLine', palette: 'empty' }),
  back: whole({ stage: 'washingLine', palette: 'filled' }),
};
