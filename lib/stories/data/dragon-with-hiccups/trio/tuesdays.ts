import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined } from '../../pair-parts';
import { box } from '../../picture-parts';
import { tuesdays as ofTwo } from '../pair/tuesdays';
import { last } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);

/** From the night to Tuesday. */
export const tuesdays: readonly SpreadLayout[] = [
  joined(
    find('s09'),
    last({
      at: { x: 1632, y: 1098, scale: 0.9, depth: 405, afloat: true },
      pose: 'sitGround',
      expression: 'calm',
      yaw: 3.12,
      pitch: 0,
    }),
    {
      by: [-70, 0],
      size: 0.92,
      others: { second: { at: { x: 1388, y: 1096, scale: 0.92, depth: 395, afloat: true } } },
      places: { hush: { box: box(1290, 510, 430, 170), size: [21, 15] } },
    },
  ),
  joined(
    find('s10'),
    last({
      liftSeated: 80,
      liftSmall: 110,
      at: { x: 730, y: 1420, scale: 1.85, depth: 895, afloat: true },
      pose: 'hugStand',
      expression: 'joy',
      facing: -1,
      yaw: -0.8,
      tilt: -0.2,
      hands: {
        left: { at: { x: 562, y: 1000 }, shape: 'flat', elbow: 'down', layer: 'front' },
        right: { at: { x: 588, y: 1070 }, shape: 'flat', elbow: 'down', layer: 'front' },
      },
    }),
    {
      others: {
        second: {
          at: { x: 952, y: 1400, scale: 2.1, depth: 890, afloat: true },
          hands: {
            right: { at: { x: 1118, y: 900 }, shape: 'flat', elbow: 'down', layer: 'front' },
            left: { at: { x: 1102, y: 990 }, shape: 'flat', elbow: 'down', layer: 'front' },
          },
        },
      },
      places: { open: { box: box(110, 850, 420, 276), size: [24, 14] } },
    },
  ),
  joined(
    find('s11'),
    last({
      liftSeated: 60,
      liftSmall: 90,
      at: { x: 1010, y: 1500, scale: 1.95, depth: 1480, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      facing: -1,
      lookAt: { x: 800, y: 880 },
      hands: { left: { at: { x: 836, y: 1092 }, shape: 'rest', angle: 190, elbow: 'down', layer: 'front' } },
    }),
  ),
  joined(
    find('s12'),
    last({
      at: { x: 1540, y: 560, scale: 1.24, depth: 880, afloat: true },
      pose: 'ride',
      expression: 'laugh',
      lookAt: { x: 1880, y: 360 },
    }),
  ),
];
