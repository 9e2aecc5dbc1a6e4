import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { higher, LION } from './parts';

const ROARING: Hero = {
  at: { x: 1800, y: 1760, scale: 2.7, depth: 1000 },
  pose: 'standStill',
  expression: 'rage',
  outfit: LION,
  yaw: 0,
  pitch: -0.1,
  hands: {
    left: { at: { x: 1500, y: 960 }, shape: 'wave', elbow: 'down' },
    right: { at: { x: 2100, y: 960 }, shape: 'wave', elbow: 'down' },
  },
};

/** A small child in a costume and the shadow that it has; on the back a mouse tries the same. */
export const cover: PictureBook['cover'] = flat(
  'lionCover',
  {
    heroes: [ROARING],
    companions: [{ kind: 'mouse', at: { x: 500, y: 1160, scale: 1.7 }, expression: 'determined', facing: -1 }],
  },
  { onWheels: { heroes: [higher(ROARING, 200)] } },
);

/** Before the story the shadow shrinks, after it the shadow grows. */
export const ends: PictureBook['ends'] = {
  front: flat('shrinkingRow', {}),
  back: flat('growingRow', {}),
};
