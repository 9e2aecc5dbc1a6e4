import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { cat, dish, oldMan } from '../picture/parts';
import { first, other } from './parts';

/** Three in the middle of the plate, and on the back whoever found an empty one. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, {
  heroes: [
    first({
      at: { x: 1470, y: 1130, scale: 2.5, depth: 1000, afloat: true },
      pose: 'sitGround',
      expression: 'delight',
      lookAt: { actor: 'oldMan' },
      hands: {
        left: { at: { actor: 'dish', part: 'left', offset: [50, 30] }, shape: 'hold', elbow: 'down', layer: 'front' },
        right: { at: { actor: 'dish', part: 'left', offset: [110, 60] }, shape: 'hold', elbow: 'down', layer: 'front' },
      },
    }),
    other({
      at: { x: 1800, y: 1010, scale: 2.2, depth: 980, afloat: true },
      pose: 'sitGround',
      expression: 'joy',
      lookAt: { actor: 'oldMan' },
      hands: {
        left: { at: { x: 1735, y: 850 }, shape: 'rest', elbow: 'left', layer: 'front' },
        right: { at: { x: 1860, y: 850 }, shape: 'rest', elbow: 'right', layer: 'front' },
      },
    }),
  ],
  companions: [
    oldMan(
      { x: 2120, y: 1120, scale: 2, depth: 990, afloat: true },
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
