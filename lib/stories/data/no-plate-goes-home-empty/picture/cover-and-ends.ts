import type { PictureBook } from '../../../picture-book';
import type { Hero } from '../../picture-parts';
import { cat, dish, flat, OUTFIT } from './parts';

const RIDES: Hero = {
  at: { x: 1760, y: 1008, scale: 3.15, depth: 1000, afloat: true },
  pose: 'sitGround',
  expression: 'joy',
  outfit: OUTFIT,
  lookAt: { x: 2400, y: 520 },
  hands: {
    left: { at: { actor: 'dish', part: 'left', offset: [40, 24] }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: { at: { x: 2110, y: 618 }, shape: 'point', angle: -24, elbow: 'down', layer: 'front' },
  },
};

/** The huge plate flies home over the roofs, with sweets, the child and, on the back, the cat. */
export const cover: PictureBook['cover'] = flat('plateCover', {
  heroes: [RIDES],
  companions: [
    cat({ x: 610, y: 680, scale: 1.5, depth: 900, afloat: true }, { kind: 'catCurl', expression: 'asleep' }),
  ],
  props: [dish('qatayef', { x: 1820, y: 1030, scale: 1.9, depth: 1100 })],
});

/** Before the book all plates are empty, after it none is. */
export const ends: PictureBook['ends'] = { front: flat('platesEmpty', {}), back: flat('platesFull', {}) };
