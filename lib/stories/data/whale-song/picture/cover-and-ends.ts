import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { afloat, swimmer } from './parts';

/** A side of the whale from edge to edge; before its open eye the child, with a breath held. */
export const cover: PictureBook['cover'] = flat('whaleCover', {
  heroes: [
    swimmer(afloat(2020, 800, 2.5, 900), {
      pose: 'swim',
      expression: 'cheeksFull',
      facing: -1,
      yaw: -0.5,
      lookAt: { x: 1390, y: 640 },
      hands: {
        left: { at: { x: 1560, y: 760 }, shape: 'flat', angle: 200 },
        right: { at: { x: 1650, y: 900 }, shape: 'flat', angle: 200 },
      },
    }),
  ],
});

/** Notes before the book; after it all sleep. */
export const ends: PictureBook['ends'] = { front: flat('whaleNotes', {}), back: flat('whaleSleepers', {}) };
