import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { last } from './parts';

/** Three coats in one light; the fox is in front. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    at: { x: 1420, y: 1226, scale: 1.5, depth: 1215 },
    pose: 'standStill',
    expression: 'wonder',
    lookAt: { x: 1990, y: 640 },
    yaw: 0.34,
  }),
  {
    by: [60, 0],
    size: 0.92,
    held: { lanternOut: 1 },
    others: { second: { at: { x: 1592, y: 1224, scale: 1.72, depth: 1210 } } },
  },
);
