import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved } from '../../pair-parts';
import { wood as ofTwo } from '../pair/wood';
import { LAST_BELL } from '../picture/crowd';
import { atEar, last } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [trunks, flash, tree, thinking, shut, path] = [
  find('s07'),
  find('s08'),
  find('s09'),
  find('s10'),
  find('s11'),
  find('s12'),
];

/** Into the wood, the raccoon, the owl, and the sixth rule. */
export const wood: readonly SpreadLayout[] = [
  joined(
    trunks,
    last({
      at: { x: 1352, y: 1098, scale: 1.02, depth: 1086 },
      pose: 'walk',
      expression: 'breathHeld',
      lookAt: { x: 1560, y: 560 },
    }),
    {
      by: [26, 0],
      size: 0.94,
      first: {
        hands: {
          left: { at: { actor: 'third', part: 'rightShoulder' }, shape: 'rest', layer: 'front' },
          right: { at: { actor: 'second', part: 'leftShoulder' }, shape: 'rest', layer: 'front' },
        },
      },
      others: {
        second: {
          at: { x: 1632, y: 1094, scale: 1.1, depth: 1094 },
          hands: { right: { at: { x: 1720, y: 920 }, shape: 'hold' } },
        },
      },
      companions: moved(trunks, { dogWalk: { at: { x: 1490, y: 1154, scale: 0.62, depth: 1160 } } }),
    },
  ),
  joined(
    flash,
    last({
      at: { x: 264, y: 1146, scale: 1.05, depth: 1120 },
      pose: 'run',
      expression: 'joy',
      lookAt: { actor: 'raccoonRear' },
    }),
    {},
  ),
  joined(
    tree,
    last({
      at: { x: 620, y: 1160, scale: 1.15, depth: 1140 },
      pose: 'kneel',
      expression: 'delight',
      lookAt: { actor: 'owl' },
      hands: atEar('right'),
    }),
    {
      by: [20, 0],
      others: { second: { at: { x: 780, y: 1122, scale: 1.3, depth: 1118 } } },
      companions: moved(tree, {
        dogSit: { at: { x: 430, y: 1140, scale: 0.95 } },
        raccoonSit: { at: { x: 1082, y: 1152, scale: 1.15 } },
      }),
    },
  ),
  joined(
    thinking,
    last({
      at: { x: 650, y: 1096, scale: 1.2, depth: 1090 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: { x: 1140, y: 366 },
      hands: atEar('left'),
    }),
    { companions: moved(thinking, { dogLie: { at: { x: 420, y: 1156, scale: 0.96 } } }) },
  ),
  joined(
    shut,
    last({
      at: { x: 1800, y: 1570, scale: 2, afloat: true, depth: 1302 },
      liftSeated: 100,
      liftSmall: 120,
      pose: 'standStill',
      expression: 'delight',
      yaw: -0.2,
      pitch: -0.24,
    }),
    { others: { second: { liftSmall: 100 } }, companions: moved(shut, { littleBoy: null }) },
  ),
  joined(
    path,
    last({
      at: { x: 1316, y: 1150, scale: 1.12, depth: 1140 },
      pose: 'walk',
      expression: 'delight',
      lookAt: LAST_BELL,
      hands: atEar('left'),
    }),
    {
      others: { second: { at: { x: 1660, y: 1120, scale: 1.36, depth: 1118 } } },
      companions: moved(path, { raccoonSit: { at: { x: 1796, y: 1144, scale: 0.9 } } }),
    },
  ),
];
