import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { child, classmate, cut, handUp, hen } from './parts';

const rows = [
  [0, 1320, 1150, 1.3],
  [1, 1540, 1150, 1.3],
  [2, 2020, 1150, 1.3],
  [3, 2250, 1150, 1.3],
  [4, 1430, 1010, 1.1],
  [5, 1640, 1010, 1.1],
  [6, 1920, 1010, 1.1],
  [7, 2140, 1010, 1.1],
] as const;

/** A whole class in straight rows; the hen stands where the title begins. */
export const cover: PictureBook['cover'] = cut(
  'schoolCover',
  {
    heroes: [child({ x: 1780, y: 1240, scale: 1.9 }, { expression: 'calm' })],
    companions: [
      ...rows.map(([i, x, y, scale]) =>
        classmate(i, { x, y, scale, depth: y + i * 0.1 - 400 }, { hands: handUp({ x, y, scale }) }),
      ),
      hen('Back', { x: 1330, y: 160, scale: 0.3, depth: 100 }),
    ],
  },
  60,
);

export const ends: PictureBook['ends'] = {
  front: flat('schoolPathThere', {}),
  back: flat('schoolPathHome', {}),
};
