import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { BY_DAY, type Numbers, newNumber } from './parts';

const LOOKS_OUT: Hero = {
  at: { x: 1760, y: 1120, scale: 1.72, depth: 900 },
  pose: 'standStill',
  expression: 'wonder',
  outfit: BY_DAY,
  lookAt: { x: 1000, y: 800 },
  hands: { left: { at: { x: 1600, y: 850 }, shape: 'grip', layer: 'front' } },
};

/** The door ajar: the child looks out the wrong way; the number hides behind the railing. */
export const cover = (numbers: Numbers): PictureBook['cover'] =>
  flat('birthdayCover', {
    heroes: [LOOKS_OUT],
    companions: [
      {
        id: 'crown',
        kind: `birthdayCrownWorn${numbers.own}`,
        at: { of: 'hero', slot: '@head', scale: 1.2 },
        expression: 'calm',
      },
      newNumber(
        numbers,
        'Shy',
        { x: 2160, y: 1096, scale: 1.25, depth: 950 },
        { expression: 'shy', lookAt: { actor: 'hero' } },
      ),
    ],
  });

export const ends: PictureBook['ends'] = {
  front: flat('birthdayLabels', {}),
  back: flat('birthdaySmoke', {}),
};
