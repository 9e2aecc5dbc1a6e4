import type { PictureBook } from '../../../picture-book';
import { type Companion as Placed, picture } from '../../picture-parts';
import { BY_DAY, type Companion, type Hero } from './parts';

const CHEST: NonNullable<Companion['hands']>['left'] = {
  at: { actor: 'grandfather', part: 'chest', offset: [26, 12] },
  shape: 'rest',
  angle: -20,
  elbow: 'down',
  layer: 'front',
};

/** Full of weather, a hand on the hip: the other one shows where the rainbow goes. */
const HAPPY: Hero = {
  pose: 'showWindow',
  outfit: BY_DAY,
  expression: 'joy',
  inside: 'changeable',
  lookAt: { actor: 'grandfather' },
  yaw: -0.4,
  pitch: 0.1,
  hands: {
    left: {
      at: { actor: 'hero', part: 'leftShoulder', offset: [-96, -150] },
      shape: 'point',
      angle: -80,
      elbow: 'left',
    },
    right: { at: { actor: 'hero', part: 'rightSide', offset: [34, 84] }, shape: 'rest', angle: 120, elbow: 'right' },
  },
};
const IN_THE_CHAIR: Hero = { ...HAPPY, facing: -1 };

/** Grandpa on one knee before the tummy, all of him on the rug, a hand on his heart. */
const AMAZED: Companion = {
  kind: 'grandfather',
  expression: 'amazed',
  pose: 'kneelWonder',
  lookAt: { actor: 'hero', part: 'belly' },
  yaw: 1,
  pitch: 0.16,
  hands: {
    left: CHEST,
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -20] }, shape: 'rest' },
  },
};

/** Out of the tummy, around the child and over both heads: behind the raised hand and before the hip. */
const RAINBOW = {
  kind: 'rainbowOut',
  at: { x: 0, y: 0, scale: 1, afloat: true, depth: 1162 },
  hands: { left: { at: { actor: 'hero', part: 'belly' as const } } },
};

/** From above the wheel. */
const OVER_THE_WHEEL: Placed = {
  ...RAINBOW,
  hands: { left: { at: { actor: 'hero', part: 'belly', offset: [10, -66] } } },
};

/** The weather in the tummy of the child lights the room and the face of grandpa, who looks in. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'weatherCover',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 1970, y: 1156, scale: 1.8, depth: 1160 } }],
    companions: [RAINBOW, { ...AMAZED, at: { x: 1490, y: 1156, scale: 1.7, depth: 1165 } }],
  },
  {
    forSmall: {
      heroes: [{ ...HAPPY, at: { x: 1960, y: 1140, scale: 2, depth: 1160 } }],
      companions: [RAINBOW, { ...AMAZED, at: { x: 1490, y: 1156, scale: 1.7, depth: 1165 } }],
    },
    onWheels: {
      heroes: [{ ...IN_THE_CHAIR, at: { x: 1975, y: 1136, scale: 1.98, depth: 1160 } }],
      companions: [OVER_THE_WHEEL, { ...AMAZED, at: { x: 1430, y: 1150, scale: 1.72, depth: 1165 } }],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'washingLine', palette: 'empty' }),
  back: picture({ stage: 'washingLine', palette: 'filled' }),
};
