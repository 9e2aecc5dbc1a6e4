import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { last } from './figures';

/** In the only lit window of the dark house: the box, the candle, and a knock on the sill. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    liftSeated: 20,
    liftSmall: 60,
    at: { x: 1826, y: 1140, scale: 1.52, depth: 1520, afloat: true },
    pose: 'stand',
    expression: 'delight',
    lookAt: { x: 1700, y: 800 },
    hands: { right: { at: { x: 1916, y: 946 }, shape: 'fist', angle: -90, elbow: 'down', layer: 'front' } },
  }),
  {
    by: [-86, -170],
    size: 0.86,
    first: { liftSeated: 20, liftSmall: 90 },
    others: {
      second: { liftSeated: 20, liftSmall: 60, at: { x: 1984, y: 1140, scale: 1.6, depth: 1490, afloat: true } },
    },
  },
);
