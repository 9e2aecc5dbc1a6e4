import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { handPlace, OUT, parrot } from './parts';

const ON_TOP: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'joy',
  outfit: OUT,
  liftSmall: 210,
  lookAt: { x: 1500, y: 800 },
  hands: {
    right: { at: { actor: 'candleHand', part: 'middle' }, shape: 'fist', layer: 'front', elbow: 'right' },
    left: { at: { actor: 'leaning', part: 'middle' }, shape: 'rest', layer: 'front', elbow: 'left' },
  },
};

/** Behind the cake, with a candle for its top; the parrot pulls out a slice. */
export const cover: PictureBook['cover'] = flat(
  'cakeCover',
  {
    heroes: [{ ...ON_TOP, at: { x: 1840, y: 1305, scale: 2.9, depth: 900, afloat: true } }],
    companions: [parrot('', { x: 1340, y: 820, scale: 1.3 }, { expression: 'determined' })],
    props: [
      handPlace('candleHand', 2130, 672, 1120),
      handPlace('leaning', 1668, 768, 1120),
      { kind: 'birthdayCandle', at: { x: 2134, y: 752, scale: 1.2, afloat: true, depth: 1110 } },
      { kind: 'cakeSlice', at: { x: 1500, y: 1210, scale: 1.02, afloat: true, depth: 1200 }, turn: -8 },
    ],
  },
  { onWheels: { heroes: [{ ...ON_TOP, at: { x: 1840, y: 1130, scale: 2.9, depth: 900, afloat: true } }] } },
);

/** Bare shelves with an egg that looks away; in the end two of everything. */
export const ends: PictureBook['ends'] = { front: flat('shelvesEmpty', {}), back: flat('shelvesFull', {}) };
