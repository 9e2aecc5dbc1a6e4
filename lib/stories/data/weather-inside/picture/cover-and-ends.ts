import type { PictureBook } from '../../../picture-book';
import { type Companion as Placed, picture } from '../../picture-parts';
import { BY_DAY, type Companion, type Hero, type Touch } from './parts';

/** Level with the tummy, so far before it that a whole bow fits between the two faces. */
const beforeTummy = (away: number, up: number): Touch['at'] => ({
  actor: 'hero',
  part: 'belly',
  offset: [-away, -up],
});

/** A hand at the side of the own window. */
const atWindow = (aside: number): Touch => ({
  at: { actor: 'hero', part: 'belly', offset: [aside, 14] },
  shape: 'rest',
  angle: aside < 0 ? 44 : 136,
  elbow: aside < 0 ? 'left' : 'right',
});

/** Full of weather: the child holds its window open with both hands. */
const HAPPY: Hero = {
  pose: 'showWindow',
  outfit: BY_DAY,
  expression: 'joy',
  inside: 'changeable',
  lookAt: { actor: 'grandfather' },
  yaw: -0.4,
  pitch: 0.1,
  tilt: 0.1,
  hands: { left: atWindow(-166), right: atWindow(166) },
};
const IN_THE_CHAIR: Hero = {
  ...HAPPY,
  facing: -1,
  tilt: 0.22,
  hands: { left: atWindow(-130), right: atWindow(130) },
};

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

/** From the knees up, before grandpa, who kneels lower at the edge of the front. */
const NEAR = { x: 2078, y: 1530, scale: 3.3, afloat: true, depth: 1160 } as const;
const BESIDE = { x: 1390, y: 1400, scale: 2.7, afloat: true, depth: 1165 } as const;

/** The weather in the tummy of the child lights the room and the face of grandpa, who looks in. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'weatherCover',
    palette: 'allWeathers',
    heroes: [{ ...HAPPY, at: NEAR }],
    companions: [rainbow(376, -14), { ...amazed(382, -14), at: BESIDE }],
  },
  {
    forSmall: {
      heroes: [{ ...HAPPY, at: { ...NEAR, y: 1370 } }],
      companions: [rainbow(376, -14), { ...amazed(382, -14), at: BESIDE }],
    },
    onWheels: {
      heroes: [{ ...IN_THE_CHAIR, at: { x: 2110, y: 1370, scale: 3, afloat: true, depth: 1160 } }],
      companions: [rainbow(366, 24, -34), { ...amazed(374, 24), at: { ...BESIDE, x: 1440 } }],
    },
  },
);

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'washingLine', palette: 'empty' }),
  back: picture({ stage: 'washingLine', palette: 'filled' }),
};
