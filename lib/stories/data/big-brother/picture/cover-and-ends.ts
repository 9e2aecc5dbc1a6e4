import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { LION } from './parts';

export const cover: PictureBook['cover'] = flat('roarCover', {
  heroes: [
    {
      at: { x: 1740, y: 1640, scale: 3.6, depth: 1000 },
      pose: 'standStill',
      expression: 'delight',
      outfit: LION,
      yaw: 0.2,
      hands: { right: { at: { x: 1790, y: 900 }, shape: 'point', angle: -95, elbow: 'right' } },
    },
  ],
});

export const ends: PictureBook['ends'] = {
  front: flat('roarListEmpty', {}),
  back: flat('roarListFull', {}),
};
