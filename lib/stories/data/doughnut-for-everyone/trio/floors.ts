import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { floors as ofTwo } from '../pair/floors';
import { last } from './figures';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [slippers, crying, cave, waltz, landing] = [find('s04'), find('s05'), find('s06'), find('s07'), find('s08')];

/** The box makes room beside the third. */
const aside = (waltz.scene.pictures[0]?.scene.props ?? []).map((prop) =>
  prop.kind === 'doughnutBox' ? { ...prop, at: { x: 1880, y: 1150, scale: 1.1 } } : prop,
);

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
      at: { x: 2296, y: 1186, scale: 1.22, depth: 1570 },
      pose: 'stand',
      expression: 'joy',
      facing: -1,
      lookAt: { actor: 'baby' },
      hands: { left: { at: { x: 2206, y: 890 }, shape: 'wave', layer: 'front' } },
    }),
  ),
  joined(
    cave,
    last({
      liftSeated: 60,
      liftSmall: 50,
      at: { x: 1850, y: 1000, scale: 1.3, depth: 900, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      lookAt: { actor: 'girlFriend' },
      hands: {
        right: { at: { x: 1962, y: 708 }, shape: 'fist', elbow: 'down', layer: 'front' },
        left: { at: { x: 1790, y: 738 }, shape: 'rest', elbow: 'left', layer: 'front' },
      },
    }),
  ),
  retold(
    joined(
      waltz,
      last({
        at: { x: 1664, y: 1156, scale: 1.18 },
        pose: 'sitGround',
        expression: 'joy',
        facing: -1,
        lookAt: { actor: 'elderMan' },
        hands: { left: { at: { x: 1560, y: 1062 }, shape: 'fist', elbow: 'left', layer: 'front' } },
      }),
      {
        places: {
          tune: { box: box(290, 80, 820, 140), size: [30, 20] },
        },
      },
    ),
    { props: aside },
  ),
  joined(
    landing,
    last({
      liftSeated: 100,
      liftSmall: 130,
      at: { x: 1806, y: 1215, scale: 1.9 },
      pose: 'think',
      expression: 'biteLip',
      lookAt: { x: 1800, y: 1060 },
      pitch: 0.3,
      hands: { right: { at: { x: 1810, y: 755 }, shape: 'point', angle: 206, layer: 'front' } },
    }),
    {
      by: [64, -60],
      size: 0.86,
      first: { liftSmall: 110 },
      others: {
        second: {
          liftSmall: 100,
          at: { x: 1570, y: 1280, scale: 2.1 },
          hands: { right: { at: { x: 1575, y: 772 }, shape: 'point', angle: 206, layer: 'front' } },
        },
      },
      places: { lick: { box: box(1290, 190, 460, 350), size: [24, 14] } },
    },
  ),
];
