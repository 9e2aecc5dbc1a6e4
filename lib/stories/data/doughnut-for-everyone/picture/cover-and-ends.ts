import type { PictureBook } from '../../../picture-book';
import { type Hero, picture } from '../../picture-parts';
import { OUTFIT } from './parts';

const IN_THE_WINDOW: Omit<Hero, 'at'> = {
  pose: 'lightCandle',
  expression: 'joy',
  outfit: OUTFIT,
  yaw: 0.2,
  lookAt: { x: 1900, y: 800 },
  hands: {
    right: { at: { x: 2100, y: 810 }, shape: 'hold', angle: -80, elbow: 'down', layer: 'front' },
    left: { at: { x: 1742, y: 936 }, shape: 'rest', elbow: 'down' },
  },
};

/** In the only lit window of the dark house: the child, the box with all eight, and the candle. */
export const cover: PictureBook['cover'] = picture(
  {
    stage: 'coverHouse',
    palette: 'night',
    heroes: [{ ...IN_THE_WINDOW, at: { x: 1830, y: 1400, scale: 2.6, depth: 1500, afloat: true } }],
    props: [{ kind: 'doughnutBox', at: { x: 1590, y: 1006, scale: 1.75, afloat: true, depth: 1700 }, count: 8 }],
  },
  { onWheels: { heroes: [{ ...IN_THE_WINDOW, at: { x: 1830, y: 1270, scale: 2.6, depth: 1500, afloat: true } }] } },
);

/** One flame and many eyes in the dark house; in the end every window of it is lit. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'houseEnds', palette: 'dark' }),
  back: picture({ stage: 'houseEnds', palette: 'lit' }),
};
