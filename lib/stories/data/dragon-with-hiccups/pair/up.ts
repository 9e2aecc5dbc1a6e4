import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, retold } from '../../pair-parts';
import { box, type Companion } from '../../picture-parts';
import { sandwichAt } from '../picture/parts';
import { upTheMountain } from '../picture/spreads-up';
import { first, other } from './parts';

const find = (key: string): SpreadLayout => findSpread(upTheMountain, key);
const [square, hall, path, eye] = [find('s01'), find('s02'), find('s03'), find('s04')];

/** Of whoever walks in front; the other and the goat follow. */
const CLIMB = [
  [370, 1140],
  [1096, 1092],
  [2110, 970],
  [1560, 426],
] as const;

const climbs = CLIMB.flatMap(([x, y], i) => {
  const scale = 0.82 - i * 0.08;
  const step = { pose: 'walk', pitch: -0.1 } as const;
  const follower = other({ at: { x: x - 145 * scale, y: y - 2, scale: scale * 0.94 }, expression: 'wonder', ...step });
  return [
    first({ id: i ? `hero${i}` : 'hero', at: { x, y, scale }, expression: 'determined', ...step }),
    i ? { ...follower, id: `second${i}` } : follower,
  ];
});

const goats = Object.fromEntries(
  CLIMB.map(([x, y], i): [string, Partial<Companion>] => [
    `goat${i}`,
    { at: { x: x - 345 * (0.82 - i * 0.08), y, scale: 1 - i * 0.1 } },
  ]),
);

/** From the square to the eye of the dragon. */
export const up: readonly SpreadLayout[] = [
  joined(
    square,
    other({
      liftSeated: 130,
      liftSmall: 140,
      at: { x: 1616, y: 1664, scale: 2.25, depth: 1450, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      lookAt: { actor: 'sandwich' },
      hands: { right: { at: { x: 1806, y: 936 }, shape: 'pinch', elbow: 'down', layer: 'front' } },
    }),
    {
      companions: moved(square, { looker4: null, looker5: null }),
      places: { hero: { box: box(1290, 650, 480, 236) } },
    },
  ),
  joined(
    hall,
    other({
      at: { x: 370, y: 1164, scale: 1.6, depth: 1010 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: { actor: 'king' },
    }),
    {
      by: [60, 0],
      held: { sandwich: 1 },
      places: {
        sandwich: { box: box(110, 160, 940, 70) },
        against: { box: box(110, 236, 800, 60) },
        with: { box: box(110, 330, 420, 230) },
        half: { box: box(1296, 76, 290, 270), size: [18, 16] },
        which: { box: box(1300, 372, 236, 420), size: [18, 16] },
      },
    },
  ),
  retold(
    path,
    { heroes: climbs, companions: moved(path, goats) },
    { places: { up: { box: box(472, 764, 318, 350), size: [27, 14] } } },
  ),
  retold(eye, {
    heroes: [
      first({
        at: { x: 672, y: 950, scale: 1.32, depth: 900, afloat: true },
        pose: 'standStill',
        expression: 'calm',
        yaw: 0,
        haze: { colour: '#547d80', share: 0.3, lit: true },
        hands: {
          left: { at: { x: 620, y: 730 }, shape: 'grip', layer: 'front' },
          right: { at: { x: 726, y: 730 }, shape: 'grip', layer: 'front' },
        },
      }),
      other({
        at: { x: 516, y: 944, scale: 1.2, depth: 890, afloat: true },
        pose: 'standStill',
        expression: 'wonder',
        yaw: 0,
        haze: { colour: '#547d80', share: 0.3, lit: true },
      }),
    ],
    props: [sandwichAt(672, 724, 0.44, 950)],
  }),
];
