import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { BY_DAY, type Numbers, newNumber } from './parts';

const LOOKS_OUT: Hero = {
  at: { x: 1770, y: 1230, scale: 2.35, depth: 900 },
  pose: 'standStill',
  expression: 'wonder',
  outfit: BY_DAY,
  lookAt: { x: 1000, y: 800 },
  hands: { left: { at: { x: 1606, y: 880 }, shape: 'rest', layer: 'front' } },
};

/** The door ajar: the child looks out the wrong way; the number hides behind the railing. */
export const cover = (numbers: Numbers): PictureBook['cover'] =>
  flat('birthdayCover', {
    heroes: [LOOKS_OUT],
    companions: [
      {
        id: 'crown',
        kind: `birthdayCrownWorn${numbers.own}`,
        at: { of: 'hero', slot: '@head', scale: 0.86 },
        expression: 'calm',
      },
      newNumber(
        numbers,
        'Shy',
        { x: 2240, y: 1230, scale: 1.3, depth: 950 },
        { expression: 'shy', lookAt: { actor: 'hero' } },
      ),
    ],
  });

export const ends: PictureBook['ends'] = {
  front: flat('birthdayLabels', {}),
  back: flat('birthdaySmoke', {}),
};
