import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { afloat, swimmer } from './parts';

/** A side of the whale from edge to edge; before its open eye the child, with a breath held. */
export const cover: PictureBook['cover'] = flat('whaleCover', {
  heroes: [
    swimmer(afloat(2080, 905, 2.15, 900), {
      pose: 'float',
      expression: 'cheeksFull',
      facing: -1,
      yaw: -0.5,
      lookAt: { x: 1600, y: 690 },
      hands: {
        left: { at: { x: 1840, y: 720 }, shape: 'flat', angle: 200 },
        right: { at: { x: 1850, y: 880 }, shape: 'flat', angle: 200 },
      },
    }),
  ],
});

/** Notes before the book; after it all sleep. */
export const ends: PictureBook['ends'] = { front: flat('whaleNotes', {}), back: flat('whaleSleepers', {}) };
