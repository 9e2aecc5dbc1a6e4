import type { Prop } from '../../picture-parts';
import type { Companion as Declared } from './parts';

type Companion = Declared & {
  readonly at: { readonly x: number; readonly y: number; readonly scale: number; readonly depth?: number };
};
type Guest = readonly [kind: string, x: number, yaw: number, worn?: Pick<Declared, 'outfit' | 'headwear' | 'tilt'>];

type Row = {
  /** Height of the heads at the left edge. */
  readonly y: number;
  readonly scale: number;
  /** How dark it is there, and the velvet of its seats. */
  readonly dark: number;
  readonly velvet: string;
  readonly guests: readonly Guest[];
};

/** From the stage towards us. */
const ROWS: readonly Row[] = [
  {
    y: 756,
    scale: 0.98,
    dark: 0.6,
    velvet: '#551a2b',
    guests: [
      ['neighbourWoman', 66, 2.5, { outfit: 'cardigan' }],
      ['farmer', 226, 2.75, { outfit: 'farmWork' }],
      ['elderWoman', 386, 2.4, { tilt: 0.1 }],
      ['neighbourMan', 546, 2.6, { headwear: 'kippah' }],
      ['teacher', 706, 2.75],
    ],
  },
  {
    y: 908,
    scale: 1.16,
    dark: 0.74,
    velvet: '#3a1322',
    guests: [
      ['girlFriend', 10, 2.7],
      ['mother', 200, 2.55],
      ['littleBoy', 390, 2.5, { outfit: 'winterCoat' }],
      ['father', 580, 2.7, { outfit: 'sweater' }],
      ['littleGirl', 770, 2.6],
    ],
  },
  {
    y: 1050,
    scale: 1.36,
    dark: 0.86,
    velvet: '#220b16',
    guests: [
      ['elderWoman', 120, 2.6, { outfit: 'nightCoat' }],
      ['boyFriend', 345, 2.45],
      ['baker', 570, 2.8, { outfit: 'shirt' }],
      ['neighbourWoman', 795, 2.7, { headwear: 'hijab', outfit: 'abaya' }],
    ],
  },
];

/** The rows sink towards the right, as the edge of the stage does. */
const SLOPE = 0.075;
/** From the middle of a head to the soles, figure units. */
const [GROWN, CHILD] = [509, 300];
const CHILDREN = ['girlFriend', 'boyFriend', 'littleGirl', 'littleBoy'];
/** How much lower children sit, figure units. */
const LOWER = 40;

/** When the front row is painted; the others follow. */
const FRONT = 1000;
/** The top of a seat's back below the middle of the head before it, figure units. */
const SEAT_TOP = 82;

/** The back of a seat, behind which its guest sits. */
const seat = (x: number, head: number, scale: number, depth: number, colour: string): Prop => ({
  kind: 'theatreSeat',
  at: { x, y: head + SEAT_TOP * scale, scale, depth: depth + 0.5, afloat: true },
  colour,
});

/** Where grandpa sits: the middle of his head, his scale, and how far he sits up, so that his shoulders show. */
const [END, HEAD, SIZE, ABOVE_SEAT] = [905, 770, 1.22, 34];
/** At the end of the front row, in the light: he asks without a sound, a hand beside the mouth. */
const asking: Companion = {
  kind: 'grandfather',
  at: { x: END, y: HEAD + GROWN * SIZE, scale: SIZE, depth: FRONT },
  expression: 'amazed',
  pose: 'standStill',
  yaw: 1.8,
  pitch: -0.12,
  lookAt: { actor: 'hero' },
  hands: {
    right: {
      at: { actor: 'grandfather', part: 'rightCheek', offset: [62, 2] },
      shape: 'cup',
      angle: -80,
      elbow: 'down',
      layer: 'behind',
    },
  },
};

const inRow = (row: Row, index: number) => {
  const depth = FRONT + index;
  const headOf = (x: number) => row.y + x * SLOPE;
  return {
    guests: row.guests.map(([kind, x, yaw, worn], place): Companion => {
      const soles = CHILDREN.includes(kind) ? CHILD + LOWER : GROWN;
      return {
        id: `guest${index}-${place}`,
        kind,
        at: { x, y: headOf(x) + soles * row.scale, scale: row.scale, depth },
        pose: 'standStill',
        yaw,
        ...worn,
        haze: { colour: '#2a1412', share: row.dark, lit: true },
      };
    }),
    seats: row.guests.map(([, x]) => seat(x, headOf(x), row.scale, depth, row.velvet)),
  };
};
const rows = ROWS.map(inRow);

/** The audience from behind, dark before the light of the stage; at the end of the front row sits one who is lit. */
export const audience = {
  companions: [...rows.flatMap(({ guests }) => guests), asking],
  props: [...rows.flatMap(({ seats }) => seats), seat(END, HEAD + ABOVE_SEAT, SIZE, FRONT, '#a02a40')],
} satisfies { companions: readonly Companion[]; props: readonly Prop[] };
