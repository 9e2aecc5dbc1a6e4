import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { TRAIL } from '../picture/cover-and-ends';
import { last } from './parts';

/** A lens over the dark town shows all three bright and sharp, with the dog. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    liftSeated: 120,
    liftSmall: 130,
    at: { x: 1640, y: 1500, scale: 2.1, afloat: true, depth: 1790 },
    pose: 'standStill',
    expression: 'joy',
    lookAt: TRAIL,
    yaw: -0.3,
  }),
  {
    by: [24, 0],
    size: 0.92,
    first: { liftSmall: 110 },
    others: { second: { liftSmall: 120, at: { x: 1448, y: 1500, scale: 2.3, afloat: true, depth: 1780 } } },
    companions: [
      {
        kind: 'dogSit',
        at: { x: 1500, y: 1250, scale: 1.1, afloat: true, depth: 1795 },
        expression: 'wonder',
        lookAt: TRAIL,
      },
    ],
  },
);
