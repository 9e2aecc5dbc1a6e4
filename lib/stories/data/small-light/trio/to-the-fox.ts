import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, retold } from '../../pair-parts';
import { first, other } from '../pair/parts';
import { toTheFox as ofTwo } from '../pair/to-the-fox';
import { last, lastInBed } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [bed, sill, gate, edge, bushes, fox] = [find('s01'), find('s02'), find('s03'), find('s04'), find('s05'), find('s06')];

/** From the three knocks on the window to the fox, who makes them five. */
export const toTheFox: readonly SpreadLayout[] = [
  joined(
    bed,
    lastInBed({
      at: { x: 750, y: 905, scale: 2.05, afloat: true, depth: 856 },
      pose: 'sitBed',
      expression: 'wonder',
      gaze: [0.9, -0.3],
      hands: {
        right: { at: { x: 880, y: 690 }, shape: 'point', angle: -80, elbow: 'down', layer: 'front' },
      },
    }),
    {
      by: [-60, 0],
      size: 0.96,
      others: { second: { at: { x: 270, y: 890, scale: 2.15, afloat: true, depth: 845 } } },
    },
  ),
  joined(
    sill,
    lastInBed({
      at: { x: 450, y: 1330, scale: 3, afloat: true, depth: 905 },
      pose: 'palmLight',
      expression: 'delight',
      lookAt: { x: 1000, y: 900 },
      yaw: 0.34,
    }),
    {
      by: [80, 0],
      size: 0.9,
      others: { second: { at: { x: 220, y: 1230, scale: 3.2, afloat: true, depth: 890 } } },
    },
  ),
  retold(
    gate,
    {
      heroes: [
        first({
          at: { x: 640, y: 1100, scale: 2.1 },
          pose: 'openGate',
          expression: 'worry',
          holds: 'lantern',
          lookAt: { x: 960, y: 520 },
        }),
        other({
          at: { x: 200, y: 1090, scale: 1.9, depth: 1080 },
          pose: 'standStill',
          expression: 'uneasy',
          lookAt: { x: 960, y: 520 },
          yaw: 0.3,
        }),
        last({
          at: { x: 400, y: 1120, scale: 1.6, depth: 1095 },
          pose: 'standStill',
          expression: 'breathHeld',
          lookAt: { x: 960, y: 520 },
          yaw: 0.3,
        }),
      ],
    },
    { picture: 3 },
  ),
  joined(
    edge,
    last({
      at: { x: 290, y: 1100, scale: 0.84, depth: 1091 },
      pose: 'walk',
      expression: 'determined',
      gaze: [0.6, -0.6],
    }),
  ),
  joined(
    bushes,
    last({
      at: { x: 160, y: 1122, scale: 1.5, depth: 1095 },
      pose: 'startle',
      expression: 'scream',
      lookAt: { x: 1770, y: 862 },
    }),
    {
      by: [170, 0],
      held: { lantern: 1 },
      others: { second: { at: { x: 440, y: 1118, scale: 1.7, depth: 1100 } } },
    },
  ),
  joined(
    fox,
    last({
      at: { x: 400, y: 1100, scale: 1.55, depth: 1095 },
      pose: 'standStill',
      expression: 'joy',
      lookAt: { actor: 'foxCreep' },
      hands: { right: { at: { x: 480, y: 760 }, shape: 'wave', elbow: 'down', layer: 'front' } },
    }),
    {
      by: [-90, 0],
      size: 0.96,
      held: { lantern: 1 },
      others: {
        second: {
          at: { x: 650, y: 1108, scale: 1.95 },
        },
      },
    },
  ),
];
