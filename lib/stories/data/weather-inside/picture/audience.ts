import type { Companion as Declared } from './parts';

type Companion = Declared & { readonly at: { readonly x: number; readonly y: number; readonly scale: number } };
type Guest = readonly [kind: string, x: number, yaw: number, worn?: Pick<Declared, 'outfit' | 'headwear' | 'tilt'>];

/** Rows of seats from the stage towards us: height of heads at the left edge, scale, how dark it is, and who sits there. */
const ROWS: readonly (readonly [y: number, scale: number, dark: number, guests: readonly Guest[]])[] = [
  [
    800,
    0.84,
    0.64,
    [
      ['neighbourWoman', 40, 2.5, { outfit: 'cardigan' }],
      ['farmer', 190, 2.75, { outfit: 'farmWork' }],
      ['elderWoman', 345, 2.4, { tilt: 0.1 }],
      ['neighbourMan', 520, 2.6, { headwear: 'kippah' }],
      ['teacher', 655, 2.75],
    ],
  ],
  [
    935,
    1.04,
    0.74,
    [
      ['girlFriend', 95, 2.7],
      ['mother', 265, 2.55],
      ['littleBoy', 425, 2.5, { outfit: 'winterCoat' }],
      ['littleGirl', 580, 2.6],
      ['father', 715, 2.7, { outfit: 'sweater' }],
    ],
  ],
  [
    1046,
    1.26,
    0.84,
    [
      ['baker', 10, 2.8, { outfit: 'shirt' }],
      ['elderWoman', 215, 2.6, { outfit: 'nightCoat' }],
      ['boyFriend', 405, 2.45],
      ['littleGirl', 560, 2.7],
      ['neighbourWoman', 745, 2.7, { headwear: 'hijab', outfit: 'abaya' }],
    ],
  ],
];

/** The rows sink towards the right, as the edge of the stage does. */
const SLOPE = 0.075;
/** From the middle of a head to the soles, figure units. */
const [GROWN, CHILD] = [509, 300];
const CHILDREN = ['girlFriend', 'boyFriend', 'littleGirl', 'littleBoy'];
/** How much lower children sit, figure units. */
const LOWER = 40;

/** The audience from behind, dark before the light of the stage; in the front row, at the end, is room for one who is lit. */
export const audience: readonly Companion[] = ROWS.flatMap(([top, scale, dark, guests], row) =>
  guests.map(([kind, x, yaw, worn], index): Companion => {
    const tall = CHILDREN.includes(kind) ? CHILD + LOWER : GROWN;
    const y = top + x * SLOPE + tall * scale;
    return {
      id: `guest${row}-${index}`,
      kind,
      at: { x, y, scale },
      pose: 'standStill',
      yaw,
      ...worn,
      haze: { colour: '#2a1412', share: dark, lit: true },
    };
  }),
);
