import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { afloat, swimmer } from './parts';

/** The child lies on the brow of the whale, and both sing. */
export const cover: PictureBook['cover'] = flat('whaleCover', {
  heroes: [
    swimmer(afloat(1800, 586, 2.25, 900), {
      pose: 'fly',
      expression: 'burst',
      yaw: 0.75,
      lookAt: { x: 2400, y: 470 },
      hands: {
        left: { at: { x: 2030, y: 742 }, shape: 'flat', angle: 30 },
        right: { at: { x: 2180, y: 772 }, shape: 'flat', angle: 30, layer: 'front' },
      },
    }),
  ],
});

/** Notes before the book; after it all sleep. */
export const ends: PictureBook['ends'] = { front: flat('whaleNotes', {}), back: flat('whaleSleepers', {}) };
