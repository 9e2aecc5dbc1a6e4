import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { onWheels, small, WORN } from './parts';

const AT_THE_SLEEVE: Hero = {
  at: { x: 1445, y: 1900, scale: 4.2, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'wonder',
  outfit: WORN,
  tilt: 0.1,
  lookAt: { actor: 'needle' },
  hands: {
    right: { at: { x: 1675, y: 1076 }, shape: 'fist', elbow: 'down' },
    left: { at: { x: 1225, y: 1500 }, shape: 'relaxed', elbow: 'left' },
  },
};

/** A hand comes out of the child's long sleeve, and the needle lifts its hat to look at it. */
export const cover: PictureBook['cover'] = flat(
  'clinicCover',
  {
    heroes: [AT_THE_SLEEVE],
    companions: [
      small('sleeve', 'sleeveDoor', { x: 1893, y: 1024, scale: 1.15, depth: 1000 }, { facing: -1 }),
      small(
        'needle',
        'needleLifts',
        { x: 2220, y: 1106, scale: 1.4, depth: 950 },
        { expression: 'wonder', lookAt: { x: 2020, y: 1000 }, facing: -1 },
      ),
    ],
  },
  {
    onWheels: { heroes: [onWheels(AT_THE_SLEEVE, 1740)] },
    forSmall: { heroes: [{ ...AT_THE_SLEEVE, at: { x: 1435, y: 1700, scale: 4.2, depth: 900, afloat: true } }] },
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
