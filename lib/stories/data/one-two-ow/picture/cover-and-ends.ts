import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { onWheels, small, WORN } from './parts';

const AT_THE_SLEEVE: Hero = {
  at: { x: 1590, y: 1740, scale: 3.6, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: WORN,
  tilt: 0.12,
  lookAt: { actor: 'needle' },
  hands: {
    right: { at: { x: 1862, y: 1076 }, shape: 'fist', elbow: 'down' },
    left: { at: { actor: 'hero', part: 'belly', offset: [-40, -30] }, shape: 'rest', elbow: 'down', layer: 'front' },
  },
};

/** The needle lifts its hat before the door of the sleeve, out of which fingers look. */
export const cover: PictureBook['cover'] = flat(
  'clinicCover',
  {
    heroes: [AT_THE_SLEEVE],
    companions: [
      small('sleeve', 'sleeveDoor', { x: 2000, y: 930, scale: 0.9, depth: 1000 }, { facing: -1 }),
      small(
        'needle',
        'needleLifts',
        { x: 2190, y: 1092, scale: 1.15, depth: 950 },
        { expression: 'wonder', lookAt: { x: 2020, y: 940 }, facing: -1 },
      ),
    ],
  },
  {
    onWheels: { heroes: [onWheels(AT_THE_SLEEVE, 1600)] },
    forSmall: { heroes: [{ ...AT_THE_SLEEVE, at: { x: 1570, y: 1560, scale: 3.6, depth: 900, afloat: true } }] },
  },
);

/** Before the book nobody comes out; after it everybody has. */
export const ends: PictureBook['ends'] = {
  front: flat('clinicSleeves', {}),
  back: flat('clinicArms', {
    companions: [
      ...[0, 1, 2, 3, 4].map((i) =>
        small(`bandage${i}`, 'bandageWithFeet', { x: 232 + i * 480, y: 830, scale: 1.25, depth: 10 }, { tilt: 0.05 }),
      ),
      small('hat', 'needleHat', { x: 1440, y: 640, scale: 0.55, depth: 20 }),
    ],
  }),
};
