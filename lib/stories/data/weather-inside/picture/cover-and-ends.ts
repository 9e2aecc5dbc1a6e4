import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { EMBRACED, LOOKING_IN } from './embrace';
import { AT_THE_KNEES, LISTENER } from './listener';
import { BY_DAY, type Hero } from './parts';

/** Full of weather, arms up: it pours out of the tummy into the room. */
const HAPPY: Hero = {
  ...EMBRACED,
  expression: 'laugh',
  inside: 'changeable',
  yaw: -0.2,
  pitch: -0.06,
  hands: {
    left: { at: { actor: 'hero', part: 'leftShoulder', offset: [-150, -190] }, shape: 'wave', elbow: 'left' },
    right: { at: { actor: 'hero', part: 'rightShoulder', offset: [170, -210] }, shape: 'wave', elbow: 'right' },
  },
};
const IN_THE_CHAIR: Hero = {
  pose: 'showWindow',
  expression: 'laugh',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'grandfather' },
  hands: HAPPY.hands,
  inside: 'changeable',
};

/** The weather in the tummy of the child lights the room and the face of grandpa, who looks in. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'weatherCover',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1930, y: 1440, scale: 2.75, depth: 1160, afloat: true } }],
    companions: [
      { ...LOOKING_IN, expression: 'amazed', at: { x: 1350, y: 1310, scale: 2.15, depth: 1165, afloat: true } },
    ],
  },
  {
    forSmall: {
      heroes: [{ ...HAPPY, at: { x: 1960, y: 1390, scale: 2.9, depth: 1160, afloat: true } }],
      companions: [{ ...LOOKING_IN, at: { x: 1340, y: 1330, scale: 2.1, depth: 1165, afloat: true } }],
    },
    onWheels: {
      heroes: [{ ...IN_THE_CHAIR, at: { x: 1985, y: 1190, scale: 2.42 } }],
      companions: [{ ...LISTENER, ...AT_THE_KNEES, at: { x: 1440, y: 1196, scale: 1.9, depth: 1190 } }],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'washingLine', palette: 'empty' }),
  back: picture({ stage: 'washingLine', palette: 'filled' }),
};
