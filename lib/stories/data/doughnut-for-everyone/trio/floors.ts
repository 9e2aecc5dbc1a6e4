import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined } from '../../pair-parts';
import { box } from '../../picture-parts';
import { floors as ofTwo } from '../pair/floors';
import { last } from './figures';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [slippers, crying, cave, waltz, landing] = [find('s04'), find('s05'), find('s06'), find('s07'), find('s08')];

/** From door to door, each of which the third knocks at. */
export const floors: readonly SpreadLayout[] = [
  joined(
    slippers,
    last({
      at: { x: 1765, y: 1185, scale: 1.25, depth: 1480 },
      pose: 'kneel',
      expression: 'wonder',
      lookAt: { x: 1790, y: 590 },
    }),
    { places: { opening: { size: [34, 20] } } },
  ),
  joined(
    crying,
    last({
      at: { x: 2290, y: 1180, scale: 1.35, depth: 1570 },
      pose: 'stand',
      expression: 'joy',
      facing: -1,
      lookAt: { actor: 'neighbourBaby' },
      hands: { left: { at: { x: 2200, y: 860 }, shape: 'wave', layer: 'front' } },
    }),
  ),
  joined(
    cave,
    last({
      at: { x: 1690, y: 1110, scale: 1.2, depth: 1095 },
      pose: 'standStill',
      expression: 'delight',
      lookAt: { actor: 'girlFriend' },
      hands: { right: { at: { x: 1780, y: 742 }, shape: 'fist', layer: 'front' } },
    }),
  ),
  joined(
    waltz,
    last({
      at: { x: 1640, y: 1160, scale: 1.3 },
      pose: 'sitGround',
      expression: 'joy',
      facing: -1,
      lookAt: { actor: 'elderMan' },
      hands: { left: { at: { x: 1560, y: 1120 }, shape: 'fist', layer: 'front' } },
    }),
    { props: [] },
  ),
  joined(
    landing,
    last({
      liftSeated: 100,
      liftSmall: 60,
      at: { x: 1800, y: 1290, scale: 1.9 },
      pose: 'think',
      expression: 'biteLip',
      lookAt: { x: 1800, y: 1060 },
      pitch: 0.3,
      hands: { right: { at: { x: 1868, y: 830 }, shape: 'point', angle: 222 } },
    }),
    {
      by: [100, -60],
      size: 0.86,
      others: {
        second: {
          at: { x: 1530, y: 1280, scale: 2.1 },
          hands: { right: { at: { x: 1607, y: 762 }, shape: 'point', angle: 222 } },
        },
      },
      places: { lick: { box: box(1290, 200, 450, 250), size: [24, 15] } },
    },
  ),
];
