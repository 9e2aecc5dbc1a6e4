import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { BY_DAY, type Companion, type Hero, picture } from './parts';

/** Proud of the sun in the tummy. */
const HAPPY: Hero = {
  pose: 'showTummy',
  expression: 'joy',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'grandfather' },
  inside: 'sun',
};

/** On one knee, the face close to the tummy. */
const AMAZED: Companion = {
  kind: 'grandfather',
  expression: 'wonder',
  pose: 'kneelWonder',
  lookAt: { actor: 'hero', part: 'belly' },
  pitch: 0.36,
  hands: {
    left: { at: { actor: 'grandfather', part: 'rightKnee', offset: [-6, -24] }, shape: 'rest', elbow: 'left' },
    right: { at: { actor: 'hero', part: 'belly', offset: [-170, 40] }, shape: 'wave', angle: -50, elbow: 'down' },
  },
};

/** On a hilltop, the storm behind them: grandpa kneels and looks with wonder at the sun that shines in the child. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'hilltop',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1930, y: 1360, scale: 2.7 } }],
    companions: [{ ...AMAZED, at: { x: 1390, y: 1345, scale: 2.25, depth: 1350 } }],
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
