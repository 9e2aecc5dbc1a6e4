import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { last } from './figures';

/** In the only lit window of the dark house: the box, the candle, and a knock on the sill. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    liftSeated: 90,
    liftSmall: 60,
    at: { x: 1842, y: 1290, scale: 1.5, depth: 1520, afloat: true },
    pose: 'stand',
    expression: 'delight',
    lookAt: { x: 1700, y: 800 },
    hands: { right: { at: { x: 1925, y: 962 }, shape: 'fist', angle: -90, elbow: 'down', layer: 'front' } },
  }),
  {
    by: [-60, 0],
    size: 0.86,
    held: {},
    others: {
      second: { at: { x: 2010, y: 1270, scale: 1.72, depth: 1490, afloat: true } },
    },
  },
);
