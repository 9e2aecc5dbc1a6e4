import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { afloat, swimmer } from './parts';

/** The child kneels on the brow of the whale, and both sing. */
export const cover: PictureBook['cover'] = flat('whaleCover', {
  heroes: [
    swimmer(afloat(1836, 566, 1.5, 900), {
      pose: 'kneelWonder',
      expression: 'burst',
      yaw: 0.75,
      pitch: -0.25,
      lookAt: { x: 2330, y: 260 },
      hands: {
        left: { at: { x: 1760, y: 560 }, shape: 'flat', angle: 160, layer: 'front' },
        right: { at: { x: 2080, y: 360 }, shape: 'wave' },
      },
    }),
  ],
});

/** Notes before the book; after it all sleep. */
export const ends: PictureBook['ends'] = { front: flat('whaleNotes', {}), back: flat('whaleSleepers', {}) };
