import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, stop, whole } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { OUT } from './outfits';

const outside = { outfit: OUT } as const;

/** The child and, at the heel, the fox follow the only light; the lantern is cold. */
function patch(x: number, y: number, scale: number): PictureSceneInput {
  const cold = carriedLantern({ kind: 'lanternOut', at: [x - 84, y - 168], scale: 1.35, depth: y + 0.1 });
  return {
    stage: 'patchWide',
    palette: 'pitch',
    heroes: [
      {
        at: { x, y, scale },
        pose: 'walk',
        expression: 'wonder',
        yaw: 0.75,
        gaze: [0.9, 0.1],
        hands: {
          left: cold.fist,
          right: { at: { x: x + 170, y: y - 200 }, shape: 'cup' },
        },
        ...outside,
      },
    ],
    companions: [
      { kind: 'foxWalk', at: { x: x - 268, y: y + 30, scale: 1.2 }, expression: 'worry' },
      {
        kind: 'firefly',
        at: { x: x + 250, y: y - 290, scale: 0.62, afloat: true },
        expression: 'joy',
        facing: -1,
        shine: 2.4,
      },
    ],
    props: [cold.prop],
  };
}

/** A thousand lights; the lantern is swung high, as far as an arm reaches, and the free hand is held up to one light. */
function dance(lower: number): PictureSceneInput {
  const swung = carriedLantern({ kind: 'lanternOut', at: [914 - lower / 2, 632 + lower], scale: 1.5, depth: 1079 });
  const firefly = (x: number, y: number, scale: number, expression: 'joy' | 'laugh') => ({
    kind: 'firefly',
    at: { x, y, scale, afloat: true, depth: 1500 },
    expression,
  });
  return {
    stage: 'clearingWide',
    palette: 'gold',
    heroes: [
      {
        at: { x: 780, y: 1080, scale: 1.75 },
        pose: 'dance2',
        expression: 'joy',
        lookAt: { actor: 'lost' },
        hands: { left: { at: { x: 566 + lower / 2, y: 580 + lower }, shape: 'cup', thumb: 'up' }, right: swung.fist },
        ...outside,
      },
    ],
    props: [swung.prop],
    companions: [
      { kind: 'foxJump', at: { x: 1480, y: 1075, scale: 1.55 }, expression: 'laugh', facing: -1 },
      { ...firefly(540, 470 + lower, 1.1, 'laugh'), id: 'lost', shine: 1.5 },
      firefly(1640, 560, 0.6, 'joy'),
      firefly(960, 330, 0.5, 'joy'),
      firefly(2110, 560, 0.7, 'laugh'),
    ],
  };
}

const blownOut = carriedLantern({ kind: 'lanternOut', at: [1010, 870], scale: 1.6, depth: 1124.1, swing: 26 });
const broughtHome = carriedLantern({ kind: 'lanternOut', at: [478, 918], scale: 1.35, depth: 1082.1 });

/** Through the dark to the lights and home: s09 to s12. */
export const toTheDawn: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'nearDark',
    scene: whole({
      stage: 'windyWoodWide',
      palette: 'dark',
      heroes: [
        {
          at: { x: 850, y: 1124, scale: 1.95 },
          pose: 'braceWind',
          expression: 'fear',
          // Into the dark in front, with a hand on the fox.
          gaze: [0.8, -0.1],
          hands: {
            left: { at: { actor: 'foxInWind', part: 'middle', offset: [24, -98] }, shape: 'rest', layer: 'front' },
            right: blownOut.fist,
          },
          ...outside,
        },
      ],
      companions: [
        { kind: 'foxInWind', at: { x: 640, y: 1130, scale: 1.6 }, expression: 'fear' },
        { kind: 'scarfEnd', at: { of: 'hero', slot: '@shoulder', scale: 2.3 } },
      ],
      props: [blownOut.prop],
    }),
    texts: [
      block('wind', box(1330, 150, 820, 90), { size: [26, 20] }),
      call('blow', [1740, 332], 68, 900, { turn: -6 }),
      block('out', box(1330, 440, 820, 90), { size: [26, 20] }),
      block('dark', box(1330, 690, 700, 300), { size: [26, 20] }),
    ],
    stops: [stop(330, 340, 840, ['wind', 'blow', 'out', 'dark'])],
  },
  {
    key: 's10',
    kind: 'iris',
    scene: {
      kind: 'spread',
      pictures: [{ scene: patch(520, 1040, 1.5), wheelchairScene: patch(480, 1040, 1.5) }],
    },
    texts: [
      block('on', box(150, 150, 880, 90), { size: [24, 19] }),
      block('plenty', box(150, 260, 880, 90), { size: [24, 19] }),
      call('step1', [950, 1062], 28, 400, { turn: -7 }),
      call('step2', [1500, 962], 27, 420, { turn: -9 }),
      call('step3', [1950, 858], 26, 420, { turn: -9 }),
      block('stars', box(1480, 110, 790, 150), { size: [24, 18], tone: 'gold', align: 'end' }),
    ],
    stops: [stop(200, 300, 900, ['on', 'plenty']), stop(1300, 300, 900, ['step1', 'step2', 'step3', 'stars'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: { kind: 'spread', pictures: [{ scene: dance(0), wheelchairScene: dance(90) }] },
    texts: [],
    stops: [stop(320, 200, 900, []), stop(1280, 300, 900, [])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: whole({
      stage: 'meadowWide',
      palette: 'dawn',
      heroes: [
        {
          at: { x: 560, y: 1082, scale: 1.5 },
          pose: 'walkWave',
          expression: 'joy',
          // Home, where somebody waits.
          yaw: 0.72,
          gaze: [0.9, -0.1],
          hands: { left: broughtHome.fist },
          ...outside,
        },
      ],
      props: [broughtHome.prop],
      companions: [
        { kind: 'foxWalk', at: { x: 960, y: 1010, scale: 1.05 }, expression: 'joy' },
        { kind: 'firefly', at: { x: 330, y: 560, scale: 0.7, afloat: true, depth: 1500 }, expression: 'joy' },
      ],
    }),
    texts: [
      opening('thanks', box(1275, 300, 560, 170), { tone: 'ink', size: [28, 20], verticalAlign: 'bottom' }),
      block('light', box(1275, 500, 590, 120), { tone: 'ink', size: [24, 19] }),
      path(
        'step',
        [
          [1130, 974],
          [1400, 927],
          [1850, 867],
          [1990, 828],
        ],
        [34, 24],
        { gapEm: 0.4 },
      ),
    ],
    stops: [stop(60, 280, 900, ['thanks', 'light']), stop(1350, 300, 900, ['step'])],
  },
];
