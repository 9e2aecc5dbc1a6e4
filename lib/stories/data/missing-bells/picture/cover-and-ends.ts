import type { PictureBook } from '../../../picture-book';
import { OUTFIT, panorama } from './parts';

/** A lens over the dark town shows the child bright and sharp; whom they look for sits beside it, with a bell. */
export const cover: PictureBook['cover'] = panorama({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1850, y: 1700, scale: 3.35, afloat: true },
      pose: 'lightCandle',
      expression: 'wonder',
      outfit: OUTFIT,
      gaze: [0.9, 0],
      yaw: 0.4,
    },
  ],
  companions: [{ kind: 'dogSit', at: { x: 1652, y: 1275, scale: 1.4, afloat: true, depth: 1790 }, expression: 'wonder' }],
});

/** Prints go away over the night; in the morning they come back among bells. */
export const ends: PictureBook['ends'] = {
  front: panorama({ stage: 'printTrail', palette: 'night' }),
  back: panorama({ stage: 'printTrail', palette: 'morning' }),
};
