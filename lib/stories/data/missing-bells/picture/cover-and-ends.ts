import type { PictureBook } from '../../../picture-book';
import { OUTFIT, type PictureSceneInput, panorama } from './parts';

/** The child in the lens; `y` is the ground point, which is higher for who sits in a chair. */
const inTheLens = (y: number): PictureSceneInput => ({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1784, y, scale: 2.28, afloat: true },
      pose: 'lightCandle',
      expression: 'joy',
      outfit: OUTFIT,
      holds: 'bell',
      hands: {
        right: { at: { x: 2045, y: 764 }, shape: 'hold' },
        left: { at: { actor: 'hero', part: 'chest' }, shape: 'rest' },
      },
      lookAt: { x: 2045, y: 836 },
      yaw: 0.34,
    },
  ],
  companions: [
    {
      kind: 'dogSit',
      at: { x: 1722, y: 1132, scale: 1.14, afloat: true, depth: 1790 },
      expression: 'wonder',
      lookAt: { x: 2045, y: 836 },
    },
  ],
});

/** A lens over the dark town shows the child bright and sharp, with a bell; whom they look for peeks over a roof. */
export const cover: PictureBook['cover'] = {
  kind: 'spread',
  pictures: [{ scene: inTheLens(1351), wheelchairScene: inTheLens(1242) }],
};

/** Prints go away over the night; in the morning they come back among bells. */
export const ends: PictureBook['ends'] = {
  front: panorama({ stage: 'printTrail', palette: 'night' }),
  back: panorama({ stage: 'printTrail', palette: 'morning' }),
};
