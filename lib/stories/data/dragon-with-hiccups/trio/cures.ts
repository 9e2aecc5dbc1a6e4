import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { cures as ofTwo } from '../pair/cures';
import { raised } from '../picture/parts';
import { last } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [cheek, lake, shadow, fire] = [find('s05'), find('s06'), find('s07'), find('s08')];

/** Three cures and supper. */
export const cures: readonly SpreadLayout[] = [
  joined(
    cheek,
    last({
      liftSeated: 60,
      liftSmall: 60,
      at: { x: 880, y: 1540, scale: 1.7, depth: 910, afloat: true },
      pose: 'standStill',
      expression: 'uneasy',
      lookAt: { x: 1640, y: 560 },
      hands: {
        left: { at: { actor: 'third', part: 'leftCheek' }, shape: 'flat', elbow: 'down', layer: 'front' },
        right: { at: { actor: 'third', part: 'rightCheek' }, shape: 'flat', elbow: 'down', layer: 'front' },
      },
    }),
    { places: { count: { box: box(84, 926, 560, 200) } } },
  ),
  retold(
    joined(
      lake,
      last({
        at: { x: 302, y: 562, scale: 1.04, depth: 560 },
        pose: 'standStill',
        expression: 'wonder',
        facing: -1,
        lookAt: { x: 1530, y: 300 },
        hands: { left: { at: { x: 256, y: 454 }, shape: 'grip', layer: 'front' } },
      }),
      {
        first: { at: { x: 78, y: 554, scale: 1.24, depth: 540 } },
        others: {
          second: {
            at: { x: 190, y: 560, scale: 1.14, depth: 550 },
            hands: { right: { at: { x: 226, y: 446 }, shape: 'grip', layer: 'front' } },
          },
        },
      },
    ),
    { props: [{ kind: 'bucket', at: raised(246, 536, 1, 600) }] },
  ),
  joined(
    shadow,
    last({
      at: { x: 846, y: 1150, scale: 1, depth: 1010 },
      pose: 'standStill',
      expression: 'roar',
      yaw: 0.6,
      lookAt: { x: 1880, y: 420 },
      hands: {
        left: { at: { x: 796, y: 910 }, shape: 'claw', elbow: 'down', layer: 'front' },
        right: { at: { x: 908, y: 910 }, shape: 'claw', elbow: 'down', layer: 'front' },
      },
    }),
    {
      first: {
        hands: {
          left: { at: { x: 1022, y: 740 }, shape: 'claw', layer: 'front' },
          right: { at: { x: 1122, y: 740 }, shape: 'claw', layer: 'front' },
        },
      },
      others: {
        second: {
          at: { x: 958, y: 1146, scale: 1.1, depth: 1005 },
          pose: 'standStill',
          hands: {
            left: { at: { actor: 'second', part: 'leftCheek' }, shape: 'pinch', elbow: 'down', layer: 'front' },
            right: { at: { actor: 'second', part: 'rightCheek' }, shape: 'pinch', elbow: 'down', layer: 'front' },
          },
        },
      },
      places: { again: { box: box(458, 620, 320, 408), size: [20, 14], verticalAlign: 'bottom' } },
    },
  ),
  joined(
    fire,
    last({
      at: { x: 1800, y: 1190, scale: 1.55, depth: 1000 },
      pose: 'standStill',
      expression: 'tenderness',
      lookAt: { x: 1990, y: 480 },
      hands: {
        right: { at: { x: 1980, y: 740 }, shape: 'pinch', layer: 'front' },
        left: { at: { x: 1950, y: 800 }, shape: 'pinch', layer: 'front' },
      },
    }),
  ),
];
