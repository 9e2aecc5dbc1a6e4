import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { OUTFIT } from './parts';

/** The child on the thin moon pulls the blanket to its chin; what is too long trails to the back. */
export const cover: PictureBook['cover'] = flat('moonCover', {
  heroes: [
    {
      at: { x: 1610, y: 1030, scale: 2.75, depth: 900, afloat: true },
      pose: 'sitBench',
      expression: 'tenderness',
      outfit: OUTFIT,
      lookAt: { x: 2060, y: 690 },
      hands: {
        left: { at: { x: 1800, y: 902 }, shape: 'grip' },
        right: { at: { x: 1930, y: 842 }, shape: 'grip' },
      },
    },
  ],
});

/** A month of moons: before the book none has a blanket, after it each has its own. */
export const ends: PictureBook['ends'] = { front: flat('moonsBare', {}), back: flat('moonsCovered', {}) };
