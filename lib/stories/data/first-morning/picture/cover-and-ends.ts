import type { PictureBook } from '../../../picture-book';
import { bear, bunny, butterflies, cubes, flat, OUT } from './parts';

/** Bear as large as life; of the child only eyes and hair are behind him. */
export const cover: PictureBook['cover'] = flat(
  'bearCover',
  {
    heroes: [
      {
        at: { x: 1800, y: 1500, scale: 3.3, depth: 900 },
        pose: 'standStill',
        expression: 'wonder',
        outfit: OUT,
        lookAt: { x: 1800, y: 3000 },
        yaw: 0,
        pitch: 0,
      },
    ],
    companions: [
      { id: 'plushBear', kind: 'plushBearHiding', at: { of: 'hero', slot: '@head', scale: 2.95 }, expression: 'calm' },
    ],
    props: butterflies([
      [1340, 900, -16],
      [1420, 1060, 12],
      [1310, 1110, -24],
      [2200, 1080, 18],
      [2290, 930, -12],
      [600, 900, 10],
      [560, 1050, -6],
    ]),
  },
  { rise: 215 },
);

/** The seven cubes, built again. */
const PYRAMID = [
  ['#3b7fd0', 410, 1090, 0],
  ['#e2483d', 520, 1090, 0],
  ['#27a6a1', 630, 1090, 0],
  ['#8a5bc0', 740, 1090, 0],
  ['#f7c52b', 520, 983, -2],
  ['#5fb04a', 632, 983, 2],
  ['#f08a2c', 576, 876, 4],
] as const;

/** Hooks that wait for somebody; in the end two have guests. */
export const ends: PictureBook['ends'] = {
  front: flat('hooksEmpty', {
    props: butterflies([
      [300, 800, -14],
      [520, 960, 12],
      [700, 780, -6],
      [920, 930, 20],
      [1500, 820, -12],
      [1760, 980, 14],
      [2080, 820, -4],
    ]),
  }),
  back: flat('hooksFull', {
    companions: [
      bear('Held', { x: 1300, y: 690, scale: 0.95, afloat: true, depth: 700 }),
      bunny('Held', { x: 1500, y: 740, scale: 0.95, afloat: true, depth: 700 }),
    ],
    props: [{ kind: 'emptyBoots', at: { x: 1300, y: 1090, scale: 2.4 } }, ...cubes(PYRAMID, 1.3, 900)],
  }),
};
