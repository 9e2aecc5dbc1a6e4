import type { SpreadLayout } from '../../../picture-book';
import { flat, type Hero, stop } from '../../picture-parts';
import { inked, opened, small } from './parts';

const IN_BED: Hero = {
  at: { x: 480, y: 1884, scale: 5.4, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: 'stripesPushedUp',
  tilt: 0.24,
  yaw: 0.35,
  pitch: 0.34,
  gaze: [0.5, 1],
  hands: {
    right: { at: { x: 1078, y: 1052 }, shape: 'rest', angle: 24, elbow: 'down' },
    left: {
      at: { actor: 'theOw', part: 'middle', offset: [-95, -20] },
      shape: 'pinch',
      angle: -15,
      elbow: 'down',
      layer: 'front',
    },
  },
};

const SMALL_IN_BED: Hero = {
  ...IN_BED,
  at: { x: 450, y: 1720, scale: 5.4, depth: 900, afloat: true },
  tilt: 0.1,
  hands: {
    right: { at: { x: 1040, y: 1060 }, shape: 'rest', angle: 24, elbow: 'down' },
    left: {
      at: { actor: 'theOw', part: 'middle', offset: [-85, -18] },
      shape: 'pinch',
      angle: -15,
      elbow: 'down',
      layer: 'front',
    },
  },
};

/** The Ow that sleeps below the bandage. */
const tucked = (x: number, y: number, scale: number, depth: number, tilt: number) => [
  small('theOw', 'bandageBlanket', { x, y, scale, depth }, { facing: -1, tilt }),
];

/** The Ow that sleeps. */
export const sleeping: SpreadLayout = {
  key: 's12',
  kind: 'nearDark',
  scene: flat(
    'clinicNight',
    { heroes: [IN_BED], companions: tucked(750, 800, 1.15, 910, 0.6) },
    {
      // The chair stays beside the bed.
      onWheels: {
        heroes: [{ ...IN_BED, pose: 'sitBed', at: { x: 500, y: 1230, scale: 5.4, depth: 900, afloat: true } }],
        companions: tucked(728, 812, 1.15, 1010, 0.6),
      },
      forSmall: { heroes: [SMALL_IN_BED], companions: tucked(750, 900, 1, 910, 0.4) },
    },
  ),
  texts: [
    inked('opening', [1300, 84, 960, 200], { tone: 'light' }),
    inked('count', [1300, 300, 960, 110], { tone: 'light', below: 'opening' }),
    opened('end', [1280, 1000, 560, 110], { tone: 'gold' }),
  ],
  stops: [stop(0, 0, 1200, ['opening', 'count', 'end']), stop(1200, 0, 1200, [])],
};
