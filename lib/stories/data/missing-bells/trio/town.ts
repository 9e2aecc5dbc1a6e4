import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { town as ofTwo } from '../pair/town';
import { atEar, last } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [square, bicycle, market, roofs, station] = [find('s01'), find('s02'), find('s04'), find('s05'), find('s06')];

const [looking, noting] = bicycle.scene.pictures[1]?.scene.heroes ?? [];

/** The morning without bells and the search in the town, until midnight at the station. */
export const town: readonly SpreadLayout[] = [
  joined(
    square,
    last({
      at: { x: 2030, y: 1172, scale: 1.55, depth: 1168 },
      pose: 'standStill',
      expression: 'wonder',
      facing: -1,
      lookAt: { x: 1340, y: 420 },
      hands: atEar('right'),
    }),
    {
      by: [-80, 0],
      size: 0.95,
      others: { second: { at: { x: 1836, y: 1150, scale: 1.75, depth: 1150 } } },
      companions: moved(square, {
        dogSit: { at: { x: 2214, y: 1176, scale: 1.3 } },
        elderWoman: { at: { x: 2318, y: 950, scale: 0.66 } },
        teacher: { at: { x: 1664, y: 900, scale: 0.52 } },
      }),
      places: { case: { box: box(1482, 90, 798, 250) } },
    },
  ),
  retold(
    bicycle,
    {
      heroes: [
        ...(looking ? [looking] : []),
        ...(noting ? [{ ...noting, at: { x: 490, y: 1116, scale: 1.2, depth: 1108 } }] : []),
        last({
          at: { x: 384, y: 1160, scale: 1, depth: 1150 },
          pose: 'kneel',
          expression: 'wonder',
          lookAt: { x: 780, y: 900 },
        }),
      ],
      companions: moved(bicycle, { dogSit: { at: { x: 206, y: 1164, scale: 0.86 } } }, 1),
    },
    { picture: 1 },
  ),
  find('s03'),
  joined(
    market,
    last({
      liftSeated: 130,
      liftSmall: 130,
      at: { x: 510, y: 1190, scale: 2, depth: 698, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      lookAt: { actor: 'parrot' },
      hands: atEar('right'),
    }),
    {
      others: {
        second: { liftSeated: 130, liftSmall: 130, at: { x: 310, y: 1240, scale: 2.2, depth: 695, afloat: true } },
      },
    },
  ),
  joined(
    roofs,
    last({
      at: { x: 1582, y: 830, scale: 0.68 },
      pose: 'standStill',
      expression: 'wonder',
      facing: -1,
      lookAt: { x: 600, y: 620 },
      hands: atEar('left'),
    }),
    {
      by: [48, 0],
      others: { second: { at: { x: 1800, y: 832, scale: 0.74 } } },
      companions: moved(roofs, { dogSleep: { at: { x: 1910, y: 838, scale: 0.58 } } }),
      places: { snore: { size: [24, 14] } },
    },
  ),
  joined(
    station,
    last({
      at: { x: 1930, y: 1060, scale: 1.3, depth: 1060 },
      pose: 'standStill',
      expression: 'wonder',
      facing: -1,
      lookAt: { x: 1300, y: 700 },
      hands: atEar('left'),
    }),
  ),
];
