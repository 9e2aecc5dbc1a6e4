import type { PictureSceneInput } from './parts';

type Companion = NonNullable<PictureSceneInput['companions']>[number];
type Sleepy = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  expression: 'yawn' | 'asleep' | 'worry',
  outfit: 'starryPajamas' | 'stripedPajamas',
  facing?: 1 | -1,
];

const PEOPLE: readonly Sleepy[] = [
  ['neighbourWoman', 150, 930, 0.6, 'yawn', 'stripedPajamas'],
  ['teacher', 500, 960, 0.74, 'yawn', 'starryPajamas'],
  ['littleBoy', 585, 980, 0.76, 'asleep', 'stripedPajamas'],
  ['neighbourMan', 800, 930, 0.62, 'yawn', 'stripedPajamas', -1],
  ['girlFriend', 900, 955, 0.66, 'yawn', 'starryPajamas', -1],
  ['farmer', 1010, 915, 0.54, 'asleep', 'stripedPajamas'],
  ['littleGirl', 1070, 925, 0.54, 'worry', 'starryPajamas', -1],
  ['boyFriend', 1420, 930, 0.58, 'asleep', 'starryPajamas'],
  ['elderWoman', 2200, 950, 0.66, 'yawn', 'starryPajamas', -1],
];

/** The town arrives late and in its night clothes; somebody sleeps on, on the bench. */
export const lateComers: readonly Companion[] = [
  ...PEOPLE.map(([kind, x, y, scale, expression, outfit, facing = 1]) => ({
    kind,
    at: { x, y, scale },
    expression,
    outfit,
    facing,
  })),
  {
    kind: 'elderMan',
    at: { x: 392, y: 1076, scale: 0.96, depth: 1142, afloat: true },
    expression: 'asleep',
    outfit: 'stripedPajamas',
    pose: 'sitBench',
    facing: -1,
  },
];

type Walker = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  expression: 'joy' | 'laugh' | 'wonder',
  way: 1 | -1,
];

/** Along the way from the town, from far to near. */
const WALKERS: readonly Walker[] = [
  ['elderMan', 520, 800, 0.26, 'joy', 1],
  ['neighbourWoman', 640, 806, 0.27, 'joy', 1],
  ['farmer', 760, 812, 0.29, 'laugh', 1],
  ['littleGirl', 870, 820, 0.31, 'joy', 1],
  ['elderWoman', 1000, 838, 0.35, 'joy', 1],
  ['neighbourMan', 1060, 900, 0.46, 'laugh', -1],
  ['girlFriend', 900, 926, 0.52, 'joy', -1],
  ['teacher', 700, 950, 0.56, 'joy', -1],
  ['littleBoy', 560, 1000, 0.66, 'wonder', 1],
  ['baker', 300, 1030, 0.68, 'joy', 1],
  ['boyFriend', 760, 1040, 0.76, 'laugh', 1],
];
const CHILDREN = ['littleGirl', 'littleBoy', 'girlFriend', 'boyFriend'];

/** Where a walker's hand is, in stage units of a figure of scale 1. */
const handOf = (kind: string) => (CHILDREN.includes(kind) ? { x: 98, y: -178 } : { x: 172, y: -340 });
const LANTERN = 0.72;
/** From the ring of a standing lantern down to its foot, scale 1. */
const RING = 92;

/** Everybody of the book on the way to the owl, each with a lantern. */
export const procession = {
  people: WALKERS.map(([kind, x, y, scale, expression, facing]) => ({
    kind,
    at: { x, y, scale },
    expression,
    facing,
    pose: 'walkLantern',
  })),
  lanterns: WALKERS.map(([kind, x, y, scale, , way]) => {
    const { x: dx, y: dy } = handOf(kind);
    const at = { x: x + dx * scale * way, y: y + dy * scale + RING * LANTERN * scale, scale: LANTERN * scale };
    return { kind: 'lantern', at: { ...at, depth: y + 1, afloat: true } };
  }),
} satisfies { people: readonly Companion[]; lanterns: PictureSceneInput['props'] };
