import type { PictureBook } from '../../../picture-book';
import type { Hero } from '../../picture-parts';
import { cat, dish, flat, OUTFIT, oldMan } from './parts';

const SITS: Hero = {
  at: { x: 1540, y: 1130, scale: 3, depth: 1000, afloat: true },
  pose: 'sitGround',
  expression: 'delight',
  outfit: OUTFIT,
  lookAt: { actor: 'oldMan' },
  hands: {
    left: { at: { actor: 'dish', part: 'left', offset: [58, 16] }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: { at: { actor: 'dish', part: 'left', offset: [110, 60] }, shape: 'hold', elbow: 'down', layer: 'front' },
  },
};

/** Two in the middle of the plate, and on the back whoever found an empty one. */
export const cover: PictureBook['cover'] = flat('plateCover', {
  heroes: [SITS],
  companions: [
    oldMan(
      { x: 2060, y: 1120, scale: 2.1, depth: 990, afloat: true },
      {
        pose: 'sitGround',
        expression: 'joy',
        facing: -1,
        lookAt: { actor: 'hero' },
        hands: {
          left: {
            at: { actor: 'dish', part: 'right', offset: [-50, 30] },
            shape: 'hold',
            elbow: 'down',
            layer: 'front',
          },
        },
      },
    ),
    cat({ x: 610, y: 870, scale: 1.5, depth: 900, afloat: true }, { kind: 'catCurl', expression: 'asleep' }),
  ],
  props: [dish('qatayef', { x: 1800, y: 1150, scale: 1.9, depth: 1100 })],
});

/** Before the book all plates are empty, after it none is. */
export const ends: PictureBook['ends'] = { front: flat('platesEmpty', {}), back: flat('platesFull', {}) };
