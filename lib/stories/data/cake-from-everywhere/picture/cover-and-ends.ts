import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { OUT, parrot } from './parts';

const ON_TOP: Omit<Hero, 'at' | 'pose'> = {
  expression: 'joy',
  outfit: OUT,
  lookAt: { x: 2000, y: 560 },
  hands: { right: { at: { x: 1990, y: 700 }, shape: 'fist', elbow: 'down' } },
};

/** On top of the cake with a candle; the parrot pulls out a slice. */
export const cover: PictureBook['cover'] = flat('cakeCover', {
  heroes: [{ ...ON_TOP, at: { x: 1800, y: 770, scale: 2.7, depth: 1000, afloat: true }, pose: 'sitGround' }],
  companions: [parrot('', { x: 1320, y: 900, scale: 1.2 }, { expression: 'determined' })],
});

/** Bare shelves with an egg that looks away; in the end two of everything. */
export const ends: PictureBook['ends'] = { front: flat('shelvesEmpty', {}), back: flat('shelvesFull', {}) };
