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
