import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, picture, stop } from '../../picture-parts';
import { audience } from './audience';
import { BY_DAY, type Hero } from './parts';

/** The child alone on the stage: one hand holds on to the own trousers, the other one shows five, small and close. */
const NERVOUS: Hero & { readonly at: { readonly x: number; readonly y: number; readonly scale: number } } = {
  at: { x: 1570, y: 1130, scale: 2.55 },
  pose: 'stand',
  expression: 'fear',
  outfit: BY_DAY,
  lookAt: { actor: 'grandfather' },
  tilt: -0.06,
  hands: {
    left: { at: { actor: 'hero', part: 'leftSide', offset: [-16, 128] }, shape: 'fist', elbow: 'left' },
    right: { at: { actor: 'hero', part: 'rightShoulder', offset: [74, -14] }, shape: 'wave', elbow: 'down' },
  },
  inside: 'butterflies',
};

/** Butterflies are weather, too: the child on the stage, and grandpa at the end of the front row. */
export const butterflies: SpreadLayout = {
  key: 's07',
  kind: 'farShot',
  scene: picture({ stage: 'hallWide', palette: 'night', heroes: [NERVOUS], ...audience }),
  texts: [
    opening('opening', box(140, 95, 960, 115)),
    block('question', box(140, 225, 960, 150), { below: 'opening' }),
    block('answer', box(140, 388, 960, 90), { below: 'question' }),
    block('song', box(1840, 640, 420, 290), { tone: 'gold' }),
  ],
  stops: [stop(0, 0, 1200, ['opening', 'question', 'answer']), stop(1200, 0, 1200, ['song'])],
};
