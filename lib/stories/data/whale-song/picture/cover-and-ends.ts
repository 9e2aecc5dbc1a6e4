import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { afloat, swimmer } from './parts';

/** The child lies on the brow of the whale, and both sing. */
export const cover: PictureBook['cover'] = flat('whaleCover', {
  heroes: [
    swimmer(afloat(1890, 676, 1.75, 900), {
      pose: 'fly',
      expression: 'burst',
      yaw: 0.75,
      lookAt: { x: 2400, y: 520 },
      hands: {
        left: { at: { x: 2040, y: 786 }, shape: 'flat', angle: 30 },
        right: { at: { x: 2160, y: 790 }, shape: 'flat', angle: 30, layer: 'front' },
      },
    }),
  ],
});

/** Notes before the book; after it all sleep. */
export const ends: PictureBook['ends'] = { front: flat('whaleNotes', {}), back: flat('whaleSleepers', {}) };
