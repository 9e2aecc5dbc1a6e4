import type { PictureSceneInput } from '@/lib/illustrator';
import type { Hero, Prop } from '../../picture-parts';
import { OUTFIT } from './parts';

type Companion = NonNullable<PictureSceneInput['companions']>[number];
/** The empty beam of the clock tower on the market square. */
export const TOWER = { x: 1340, y: 420 } as const;

/** The town is asleep where it stands: without bells nobody knows what time it is. */
const people: readonly Companion[] = [
  {
    // On her tomatoes.
    kind: 'neighbourWoman',
    at: { x: 584, y: 1058, scale: 0.86, depth: 985, afloat: true },
    expression: 'asleep',
    outfit: 'stripedPajamas',
    pose: 'standStill',
    tilt: 0.42,
    pitch: 0.2,
    hands: {
      right: { at: { actor: 'neighbourWoman', part: 'rightCheek', offset: [4, 22] }, shape: 'fist', elbow: 'right' },
    },
  },
  {
    kind: 'littleBoy',
    at: { x: 768, y: 980, scale: 0.76 },
    expression: 'yawn',
    outfit: 'stripedPajamas',
    pose: 'standStill',
    tilt: 0.2,
    hands: { right: { at: { actor: 'littleBoy', part: 'rightCheek' }, shape: 'fist' } },
  },
  {
    // Asleep upright over the toothbrush.
    kind: 'neighbourMan',
    at: { x: 910, y: 968, scale: 0.84 },
    expression: 'asleep',
    outfit: 'stripedPajamas',
    pose: 'standStill',
    tilt: 0.16,
    yaw: 0.2,
    pitch: 0.1,
    hands: {
      right: {
        at: { actor: 'toothbrush', part: 'right', offset: [-14, 2] },
        shape: 'fist',
        elbow: 'right',
        layer: 'front',
      },
    },
  },
  {
    kind: 'littleGirl',
    at: { x: 1068, y: 952, scale: 0.62 },
    expression: 'asleep',
    outfit: 'starryPajamas',
    pose: 'sitGround',
    tilt: 0.24,
    facing: -1,
  },
  {
    // Asleep upright at the door of the school, to which nobody has come.
    kind: 'teacher',
    at: { x: 1388, y: 894, scale: 0.5 },
    expression: 'asleep',
    outfit: 'cardigan',
    pose: 'standStill',
    facing: -1,
    tilt: -0.34,
    hands: {
      left: { at: { actor: 'teacher', part: 'leftCheek', offset: [-6, 14] }, shape: 'flat', angle: -60, elbow: 'down' },
    },
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

/** Everybody, and what they have in their hands or have lost. */
export const lateComers = {
  people,
  things: [{ kind: 'toothbrush', at: { x: 950, y: 616, scale: 0.86, afloat: true, depth: 968.2 }, turn: 8 }],
} satisfies { people: readonly Companion[]; things: PictureSceneInput['props'] };

/** The last bell, which the child hangs; everybody looks there. */
export const LAST_BELL = { x: 1312, y: 628 } as const;

type Free = { readonly shape: 'wave' | 'point' };
type Walker = readonly [
  kind: string,
  x: number,
  y: number,
  expression: 'joy' | 'wonder' | 'laugh',
  way: 1 | -1,
  /** What the empty hand does, lifted. */
  free?: Free,
];

/** In an arc round the child, from the left over the back to the right, shoulder to shoulder. */
const WALKERS: readonly Walker[] = [
  ['elderWoman', 1084, 872, 'joy', -1],
  ['neighbourMan', 986, 890, 'joy', 1],
  ['farmer', 852, 900, 'joy', 1],
  ['elderMan', 1640, 900, 'joy', -1],
  ['neighbourWoman', 1758, 916, 'wonder', -1],
  ['teacher', 596, 922, 'joy', 1],
  ['girlFriend', 866, 944, 'wonder', 1],
  ['baker', 262, 956, 'joy', 1],
  ['boyWithShortHair', 700, 974, 'joy', 1],
  ['littleBoy', 440, 984, 'laugh', 1, { shape: 'wave' }],
];
const CHILDREN = ['littleGirl', 'littleBoy', 'girlFriend', 'boyWithShortHair'];

/** The height of our eyes, where everybody gets smallest, and how fast people grow towards us: of one size on one ground. */
const [HORIZON, GROWTH] = [735, 0.0041];
const sizeAt = (y: number) => (y - HORIZON) * GROWTH;

/** Where a walker's hand is, in stage units of a figure of scale 1. */
const handOf = (kind: string) => {
  // Over the boy before him.
  if (kind === 'baker') return { x: 158, y: -452 };
  return CHILDREN.includes(kind) ? { x: 98, y: -178 } : { x: 172, y: -340 };
};
/** Where the other hand is if it is lifted. */
const liftedOf = (kind: string) => (CHILDREN.includes(kind) ? { x: -82, y: -254 } : { x: -128, y: -448 });
/** Size of what hangs from a hand, and how far its foot is below the ring or handle there, scale 1. */
const CARRIED = { lantern: { size: 0.72, drop: 92 }, bell: { size: 1.15, drop: 76 } } as const;
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

/** On the shoulders of the neighbour, both arms up. */
const onShoulders: Companion = {
  kind: 'littleGirl',
  at: { x: 986, y: 646, scale: 0.56, afloat: true, depth: 889.9 },
  expression: 'laugh',
  pose: 'cheer',
  lookAt: LAST_BELL,
};

const walkers = WALKERS.map((walker) => {
  const [kind, x, y, expression, facing] = walker;
  const ring = ringOf(walker);
  const grip = { at: { x: ring.x, y: ring.y }, shape: 'hold' as const };
  return {
    kind,
    at: { x, y, scale: sizeAt(y) },
    expression,
    facing,
    pose: 'standStill',
    pitch: -0.16,
    hands: { ...lifted(walker), ...(facing > 0 ? { right: grip } : { left: grip }) },
    lookAt: LAST_BELL,
  };
});

/** The child hangs the last bell with one hand; the other rests on the head of the raccoon. */
export const hanging = (x: number, y: number): Hero => ({
  // Shorter arms reach the bell from farther up the meadow.
  liftSmall: 60,
  at: { x, y, scale: 1.76 },
  pose: 'standStill',
  expression: 'joy',
  outfit: OUTFIT,
  hands: {
    left: { at: { x: LAST_BELL.x, y: LAST_BELL.y - 52 }, shape: 'fist', layer: 'front' },
    right: { at: { actor: 'raccoonSit', part: 'top', offset: [-26, 26] }, shape: 'rest', layer: 'front' },
  },
  lookAt: LAST_BELL,
  yaw: -0.4,
  pitch: -0.3,
  tilt: -0.1,
});

/** It hangs from the hand, and is the brightest thing in the picture. */
export const lastBell: Prop = {
  kind: 'bell',
  at: { x: LAST_BELL.x, y: LAST_BELL.y + 76, scale: 1.5, afloat: true, depth: 1130 },
  colour: BRASS,
};

/** Everybody of the book round the child, each with a lantern or one more bell in the hand. */
export const procession = {
  people: [...walkers, onShoulders],
  carried: WALKERS.map((walker) => {
    const { x, y, scale } = ringOf(walker);
    const kind = RINGERS.includes(walker[0]) ? 'bell' : 'lantern';
    const { size, drop } = CARRIED[kind];
    // Fingers close over the handle of a bell.
    const at = {
      x,
      y: y + drop * size * scale,
      scale: size * scale,
      depth: walker[2] + (kind === 'bell' ? -0.1 : 1),
      afloat: true,
    };
    return { kind, at, ...(kind === 'bell' && { colour: BRASS }) };
  }),
} satisfies { people: readonly Companion[]; carried: PictureSceneInput['props'] };
