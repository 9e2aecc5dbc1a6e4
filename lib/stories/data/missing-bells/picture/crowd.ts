import type { PictureSceneInput } from '@/lib/illustrator';
import type { Hero } from '../../picture-parts';
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

/** Where the owl flies on the last spread; everybody looks there. */
export const OWL = { x: 1430, y: 260 } as const;

type Free = { readonly shape: 'wave' | 'point' };
type Walker = readonly [
  kind: string,
  x: number,
  y: number,
  expression: 'joy' | 'wonder' | 'laugh',
  way: 1 | -1,
  /** Most walk; who has arrived stands and looks up. */
  pose: 'walkLantern' | 'standStill',
  /** What the hand without a lantern does, lifted towards the owl. */
  free?: Free,
];

/** Along the way from the town, from far to near, in groups that stand close together. */
const WALKERS: readonly Walker[] = [
  ['elderMan', 400, 800, 'joy', 1, 'walkLantern'],
  ['neighbourWoman', 452, 806, 'wonder', 1, 'standStill', { shape: 'wave' }],
  ['farmer', 790, 815, 'joy', 1, 'walkLantern'],
  ['elderWoman', 1090, 858, 'joy', -1, 'standStill'],
  ['neighbourMan', 1010, 884, 'joy', -1, 'standStill'],
  ['girlFriend', 918, 912, 'wonder', 1, 'standStill'],
  ['teacher', 640, 926, 'joy', -1, 'standStill', { shape: 'point' }],
  ['baker', 206, 926, 'joy', 1, 'standStill'],
  ['littleBoy', 372, 962, 'laugh', 1, 'standStill', { shape: 'wave' }],
  ['boyWithShortHair', 772, 978, 'joy', 1, 'walkLantern', { shape: 'point' }],
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
const lifted = ([kind, x, y, , way, , free]: Walker) => {
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
  at: { x: 1010, y: 662, scale: 0.56, afloat: true, depth: 883.9 },
  expression: 'laugh',
  pose: 'cheer',
  lookAt: OWL,
};

const walkers = WALKERS.map((walker) => {
  const [kind, x, y, expression, facing, pose] = walker;
  const ring = ringOf(walker);
  const grip = { at: { x: ring.x, y: ring.y }, shape: 'hold' as const };
  return {
    kind,
    at: { x, y, scale: sizeAt(y) },
    expression,
    facing,
    pose,
    pitch: -0.42,
    hands: { ...lifted(walker), ...(facing > 0 ? { right: grip } : { left: grip }) },
    lookAt: OWL,
  };
});

/** With the lantern in one hand; the other waves up to the owl. */
export const waving = (hand: { readonly x: number; readonly y: number }): Hero => ({
  at: { x: 1366, y: 1134, scale: 1.76 },
  pose: 'walkLantern',
  expression: 'joy',
  outfit: OUTFIT,
  holds: 'lantern',
  hands: { left: { at: hand, shape: 'wave' } },
  lookAt: OWL,
  yaw: -0.3,
  pitch: -0.56,
  tilt: -0.14,
});

/** Everybody of the book on the way to the owl, each with a lantern or one more bell in the hand. */
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
