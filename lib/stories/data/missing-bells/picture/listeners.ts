import type { PictureSceneInput } from '@/lib/illustrator';
import type { Hero } from '../../picture-parts';

/** A hand behind the ear, the other one on the head of the dog. */
export const LISTENING: NonNullable<Hero['hands']> = {
  right: {
    at: { actor: 'hero', part: 'rightCheek', offset: [26, -8] },
    shape: 'cup',
    angle: -70,
    elbow: 'right',
    layer: 'front',
  },
  left: { at: { x: 642, y: 892 }, shape: 'rest' },
};

type Companion = NonNullable<PictureSceneInput['companions']>[number];
type Look = Partial<Pick<Companion, 'outfit' | 'headwear' | 'tilt' | 'yaw' | 'pitch' | 'hands'>>;
type Listener = readonly [
  kind: string,
  x: number,
  /** Height of the middle of a grown-up's head. */
  y: number,
  scale: number,
  expression: Companion['expression'],
  look?: Look,
];

/** Shoulder to shoulder along the foot of both pages, the back row first; nobody's face is in the fold. */
const LISTENERS: readonly Listener[] = [
  ['elderMan', 185, 925, 1.25, 'asleep', { tilt: -0.08 }],
  ['neighbourMan', 655, 930, 1.25, 'delight', { yaw: -0.2 }],
  ['teacher', 1072, 925, 1.3, 'asleep', { tilt: 0.08, hands: { left: { at: { x: 1150, y: 1290 } } } }],
  ['girlFriend', 1334, 985, 1.35, 'delight', { tilt: -0.06 }],
  ['littleBoy', 1800, 975, 1.35, 'laugh'],
  ['father', 2140, 940, 1.25, 'asleep', { outfit: 'sweater', tilt: 0.06 }],
  ['baker', 75, 1045, 1.5, 'delight', { yaw: 0.2 }],
  ['littleGirl', 335, 1060, 1.6, 'laugh', { tilt: 0.1 }],
  ['farmer', 505, 1045, 1.5, 'asleep', { outfit: 'farmWork', pitch: -0.15 }],
  ['boyWithShortHair', 1450, 1065, 1.5, 'delight', { yaw: -0.25 }],
  ['neighbourWoman', 1965, 1030, 1.5, 'delight', { outfit: 'cardigan', tilt: -0.1 }],
  ['elderWoman', 2300, 1040, 1.5, 'asleep', { pitch: -0.12, yaw: -0.3 }],
];

/** All of them stand so much higher than their heads are written. */
const LIFT = 60;
/** From the middle of a head to the soles, figure units. */
const [GROWN, CHILD] = [509, 300];
const CHILDREN = ['girlFriend', 'boyWithShortHair', 'littleGirl', 'littleBoy'];
const HAZE = { colour: '#35318c', share: 0.2, lit: true } as const;

/** The whole town with shut eyes, in the dark, each with another smile. */
export const listeners: readonly Companion[] = [
  ...LISTENERS.map(([kind, x, y, scale, expression, look], index) => ({
    kind,
    at: {
      x,
      y: y - LIFT + (CHILDREN.includes(kind) ? CHILD : GROWN) * scale,
      scale,
      afloat: true,
      depth: 1200 + index,
    },
    expression,
    pose: 'standStill',
    ...look,
    haze: HAZE,
  })),
  {
    id: 'peeping',
    kind: 'cousin',
    at: { x: 1046, y: 1450 - LIFT, scale: 1.45, afloat: true, depth: 1290 },
    expression: 'joy',
    pose: 'standStill',
    hands: {
      left: {
        at: { actor: 'peeping', part: 'leftCheek', offset: [20, -18] },
        shape: 'wave',
        angle: -80,
        elbow: 'down',
        layer: 'front',
      },
      right: {
        at: { actor: 'peeping', part: 'rightCheek', offset: [-24, 2] },
        shape: 'wave',
        angle: -100,
        elbow: 'down',
        layer: 'front',
      },
    },
    haze: HAZE,
  },
  {
    kind: 'dogSit',
    at: { x: 690, y: 1290 - LIFT, scale: 1.25, afloat: true, depth: 1280 },
    expression: 'delight',
    haze: HAZE,
  },
  {
    kind: 'raccoonPeek',
    at: { x: 1650, y: 1225, scale: 1.7, afloat: true, depth: 1280 },
    expression: 'joy',
    facing: -1,
    lookAt: { actor: 'hero' },
    haze: { ...HAZE, share: 0.15 },
  },
];
