import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { HOOK } from '../picture/cover-and-ends';
import { last } from './parts';

/** One holds the glass; all three look at the empty hook. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    liftSeated: 110,
    liftSmall: 110,
    at: { x: 1650, y: 1480, scale: 1.9, afloat: true, depth: 1740 },
    pose: 'standStill',
    expression: 'joy',
    lookAt: HOOK,
    yaw: 0.4,
  }),
  {
    first: { liftSmall: 100 },
    others: { second: { liftSmall: 100, at: { x: 1516, y: 1440, scale: 2.5, afloat: true, depth: 1715 } } },
  },
);
