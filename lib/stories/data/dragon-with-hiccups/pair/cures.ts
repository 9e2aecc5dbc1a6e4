import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { halfAt, raised } from '../picture/parts';
import { threeCures } from '../picture/spreads-cures';
import { first, other } from './parts';

const find = (key: string): SpreadLayout => findSpread(threeCures, key);
const [cheek, lake, shadow, fire] = [find('s05'), find('s06'), find('s07'), find('s08')];

const ROARS = { pose: 'cheer', expression: 'roar', yaw: 0.6, lookAt: { x: 1880, y: 420 } } as const;

/** Three cures and supper. */
export const cures: readonly SpreadLayout[] = [
  joined(
    cheek,
    other({
      liftSeated: 90,
      liftSmall: 70,
      at: { x: 1020, y: 1440, scale: 1.9, depth: 890, afloat: true },
      pose: 'standStill',
      expression: 'joy',
      lookAt: { x: 1640, y: 560 },
      hands: {
        right: { at: { x: 1106, y: 1000 }, shape: 'point', angle: -80, elbow: 'down', layer: 'front' },
        left: { at: { x: 930, y: 1060 }, shape: 'measure', elbow: 'down', layer: 'front' },
      },
    }),
    {
      by: [-46, 0],
      first: { hands: {} },
      companions: moved(cheek, { hedgehog: { at: { x: 2160, y: 1010, scale: 0.9 }, facing: -1 } }),
      places: { count: { box: box(84, 940, 530, 186) } },
    },
  ),
  retold(lake, {
    heroes: [
      first({
        at: { x: 100, y: 554, scale: 1.34, depth: 540 },
        pose: 'standStill',
        expression: 'amazed',
        lookAt: { x: 1530, y: 300 },
      }),
      other({
        at: { x: 236, y: 560, scale: 1.24, depth: 550 },
        pose: 'standStill',
        expression: 'calm',
        lookAt: { x: 1530, y: 300 },
        hands: {
          right: { at: { x: 328, y: 434 }, shape: 'grip', layer: 'front' },
          left: { at: { x: 316, y: 440 }, shape: 'grip', layer: 'front' },
        },
      }),
    ],
    props: [{ kind: 'bucket', at: raised(328, 530, 1, 600) }],
  }),
  retold(
    shadow,
    {
      heroes: [
        first({ at: { x: 1074, y: 1140, scale: 1.25, depth: 1000 }, ...ROARS }),
        other({ at: { x: 900, y: 1146, scale: 1.15, depth: 1005 }, ...ROARS }),
      ],
    },
    { places: { again: { box: box(466, 764, 316, 256) } } },
  ),
  joined(
    fire,
    other({
      liftSmall: 30,
      at: { x: 430, y: 1134, scale: 1.8, depth: 890 },
      pose: 'sitGround',
      expression: 'calm',
      lookAt: { x: 1910, y: 330 },
      hands: { right: { at: { x: 560, y: 900 }, shape: 'grip', elbow: 'down', layer: 'front' } },
    }),
    {
      held: { half: 0.62 },
      props: [halfAt(596, 880, 0.54, 885)],
    },
  ),
];
