import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, retold } from '../../pair-parts';
import { box, type Companion, type Hero } from '../../picture-parts';
import { first, other } from '../pair/parts';
import { up as ofTwo } from '../pair/up';
import { holdsNapkin, last, napkinAt } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [square, hall, path, eye] = [find('s01'), find('s02'), find('s03'), find('s04')];

/** Of whoever walks in front; two others and the goat follow. */
const CLIMB = [
  [450, 1140],
  [1640, 1040],
  [2110, 970],
  [1560, 426],
] as const;
/** How far behind each walks, at full size. */
const [SECOND, THIRD, GOAT] = [120, 232, 440];
const STEP = { pose: 'walk', pitch: -0.1 } as const;

const climbs = CLIMB.flatMap(([x, y], i) => {
  const scale = 0.82 - i * 0.08;
  const named = (hero: Hero): Hero => (i ? { ...hero, id: `${hero.id ?? 'hero'}${i}` } : hero);
  const behind = (by: number, size: number) => ({ at: { x: x - by * scale, y: y - 2, scale: scale * size }, ...STEP });
  return [
    named(first({ at: { x, y, scale }, expression: 'determined', ...STEP })),
    named(other({ ...behind(SECOND, 0.94), expression: 'wonder' })),
    named(last({ ...behind(THIRD, 0.88), expression: 'joy' })),
  ];
});

const goats = Object.fromEntries(
  CLIMB.map(([x, y], i): [string, Partial<Companion>] => [
    `goat${i}`,
    { at: { x: x - GOAT * (0.82 - i * 0.08), y, scale: 0.92 - i * 0.1 } },
  ]),
);

/** From the square to the eye of the dragon. */
export const up: readonly SpreadLayout[] = [
  joined(
    square,
    last({
      liftSeated: 110,
      liftSmall: 110,
      at: { x: 1385, y: 1570, scale: 2.05, depth: 1440, afloat: true },
      pose: 'standStill',
      expression: 'joy',
      lookAt: { actor: 'sandwich' },
      hands: holdsNapkin(1385, 1150, 0.9),
    }),
    {
      props: [napkinAt(1385, 1150, 0.9, 1460)],
      places: { hero: { box: box(1290, 672, 560, 200) } },
    },
  ),
  joined(
    hall,
    last({
      at: { x: 560, y: 1166, scale: 1.45, depth: 1005 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: { actor: 'king' },
      hands: holdsNapkin(560, 930, 0.75),
    }),
    {
      props: [napkinAt(560, 930, 0.75, 1006)],
      others: { second: { at: { x: 340, y: 1164, scale: 1.6, depth: 1010 } } },
      places: { with: { box: box(110, 324, 540, 310) } },
    },
  ),
  retold(
    path,
    { heroes: climbs, companions: moved(path, goats) },
    { places: { up: { box: box(520, 776, 586, 246), size: [27, 14] } } },
  ),
  joined(
    eye,
    last({
      at: { x: 800, y: 950, scale: 1.1, depth: 910, afloat: true },
      pose: 'standStill',
      expression: 'joy',
      yaw: 0,
      haze: { colour: '#547d80', share: 0.3, lit: true },
      hands: holdsNapkin(800, 780, 0.5),
    }),
    {
      props: [napkinAt(800, 780, 0.5, 960)],
      places: { sword: { box: box(1290, 740, 470, 64) }, sandwich: { box: box(1290, 812, 490, 236) } },
    },
  ),
];
