import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { OUTFIT, yawnAt } from './parts';

/** The front: the yawn, which gives way under the child on it. The back: the way it came, dark by now. */
export const cover: PictureBook['cover'] = flat('yawnCover', {
  heroes: [
    {
      at: { x: 1716, y: 808, scale: 2.5, depth: 1300, afloat: true },
      pose: 'lie',
      expression: 'joy',
      outfit: OUTFIT,
    },
  ],
  companions: [yawnAt({ x: 1800, y: 1056, scale: 3.5, depth: 1200 }, { kind: 'yawnSagging' })],
});

/** Before the book all eyes are open; after it, all are shut. */
export const ends: PictureBook['ends'] = { front: flat('eyesAwake', {}), back: flat('eyesAsleep', {}) };
