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

/** Where the owl flies on the last spread; everybody looks there. */
export const OWL = { x: 1500, y: 330 } as const;

type Walker = readonly [kind: string, x: number, y: number, expression: 'joy' | 'laugh' | 'delight', way: 1 | -1];

/** Along the way from the town, from far to near. */
const WALKERS: readonly Walker[] = [
  ['elderMan', 386, 800, 'joy', 1],
  ['neighbourWoman', 560, 808, 'joy', 1],
  ['farmer', 770, 813, 'joy', 1],
  ['littleGirl', 900, 822, 'joy', 1],
  ['elderWoman', 1064, 846, 'joy', 1],
  ['neighbourMan', 1010, 878, 'joy', -1],
  ['girlFriend', 884, 902, 'joy', -1],
  ['teacher', 664, 926, 'delight', -1],
  ['baker', 152, 914, 'laugh', 1],
  ['littleBoy', 500, 990, 'laugh', 1],
  ['boyFriend', 770, 1034, 'laugh', 1],
];
const CHILDREN = ['littleGirl', 'littleBoy', 'girlFriend', 'boyFriend'];

/** The height of our eyes, where everybody gets smallest, and how fast people grow towards us: of one size on one ground. */
const [HORIZON, GROWTH] = [735, 0.0041];
const sizeAt = (y: number) => (y - HORIZON) * GROWTH;

/** Where a walker's hand is, in stage units of a figure of scale 1. */
const handOf = (kind: string) => (CHILDREN.includes(kind) ? { x: 98, y: -178 } : { x: 172, y: -340 });
/** Size of what hangs from a hand, and how far its foot is below the ring or handle there, scale 1. */
const CARRIED = { lantern: { size: 0.72, drop: 92 }, bell: { size: 1.15, drop: 88 } } as const;
/** Who brings one more bell. */
const RINGERS = ['baker', 'teacher', 'littleBoy', 'neighbourMan'];
const BRASS = '#f6c445';

const ringOf = ([kind, x, y, , way]: Walker) => {
  const [{ x: dx, y: dy }, scale] = [handOf(kind), sizeAt(y)];
  return { x: x + dx * scale * way, y: y + dy * scale, scale };
};

/** Everybody of the book on the way to the owl, each with a lantern or one more bell in the hand. */
export const procession = {
  people: WALKERS.map((walker) => {
    const [kind, x, y, expression, facing] = walker;
    const ring = ringOf(walker);
    const grip = { at: { x: ring.x, y: ring.y }, shape: 'hold' as const };
    return {
      kind,
      at: { x, y, scale: sizeAt(y) },
      expression,
      facing,
      pose: 'walkLantern',
      hands: facing > 0 ? { right: grip } : { left: grip },
      lookAt: OWL,
    };
  }),
  carried: WALKERS.map((walker) => {
    const { x, y, scale } = ringOf(walker);
    const kind = RINGERS.includes(walker[0]) ? 'bell' : 'lantern';
    const { size, drop } = CARRIED[kind];
    const at = { x, y: y + drop * size * scale, scale: size * scale, depth: walker[2] + 1, afloat: true };
    return { kind, at, ...(kind === 'bell' && { colour: BRASS }) };
  }),
} satisfies { people: readonly Companion[]; carried: PictureSceneInput['props'] };
