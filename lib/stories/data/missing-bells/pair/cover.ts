import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import type { Companion } from '../../picture-parts';
import { cover as coverOfOne, TRAIL } from '../picture/cover-and-ends';
import { first, other } from './parts';

const DOG: Companion = {
  kind: 'dogSit',
  at: { x: 1630, y: 1270, scale: 1.4, afloat: true, depth: 1795 },
  expression: 'wonder',
  lookAt: TRAIL,
};

const inTheLens = {
  heroes: [
    first({
      liftSeated: 120,
      at: { x: 1812, y: 1560, scale: 3, afloat: true, depth: 1785 },
      pose: 'standStill',
      expression: 'joy',
      lookAt: TRAIL,
      yaw: -0.34,
    }),
    other({
      liftSeated: 120,
      at: { x: 1488, y: 1570, scale: 2.75, afloat: true, depth: 1780 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: TRAIL,
      yaw: -0.3,
    }),
  ],
};

/** A lens over the dark town shows both bright and sharp, with the dog. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, { ...inTheLens, companions: [DOG] });
