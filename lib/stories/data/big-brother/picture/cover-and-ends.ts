import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { baby, LION } from './parts';

/** A small lion roars, its shadow fills the wall, and the pupil sleeps. */
export const cover: PictureBook['cover'] = flat('roarCover', {
  heroes: [
    {
      at: { x: 1580, y: 1140, scale: 1.95 },
      pose: 'standStill',
      expression: 'roar',
      outfit: LION,
      yaw: 0.3,
      lookAt: { actor: 'baby' },
      hands: {
        left: { at: { x: 1380, y: 600 }, shape: 'wave', elbow: 'down' },
        right: { at: { x: 1770, y: 600 }, shape: 'wave', elbow: 'down' },
      },
    },
  ],
  companions: [
    baby({ x: 2180, y: 1056, scale: 1.5, depth: 1100 }, 'sleepBack', 'asleep'),
    { kind: 'dogSleep', at: { x: 560, y: 1090, scale: 1.5 }, expression: 'asleep' },
  ],
  props: [{ kind: 'toyGiraffe', at: { x: 590, y: 930, scale: 1.1, afloat: true, depth: 1100 }, turn: 8 }],
});

/** The list before and after: number one hundred is drawn at the end. */
export const ends: PictureBook['ends'] = {
  front: flat('roarListEmpty', {}),
  back: flat('roarListFull', {}),
};
