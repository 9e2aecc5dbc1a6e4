import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { last } from './parts';

/** Three coats in one light; the fox is in front. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    at: { x: 1350, y: 1226, scale: 1.65, depth: 1215 },
    pose: 'standStill',
    expression: 'delight',
    lookAt: { x: 1990, y: 640 },
    yaw: 0.34,
  }),
  {
    by: [60, 0],
    size: 0.92,
    held: { lanternOut: 1 },
    others: { second: { at: { x: 1540, y: 1224, scale: 1.85, depth: 1210 } } },
  },
);
