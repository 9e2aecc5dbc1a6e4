import type { PictureBook } from '../../../picture-book';
import { OUTFIT, panorama } from './parts';

/** A lens over the dark town; what it shows is bright and sharp. The title stands in the sky. */
export const cover: PictureBook['cover'] = {
  kind: 'spread',
  pictures: [
    {
      box: { x: 0, y: 0, width: 1200, height: 1200 },
      scene: {
        stage: 'coverLens',
        palette: 'night',
        view: { x: 0, y: 0, width: 1200, height: 1200 },
        heroes: [
          {
            at: { x: 640, y: 1010, scale: 1.3 },
            pose: 'sneak',
            expression: 'determined',
            outfit: OUTFIT,
            gaze: [-0.7, 0.1],
            yaw: -0.3,
            facing: -1,
          },
        ],
        companions: [
          { kind: 'dogWalk', at: { x: 800, y: 1015, scale: 0.95 }, expression: 'joy', facing: -1 },
          { kind: 'raccoonSit', at: { x: 1075, y: 1130, scale: 0.9 }, expression: 'shy', facing: -1 },
        ],
      },
    },
  ],
};

/** Prints go away over the night; in the morning they come back among bells. */
export const ends: PictureBook['ends'] = {
  front: panorama({ stage: 'printTrail', palette: 'night' }),
  back: panorama({ stage: 'printTrail', palette: 'morning' }),
};
