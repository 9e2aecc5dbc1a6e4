import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { cat, dish, oldMan } from '../picture/parts';
import { first, other } from './parts';

/** Three ride on the plate that flies home, and on the back the cat. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, {
  heroes: [
    first({
      at: { x: 1440, y: 1020, scale: 2.5, depth: 1000, afloat: true },
      pose: 'sitGround',
      expression: 'delight',
      lookAt: { actor: 'oldMan' },
      hands: {
        left: { at: { actor: 'dish', part: 'left', offset: [50, 30] }, shape: 'hold', elbow: 'down', layer: 'front' },
        right: { at: { actor: 'dish', part: 'left', offset: [110, 60] }, shape: 'hold', elbow: 'down', layer: 'front' },
      },
    }),
    other({
      at: { x: 1880, y: 850, scale: 2.2, depth: 980, afloat: true },
      pose: 'sitGround',
      expression: 'joy',
      lookAt: { actor: 'oldMan' },
      hands: {
        left: { at: { x: 1815, y: 690 }, shape: 'rest', elbow: 'left', layer: 'front' },
        right: { at: { x: 1940, y: 690 }, shape: 'rest', elbow: 'right', layer: 'front' },
      },
    }),
  ],
  companions: [
    oldMan(
      { x: 2150, y: 1000, scale: 2, depth: 990, afloat: true },
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
    cat({ x: 610, y: 680, scale: 1.5, depth: 900, afloat: true }, { kind: 'catCurl', expression: 'asleep' }),
  ],
  props: [dish('qatayef', { x: 1800, y: 1040, scale: 1.9, depth: 1100 })],
});
