import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined } from '../../pair-parts';
import { box } from '../../picture-parts';
import { onTuesdays as one } from '../picture/spreads-tuesdays';
import { other } from './parts';

const find = (key: string): SpreadLayout => findSpread(one, key);

/** From the night to Tuesday. */
export const tuesdays: readonly SpreadLayout[] = [
  joined(
    find('s09'),
    other({
      at: { x: 1420, y: 1096, scale: 1, depth: 395, afloat: true },
      pose: 'sitGround',
      expression: 'calm',
      yaw: 3.12,
      pitch: 0,
    }),
    { by: [20, 0], places: { hush: { box: box(1290, 510, 440, 210) } } },
  ),
  joined(
    find('s10'),
    other({
      liftSeated: 80,
      liftSmall: 110,
      at: { x: 850, y: 1400, scale: 2.1, depth: 890, afloat: true },
      pose: 'hugStand',
      expression: 'tenderness',
      yaw: 0.8,
      tilt: 0.2,
      hands: {
        right: { at: { x: 1030, y: 900 }, shape: 'flat', elbow: 'down', layer: 'front' },
        left: { at: { x: 1010, y: 990 }, shape: 'flat', elbow: 'down', layer: 'front' },
      },
    }),
    {
      places: {
        why: { box: box(110, 214, 560, 64) },
        you: { box: box(110, 304, 480, 140) },
        open: { box: box(110, 930, 620, 196) },
      },
    },
  ),
  joined(
    find('s11'),
    other({
      liftSeated: 60,
      liftSmall: 110,
      at: { x: 2210, y: 1540, scale: 2.3, depth: 1490, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      facing: -1,
      lookAt: { actor: 'king' },
      hands: { left: { at: { x: 2020, y: 1010 }, shape: 'rest', angle: 190, elbow: 'down', layer: 'front' } },
    }),
  ),
  joined(
    find('s12'),
    other({
      at: { x: 1370, y: 555, scale: 1.36, depth: 890, afloat: true },
      pose: 'ride',
      expression: 'laugh',
      lookAt: { x: 1880, y: 360 },
    }),
    { by: [40, 0], places: { ready: { box: box(1500, 84, 820, 110) } } },
  ),
];
