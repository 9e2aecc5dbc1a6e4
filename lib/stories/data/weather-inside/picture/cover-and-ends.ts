import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { BY_DAY } from './parts';

/** Seen from above: the child lies in the grass with the sun in the tummy, and grandpa listens to it. */
export const cover: PictureBook['cover'] = whole({
  stage: 'grassAbove',
  palette: 'noon',
  heroes: [
    {
      at: { x: 1955, y: 770, scale: 3.25, afloat: true, depth: 700 },
      pose: 'lieInGrass',
      expression: 'joy',
      outfit: BY_DAY,
      gaze: [0, 0.8],
      inside: 'sun',
    },
  ],
  companions: [
    {
      kind: 'grandfather',
      at: { x: 1500, y: 1360, scale: 2.3, depth: 800, afloat: true },
      expression: 'asleep',
      pose: 'lieListening',
    },
  ],
});

/** Shirts with empty tummies in the fog of the morning; in the end each has its weather. */
export const ends: PictureBook['ends'] = {
  front: whole({ stage: 'washingLine', palette: 'empty' }),
  back: whole({ stage: 'washingLine', palette: 'filled' }),
};
