import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { onWheels, small, WORN, worn } from './parts';

const PEEKS: Hero = {
  at: { x: 1600, y: 1640, scale: 3.4, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'uneasy',
  outfit: WORN,
  lookAt: { x: 2160, y: 800 },
  hands: { left: { at: { actor: 'hero', part: 'belly' }, shape: 'rest' } },
};

/** They peek at each other, one over a collar, one under a hat. */
export const cover: PictureBook['cover'] = flat(
  'clinicCover',
  {
    heroes: [PEEKS],
    companions: [
      worn('sleeveAndCollar'),
      small(
        'needle',
        'needlePeeks',
        { x: 2160, y: 990, scale: 0.9, depth: 950 },
        { expression: 'uneasy', lookAt: { actor: 'hero' } },
      ),
    ],
  },
  { onWheels: { heroes: [onWheels(PEEKS, 1560)] } },
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
