import type { PictureBook } from '../../../picture-book';
import { OUTFIT, panorama } from './parts';

/** A lens over the dark town shows the child bright and sharp; whom they look for sits beside it, with a bell. */
export const cover: PictureBook['cover'] = panorama({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1800, y: 1390, scale: 2.5, afloat: true },
      pose: 'lightCandle',
      expression: 'determined',
      outfit: OUTFIT,
      holds: 'magnifier',
      gaze: [0.8, 0.2],
      yaw: 0.4,
    },
  ],
  companions: [{ kind: 'dogSit', at: { x: 1640, y: 1330, scale: 1.5, afloat: true }, expression: 'wonder' }],
});

/** Prints go away over the night; in the morning they come back among bells. */
export const ends: PictureBook['ends'] = {
  front: panorama({ stage: 'printTrail', palette: 'night' }),
  back: panorama({ stage: 'printTrail', palette: 'morning' }),
};
