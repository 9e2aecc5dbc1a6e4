import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { last } from './parts';

/** A lens over the dark town shows all three bright and sharp, with a bell and the dog. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    liftSeated: 120,
    liftSmall: 130,
    at: { x: 1748, y: 1510, scale: 2, afloat: true, depth: 1790 },
    pose: 'standStill',
    expression: 'joy',
    lookAt: { actor: 'bell' },
    yaw: 0.3,
  }),
  {
    by: [24, 0],
    size: 0.92,
    first: { liftSmall: 110 },
    others: { second: { liftSmall: 120, at: { x: 1556, y: 1480, scale: 2.15, afloat: true, depth: 1780 } } },
    companions: [
      {
        kind: 'dogSit',
        at: { x: 1600, y: 1244, scale: 1.05, afloat: true, depth: 1795 },
        expression: 'wonder',
        lookAt: { actor: 'bell' },
      },
    ],
  },
);
