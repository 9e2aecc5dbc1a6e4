import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { child, classmate, cut, handUp, hen } from './parts';

const rows = [
  [0, 1340, 1290, 1.9],
  [1, 1560, 1270, 1.8],
  [2, 2030, 1270, 1.8],
  [3, 2260, 1290, 1.9],
  [4, 1430, 1060, 1.45],
  [5, 1640, 1060, 1.45],
  [6, 1930, 1060, 1.45],
  [7, 2150, 1060, 1.45],
] as const;

/** A whole class in straight rows; the hen stands where the title begins. */
export const cover: PictureBook['cover'] = cut(
  'schoolCover',
  {
    heroes: [child({ x: 1790, y: 1640, scale: 3.4 }, { expression: 'calm' })],
    companions: [
      ...rows.map(([i, x, y, scale]) =>
        classmate(i, { x, y, scale, depth: y + i * 0.1 - 400 }, { hands: handUp({ x, y, scale }, 34) }),
      ),
      hen('Back', { x: 1350, y: 690, scale: 0.5, depth: 100 }),
    ],
  },
  60,
);

export const ends: PictureBook['ends'] = {
  front: flat('schoolPathThere', {}),
  back: flat('schoolPathHome', {}),
};
