import type { PictureBook } from '../../../picture-book';
import { type Companion as Placed, picture } from '../../picture-parts';
import { BY_DAY, type Companion, type Hero, type Touch } from './parts';

/** Level with the tummy, so far before it that a whole bow fits between the two faces. */
const beforeTummy = (away: number, up: number): Touch['at'] => ({
  actor: 'hero',
  part: 'belly',
  offset: [-away, -up],
});

/** Full of weather, a hand on the hip: the other one is as wide open as that of grandpa. */
const HAPPY: Hero = {
  pose: 'showWindow',
  outfit: BY_DAY,
  expression: 'joy',
  inside: 'changeable',
  lookAt: { actor: 'grandfather' },
  yaw: -0.4,
  pitch: 0.1,
  tilt: 0.1,
  hands: {
    left: { at: { actor: 'hero', part: 'leftSide', offset: [-34, 84] }, shape: 'rest', angle: 60, elbow: 'left' },
    right: {
      at: { actor: 'hero', part: 'rightShoulder', offset: [104, -46] },
      shape: 'wave',
      angle: -64,
      elbow: 'down',
    },
  },
};
const IN_THE_CHAIR: Hero = { ...HAPPY, facing: -1, tilt: 0.22 };

/** Grandpa on one knee before the tummy: the rainbow lands on his open palm. */
const amazed = (away: number, up = 0): Companion => ({
  kind: 'grandfather',
  expression: 'amazed',
  pose: 'kneelWonder',
  lookAt: { actor: 'hero', part: 'belly' },
  yaw: 0.8,
  pitch: 0.16,
  hands: {
    left: { at: beforeTummy(away, up - 20), shape: 'cup', angle: -8, elbow: 'down', layer: 'front' },
    right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -20] }, shape: 'rest' },
  },
});

/** A whole half circle out of the tummy onto the palm. */
const rainbow = (away: number, up: number, aside = 24): Placed => ({
  kind: 'rainbowOut',
  at: { x: 0, y: 0, scale: 1, afloat: true, depth: 1162 },
  hands: { left: { at: beforeTummy(aside, up) }, right: { at: beforeTummy(away, up) } },
});

/** The weather in the tummy of the child lights the room and the face of grandpa, who looks in. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'weatherCover',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: { x: 2165, y: 1172, scale: 2.2, depth: 1160 } }],
    companions: [rainbow(376, -14), { ...amazed(382, -14), at: { x: 1420, y: 1176, scale: 2.1, depth: 1165 } }],
  },
  {
    forSmall: {
      heroes: [{ ...HAPPY, at: { x: 2165, y: 1172, scale: 2.25, depth: 1160 } }],
      companions: [rainbow(376, -14), { ...amazed(382, -14), at: { x: 1420, y: 1176, scale: 2.1, depth: 1165 } }],
    },
    onWheels: {
      heroes: [{ ...IN_THE_CHAIR, at: { x: 2165, y: 1160, scale: 2.3, depth: 1160 } }],
      companions: [rainbow(296, 36, -34), { ...amazed(304, 36), at: { x: 1500, y: 1176, scale: 2.1, depth: 1165 } }],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'washingLine', palette: 'empty' }),
  back: picture({ stage: 'washingLine', palette: 'filled' }),
};
