import type { PictureBook } from '../../../picture-book';
import { flat, OUTFIT, yawnAt } from './parts';

/** The front: the yawn as large as the page, and the child on it. The back: the way it came, dark by now. */
export const cover: PictureBook['cover'] = flat('yawnCover', {
  heroes: [
    {
      at: { x: 1800, y: 432, scale: 1.15, depth: 1300, afloat: true },
      pose: 'balance',
      expression: 'joy',
      outfit: OUTFIT,
    },
  ],
  companions: [yawnAt({ x: 1800, y: 810, scale: 3.9, depth: 1200 })],
});

/** Before the book all eyes are open; after it, all are shut. */
export const ends: PictureBook['ends'] = { front: flat('eyesAwake', {}), back: flat('eyesAsleep', {}) };
