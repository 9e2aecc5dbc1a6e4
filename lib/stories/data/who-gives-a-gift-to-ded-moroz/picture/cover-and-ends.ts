import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { cat, HOME, higher, raised } from './parts';

const PEERS: Hero = {
  at: raised(1810, 1705, 3.4, 900),
  pose: 'standStill',
  expression: 'amazed',
  outfit: HOME,
  yaw: 0,
  pitch: -0.06,
  hands: {
    left: { at: { x: 1730, y: 1030 }, shape: 'wave', elbow: 'down' },
    right: { at: { x: 1900, y: 1030 }, shape: 'wave', elbow: 'down' },
  },
};

/** From outside through a frozen window: who looks out, and who stands before it; on the back the cat has seen him. */
export const cover: PictureBook['cover'] = flat(
  'morozCover',
  {
    heroes: [PEERS],
    companions: [cat({ at: raised(560, 1080, 1.9), expression: 'surprise' })],
  },
  { onWheels: { heroes: [higher(PEERS, 160)] } },
);

/** A trail that nobody has made; after the story somebody small walks in it. */
export const ends: PictureBook['ends'] = { front: flat('morozTrails', {}), back: flat('morozTrailsAfter', {}) };
