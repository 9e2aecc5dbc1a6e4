import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { afloat, swimmer } from './parts';

/** A side of the whale from edge to edge; before its open eye the child, with a breath held. */
export const cover: PictureBook['cover'] = flat('whaleCover', {
  heroes: [
    swimmer(afloat(1860, 960, 2.7, 900), {
      pose: 'float',
      expression: 'breathHeld',
      facing: -1,
      yaw: -0.3,
      gaze: [-0.2, 0.1],
      hands: { left: { at: { x: 1886, y: 690 }, shape: 'point', angle: -82, layer: 'front' } },
    }),
  ],
});

/** Notes before the book; after it all sleep. */
export const ends: PictureBook['ends'] = { front: flat('whaleNotes', {}), back: flat('whaleSleepers', {}) };
