import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { BY_DAY } from './parts';

/** Nothing but good weather, outside and in the child; grandfather listens at the lower edge. */
export const cover: PictureBook['cover'] = whole({
  stage: 'airWide',
  palette: 'fair',
  heroes: [
    {
      at: { x: 1690, y: 1290, scale: 2.6 },
      pose: 'stand',
      expression: 'joy',
      outfit: BY_DAY,
      gaze: [0.5, 0.4],
      inside: 'sun',
    },
  ],
  companions: [
    { kind: 'grandfather', at: { x: 2030, y: 1880, scale: 2.15 }, expression: 'joy', facing: -1, pose: 'standStill' },
  ],
});

/** Nobody is there yet and one cannot see far; at the end the fog has gone. */
export const ends: PictureBook['ends'] = {
  front: whole({ stage: 'airWide', palette: 'fog' }),
  back: whole({ stage: 'airWide', palette: 'fair' }),
};
