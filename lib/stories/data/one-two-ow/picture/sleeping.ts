import type { SpreadLayout } from '../../../picture-book';
import { flat, type Hero, stop } from '../../picture-parts';
import { inked, opened, small } from './parts';

const IN_BED: Hero = {
  at: { x: 1920, y: 1860, scale: 5.4, depth: 900, afloat: true },
  pose: 'standStill',
  facing: -1,
  expression: 'tenderness',
  outfit: 'stripesPushedUp',
  tilt: -0.2,
  lookAt: { actor: 'theOw' },
  hands: {
    left: { at: { x: 1330, y: 1120 }, shape: 'rest', elbow: 'down' },
    right: {
      at: { actor: 'theOw', part: 'middle', offset: [95, -20] },
      shape: 'pinch',
      angle: 195,
      elbow: 'down',
      layer: 'front',
    },
  },
};

const SMALL_IN_BED: Hero = {
  ...IN_BED,
  at: { x: 1950, y: 1720, scale: 5.4, depth: 900, afloat: true },
  tilt: -0.1,
  hands: {
    left: { at: { x: 1380, y: 1110 }, shape: 'rest', elbow: 'down' },
    right: {
      at: { actor: 'theOw', part: 'middle', offset: [85, -18] },
      shape: 'pinch',
      angle: 195,
      elbow: 'down',
      layer: 'front',
    },
  },
};

/** The Ow that sleeps. */
export const sleeping: SpreadLayout = {
  key: 's12',
  kind: 'nearDark',
  scene: flat(
    'clinicNight',
    {
      heroes: [IN_BED],
      companions: [small('theOw', 'bandageBlanket', { x: 1650, y: 800, scale: 1.15, depth: 910 }, { tilt: -0.6 })],
    },
    {
      // The chair stays beside the bed.
      onWheels: {
        heroes: [{ ...IN_BED, pose: 'sitBed', at: { x: 1900, y: 1230, scale: 5.4, depth: 900, afloat: true } }],
        companions: [small('theOw', 'bandageBlanket', { x: 1650, y: 800, scale: 1.15, depth: 1010 }, { tilt: -0.6 })],
      },
      forSmall: {
        heroes: [SMALL_IN_BED],
        companions: [small('theOw', 'bandageBlanket', { x: 1650, y: 900, scale: 1, depth: 910 }, { tilt: -0.4 })],
      },
    },
  ),
  texts: [
    inked('opening', [140, 84, 960, 200], { tone: 'light' }),
    inked('count', [140, 300, 960, 110], { tone: 'light', below: 'opening' }),
    opened('end', [560, 1000, 560, 110], { tone: 'gold' }),
  ],
  stops: [stop(1200, 0, 1200, ['opening', 'count', 'end']), stop(0, 0, 1200, [])],
};
