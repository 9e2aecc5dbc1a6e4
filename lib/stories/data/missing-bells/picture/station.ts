import type { SpreadLayout } from '../../../picture-book';
import { type Hero, picture } from '../../picture-parts';
import { block, OUTFIT, opening, stops } from './parts';

/** Under whose glass the stage paints the print once more. */
export const PRINT = { x: 1475, y: 1036 } as const;

/** Bent over the print, with the glass between. */
const looking = (x: number): Hero => ({
  at: { x, y: 1120, scale: 1.75 },
  pose: 'crouchReach',
  expression: 'biteLip',
  outfit: OUTFIT,
  holds: 'magnifier',
  hands: {
    left: { at: { x: 1458, y: 1108 }, shape: 'hold' },
    right: { at: { actor: 'hero', part: 'rightKnee' }, shape: 'rest' },
  },
  lookAt: PRINT,
  pitch: 0.34,
  tilt: -0.12,
  facing: -1,
});

/** At midnight at the station: the print of a hand, and a suitcase that the dog growls at. */
export const station: SpreadLayout = {
  key: 's06',
  kind: 'single',
  scene: picture(
    {
      stage: 'nightPlatform',
      palette: 'night',
      heroes: [looking(1698)],
      companions: [
        {
          kind: 'dogGrowl',
          at: { x: 1888, y: 1126, scale: 0.98 },
          expression: 'rage',
          // At the eyes in the suitcase.
          lookAt: { x: 2190, y: 960 },
        },
      ],
      props: [{ kind: 'lantern', at: { x: 1312, y: 1144, scale: 1.5 } }],
      quietZones: [
        { x: 600, y: 1030, rx: 640, ry: 170, colour: '#141b36', alpha: 0.95 },
        { x: 620, y: 180, rx: 900, ry: 260, colour: '#10173a', alpha: 0.8 },
        { x: 1800, y: 200, rx: 760, ry: 300, colour: '#10173a', alpha: 0.75 },
      ],
    },
    // Arms reach less far from a chair.
    { onWheels: { heroes: [looking(1622)] }, forSmall: { heroes: [looking(1640)] } },
  ),
  texts: [
    opening('fog', [150, 96, 950, 180], { tone: 'light' }),
    block('hand', [150, 948, 900, 160], { tone: 'gold' }),
    block('suitcase', [1300, 96, 960, 210], { tone: 'light' }),
    block('see', [1300, 330, 960, 70], { tone: 'gold', below: 'suitcase' }),
  ],
  stops: stops(
    [
      [270, 240, 700, 700],
      ['fog', 'hand'],
    ],
    [
      [1500, 330, 870, 870],
      ['suitcase', 'see'],
    ],
  ),
};
