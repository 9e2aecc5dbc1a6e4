import type { PictureBook } from '../../../picture-book';
import { OUTFIT, type PictureSceneInput, panorama } from './parts';

/** The child in the lens; `y` is the ground point, which is higher for who sits in a chair. */
const inTheLens = (y: number): PictureSceneInput => ({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1850, y, scale: 3.35, afloat: true },
      pose: 'lightCandle',
      expression: 'wonder',
      outfit: OUTFIT,
      gaze: [0.9, 0],
      yaw: 0.4,
    },
  ],
  companions: [
    { kind: 'dogSit', at: { x: 1652, y: 1275, scale: 1.4, afloat: true, depth: 1790 }, expression: 'wonder' },
  ],
});

/** A lens over the dark town shows the child bright and sharp; whom they look for sits beside it, with a bell. */
export const cover: PictureBook['cover'] = {
  kind: 'spread',
  pictures: [{ scene: inTheLens(1700), wheelchairScene: inTheLens(1545) }],
};

/** Prints go away over the night; in the morning they come back among bells. */
export const ends: PictureBook['ends'] = {
  front: panorama({ stage: 'printTrail', palette: 'night' }),
  back: panorama({ stage: 'printTrail', palette: 'morning' }),
};
