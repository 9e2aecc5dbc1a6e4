import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { first, other } from '../pair/parts';
import { toTheFox as ofTwo } from '../pair/to-the-fox';
import { FIST_AT_GATE } from '../picture/getting-ready';
import { last, lastInBed } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [bed, sill, gate, edge, bushes, fox] = [
  find('s01'),
  find('s02'),
  find('s03'),
  find('s04'),
  find('s05'),
  find('s06'),
];

const inFright = bushes.scene.pictures[0]?.scene.heroes?.[0]?.hands;

/** From the three knocks on the window to the fox, who makes them five. */
export const toTheFox: readonly SpreadLayout[] = [
  joined(
    bed,
    lastInBed({
      at: { x: 690, y: 905, scale: 2.05, afloat: true, depth: 856 },
      pose: 'sitBed',
      expression: 'wonder',
      gaze: [0.9, -0.3],
      hands: {
        right: { at: { x: 806, y: 690 }, shape: 'point', angle: -80, elbow: 'down', layer: 'front' },
      },
    }),
    {
      by: [-105, 0],
      size: 0.96,
      others: { second: { at: { x: 228, y: 890, scale: 2.15, afloat: true, depth: 845 } } },
    },
  ),
  joined(
    sill,
    lastInBed({
      at: { x: 470, y: 1372, scale: 2.7, afloat: true, depth: 905 },
      pose: 'palmLight',
      expression: 'wonder',
      lookAt: { x: 1000, y: 900 },
      yaw: 0.34,
    }),
    {
      by: [80, 0],
      size: 0.9,
      // The other arm is behind the one who counts.
      first: { hands: { right: { at: { x: 1010, y: 1016 }, shape: 'cradle', angle: -12, thumb: 'up' } } },
      companions: moved(sill, { firefly: { at: { x: 1002, y: 890, scale: 2.4, afloat: true, depth: 901 } } }),
      others: { second: { at: { x: 210, y: 1190, scale: 3.2, afloat: true, depth: 890 } } },
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
          hands: { left: { at: { x: 552, y: 806 }, shape: 'hold' }, right: FIST_AT_GATE },
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
          at: { x: 410, y: 1120, scale: 1.6, depth: 1095 },
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
      at: { x: 250, y: 1100, scale: 0.84, depth: 1091 },
      pose: 'walk',
      expression: 'determined',
      gaze: [0.6, -0.6],
    }),
    {
      by: [-50, 0],
      others: { second: { at: { x: 392, y: 1096, scale: 0.92, depth: 1089 } } },
      places: { tall: { size: [30, 20] }, ask: { box: box(130, 350, 790, 190), size: [24, 18] } },
    },
  ),
  joined(
    bushes,
    last({
      at: { x: 290, y: 1122, scale: 1.45, depth: 1095 },
      pose: 'startle',
      expression: 'scream',
      lookAt: { x: 1770, y: 862 },
    }),
    {
      by: [220, 0],
      held: { lantern: 1 },
      companions: moved(bushes, { firefly: { at: { x: 104, y: 552, scale: 0.7, afloat: true } } }),
      first: { hands: { ...inFright, left: { at: { x: 598, y: 548 }, shape: 'wave' } } },
      places: { heroYell: { at: [612, 340], maxWidth: 1060 } },
      others: { second: { at: { x: 530, y: 1118, scale: 1.65, depth: 1100 } } },
    },
  ),
  joined(
    fox,
    last({
      at: { x: 440, y: 1100, scale: 1.5, depth: 1095 },
      pose: 'standStill',
      expression: 'joy',
      lookAt: { actor: 'foxCreep' },
      hands: { right: { at: { x: 530, y: 620 }, shape: 'wave', elbow: 'down', layer: 'front' } },
    }),
    {
      by: [-20, 0],
      size: 0.96,
      held: { lantern: 1 },
      others: {
        second: {
          at: { x: 650, y: 1108, scale: 1.9 },
          hands: {
            left: { at: { actor: 'second', part: 'rightKnee', offset: [-14, -8] }, shape: 'rest', elbow: 'left' },
            right: { at: { x: 850, y: 1014 }, shape: 'cup', thumb: 'up' },
          },
        },
      },
    },
  ),
];
