import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { FESTIVE, higher, raised } from './parts';

const KNOWS_NOTHING: Hero = {
  at: raised(1800, 1500, 3.3, 100),
  pose: 'standStill',
  expression: 'wonder',
  outfit: FESTIVE,
  yaw: 0,
  pitch: -0.1,
  lookAt: { x: 1500, y: 100 },
};

/** The child at the laid table, on the cushion with the white corner. */
export const cover: PictureBook['cover'] = flat(
  'sederCover',
  {
    heroes: [KNOWS_NOTHING],
    companions: [
      {
        id: 'dog',
        kind: 'dogSit',
        at: raised(600, 960, 2.2, 100),
        expression: 'breathHeld',
        lookAt: { x: 640, y: -900 },
      },
      ...(
        [
          ['aboveUncle', 1480],
          ['aboveAunt', 2090],
          ['aboveElder', 300],
          ['aboveSister', 930],
        ] as const
      ).map(([kind, x]) => ({ id: kind, kind, at: raised(x, 1296, 1.35, 700) })),
    ],
  },
  { onWheels: { heroes: [higher(KNOWS_NOTHING, 190)] } },
);

/** A laid cloth, and what twelve people and a Seder leave of it. */
export const ends: PictureBook['ends'] = { front: flat('clothBefore', {}), back: flat('clothAfter', {}) };
