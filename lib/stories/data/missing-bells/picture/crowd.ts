import type { PictureSceneInput } from './parts';

type Companion = NonNullable<PictureSceneInput['companions']>[number];
/** The empty beam of the clock tower on the market square. */
export const TOWER = { x: 1340, y: 420 } as const;

/** The town arrives late: each in its own way, half dressed or not at all. */
export const lateComers: readonly Companion[] = [
  {
    kind: 'neighbourWoman',
    at: { x: 178, y: 930, scale: 0.6 },
    expression: 'yawn',
    outfit: 'stripedPajamas',
    pose: 'cheer',
    tilt: 0.16,
  },
  {
    kind: 'teacher',
    at: { x: 560, y: 962, scale: 0.74 },
    expression: 'surprise',
    outfit: 'cardigan',
    pose: 'run',
    lookAt: TOWER,
  },
  {
    kind: 'littleBoy',
    at: { x: 704, y: 985, scale: 0.76 },
    expression: 'yawn',
    outfit: 'stripedPajamas',
    pose: 'standStill',
    tilt: 0.2,
    hands: { right: { at: { actor: 'littleBoy', part: 'rightCheek' }, shape: 'fist' } },
  },
  {
    kind: 'neighbourMan',
    at: { x: 806, y: 926, scale: 0.62 },
    expression: 'worry',
    outfit: 'stripedPajamas',
    pose: 'think',
    lookAt: TOWER,
  },
  {
    kind: 'girlFriend',
    at: { x: 912, y: 955, scale: 0.66 },
    expression: 'wonder',
    outfit: 'starryPajamas',
    pose: 'pointUp',
    lookAt: TOWER,
  },
  {
    kind: 'farmer',
    at: { x: 1016, y: 915, scale: 0.54 },
    expression: 'asleep',
    outfit: 'farmWork',
    pose: 'standStill',
    tilt: -0.4,
  },
  {
    kind: 'littleGirl',
    at: { x: 1080, y: 948, scale: 0.58 },
    expression: 'asleep',
    outfit: 'starryPajamas',
    pose: 'sitGround',
    tilt: 0.24,
    facing: -1,
  },
  {
    kind: 'boyFriend',
    at: { x: 1440, y: 930, scale: 0.58 },
    expression: 'worry',
    outfit: 'starryPajamas',
    pose: 'standStill',
    hands: { left: { at: { actor: 'boyFriend', part: 'leftCheek', offset: [-10, 0] }, shape: 'flat' } },
    lookAt: TOWER,
  },
  {
    kind: 'elderWoman',
    at: { x: 2200, y: 950, scale: 0.66 },
    expression: 'wonder',
    outfit: 'nightCoat',
    pose: 'stand',
    hands: { left: { at: { actor: 'elderWoman', part: 'leftCheek', offset: [-4, -22] }, shape: 'flat', angle: -20 } },
    facing: -1,
    lookAt: TOWER,
  },
  {
    kind: 'elderMan',
    at: { x: 392, y: 1076, scale: 0.96, depth: 1142, afloat: true },
    expression: 'asleep',
    outfit: 'stripedPajamas',
    pose: 'sitBench',
    facing: -1,
    hands: { left: { at: { x: 266, y: 1010 }, shape: 'rest' } },
  },
];

/** Where the owl flies on the last spread; everybody looks there. */
export const OWL = { x: 1610, y: 285 } as const;

type Free = { readonly shape: 'wave' | 'point' };
type Walker = readonly [
  kind: string,
  x: number,
  y: number,
  expression: 'joy' | 'wonder',
  way: 1 | -1,
  /** What the hand without a lantern does, lifted towards the owl. */
  free?: Free,
];

/** Along the way from the town, from far to near. */
const WALKERS: readonly Walker[] = [
  ['elderMan', 386, 800, 'joy', 1],
  ['neighbourWoman', 560, 808, 'wonder', 1, { shape: 'wave' }],
  ['farmer', 770, 813, 'joy', 1],
  ['littleGirl', 900, 822, 'joy', 1, { shape: 'wave' }],
  ['elderWoman', 1064, 846, 'wonder', 1],
  ['neighbourMan', 1010, 878, 'joy', -1, { shape: 'wave' }],
  ['girlFriend', 884, 902, 'wonder', -1],
  ['teacher', 664, 926, 'joy', -1, { shape: 'point' }],
  ['baker', 152, 914, 'joy', 1],
  ['littleBoy', 466, 966, 'joy', 1, { shape: 'wave' }],
  ['boyFriend', 776, 988, 'wonder', 1, { shape: 'point' }],
];
const CHILDREN = ['littleGirl', 'littleBoy', 'girlFriend', 'boyFriend'];

/** The height of our eyes, where everybody gets smallest, and how fast people grow towards us: of one size on one ground. */
const [HORIZON, GROWTH] = [735, 0.0041];
const sizeAt = (y: number) => (y - HORIZON) * GROWTH;

/** Where a walker's hand is, in stage units of a figure of scale 1. */
const handOf = (kind: string) => (CHILDREN.includes(kind) ? { x: 98, y: -178 } : { x: 172, y: -340 });
/** Where the other hand is if it is lifted. */
const liftedOf = (kind: string) => (CHILDREN.includes(kind) ? { x: -82, y: -254 } : { x: -128, y: -448 });
/** Size of what hangs from a hand, and how far its foot is below the ring or handle there, scale 1. */
const CARRIED = { lantern: { size: 0.72, drop: 92 }, bell: { size: 1.15, drop: 88 } } as const;
/** Who brings one more bell. */
const RINGERS = ['baker', 'teacher', 'littleBoy', 'neighbourMan'];
const BRASS = '#f6c445';

/** The lifted hand, on the side away from the lantern. */
const lifted = ([kind, x, y, , way, free]: Walker) => {
  if (!free) return {};
  const [{ x: dx, y: dy }, scale] = [liftedOf(kind), sizeAt(y)];
  const touch = { at: { x: x + dx * scale * way, y: y + dy * scale }, shape: free.shape };
  return way > 0 ? { left: touch } : { right: touch };
};

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
      hands: { ...lifted(walker), ...(facing > 0 ? { right: grip } : { left: grip }) },
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
