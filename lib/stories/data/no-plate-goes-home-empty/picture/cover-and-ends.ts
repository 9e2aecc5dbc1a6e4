import type { PictureBook } from '../../../picture-book';
import type { Hero } from '../../picture-parts';
import { cat, dish, flat, OUTFIT, oldMan } from './parts';

const RIDES: Hero = {
  at: { x: 1760, y: 1008, scale: 3.15, depth: 1000, afloat: true },
  pose: 'sitGround',
  expression: 'joy',
  outfit: OUTFIT,
  lookAt: { x: 2270, y: 480 },
  hands: {
    left: { at: { actor: 'dish', part: 'left', offset: [40, 24] }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: { at: { x: 2100, y: 630 }, shape: 'point', angle: -44, elbow: 'down', layer: 'front' },
  },
};

/** The huge plate flies with sweets and the child to the window of the new neighbour; on the back follows the cat. */
export const cover: PictureBook['cover'] = flat('plateCover', {
  heroes: [RIDES],
  companions: [
    oldMan(
      { x: 2300, y: 1000, scale: 0.68, depth: 100, afloat: true },
      { expression: 'joy', lookAt: { actor: 'hero' }, facing: -1, haze: { colour: '#8a4a1d', share: 0.2 } },
    ),
    cat({ x: 610, y: 680, scale: 1.5, depth: 900, afloat: true }, { kind: 'catCurl', expression: 'asleep' }),
  ],
  props: [dish('qatayef', { x: 1820, y: 1030, scale: 1.9, depth: 1100 })],
});

/** Before the book all plates are empty, after it none is. */
export const ends: PictureBook['ends'] = { front: flat('platesEmpty', {}), back: flat('platesFull', {}) };
