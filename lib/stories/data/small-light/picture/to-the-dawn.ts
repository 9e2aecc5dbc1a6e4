import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, stop, whole } from '../../picture-parts';
import { OUT } from './outfits';

const outside = { outfit: OUT } as const;

/** Three moments of one crossing. */
const crossing = (stage: string, heights: readonly [number, number, number], fox: number): PictureSceneInput => ({
  stage,
  palette: 'moon',
  heroes: [
    {
      id: 'first',
      at: { x: 452, y: heights[0], scale: 1.16 },
      pose: 'walk',
      expression: 'determined',
      gaze: [0.7, 0.5],
      ...outside,
    },
    { id: 'second', at: { x: 1004, y: heights[1], scale: 1.16 }, pose: 'balance', expression: 'surprise', ...outside },
    {
      id: 'third',
      at: { x: 1646, y: heights[2], scale: 1.16 },
      pose: 'balance',
      expression: 'laugh',
      // Looks back at the fox.
      facing: -1,
      ...outside,
    },
  ],
  companions: [
    { kind: 'foxWalk', at: { x: 690, y: fox, scale: 1.02 }, expression: 'worry' },
    { kind: 'foxSit', at: { x: 1350, y: 1150, scale: 1.3 }, expression: 'surprise', waterline: 1072 },
    { kind: 'firefly', at: { x: 2020, y: 640, scale: 0.6, afloat: true }, expression: 'joy', facing: -1 },
  ],
  quietZones: [
    { x: 1000, y: 330, rx: 1200, ry: 420, colour: '#0b1844', alpha: 0.5 },
    { x: 1970, y: 1078, rx: 360, ry: 130, colour: '#122a5e', alpha: 0.85 },
  ],
});

/** A boot in the only light. */
const patch = (x: number, y: number, scale: number): PictureSceneInput => ({
  stage: 'patchWide',
  palette: 'pitch',
  heroes: [{ at: { x, y, scale }, pose: 'walk', expression: 'determined', ...outside }],
  companions: [{ kind: 'firefly', at: { x: 1075, y: 715, scale: 1.05, afloat: true }, expression: 'joy', shine: 2.4 }],
});

/** Over the water and through the dark to the lights: s07 to s12. */
export const toTheDawn: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        {
          scene: crossing('streamWide', [988, 1002, 998], 1030),
          wheelchairScene: crossing('streamBridgeWide', [1000, 992, 996], 996),
        },
      ],
    },
    texts: [
      block('stream', box(180, 110, 900, 150), { size: [26, 20] }),
      call('step1', [470, 450], 23, 420, { turn: -4 }),
      call('oops1', [990, 480], 29, 300, { turn: 6 }),
      call('step2', [1415, 505], 23, 320, { turn: -4 }),
      call('oops2', [1735, 450], 29, 300, { turn: 6 }),
      call('plop', [1592, 1074], 33, 330, { turn: -6 }),
      block('fox', box(1790, 1010, 420, 116), { size: [21, 17] }),
    ],
    stops: [
      stop(60, 300, 900, ['stream', 'step1', 'oops1']),
      stop(780, 300, 900, ['step2']),
      stop(1380, 300, 900, ['oops2', 'plop', 'fox']),
    ],
  },
  {
    key: 's08',
    kind: 'farShot',
    scene: whole({
      stage: 'treeTopsWide',
      palette: 'moon',
      heroes: [
        {
          at: { x: 600, y: 872, scale: 0.42, depth: 500 },
          pose: 'pointUp',
          expression: 'wonder',
          gaze: [0.8, -0.8],
          ...outside,
        },
      ],
      companions: [
        { kind: 'foxSit', at: { x: 690, y: 878, scale: 0.36, depth: 501 }, expression: 'wonder' },
        { kind: 'firefly', at: { x: 540, y: 740, scale: 0.22, afloat: true, depth: 502 }, expression: 'joy' },
        {
          kind: 'owl',
          at: { x: 1720, y: 664, scale: 2.25, afloat: true, depth: 2400 },
          expression: 'calm',
          facing: -1,
        },
      ],
      quietZones: [{ x: 560, y: 300, rx: 900, ry: 520, colour: '#111a50', alpha: 0.55 }],
    }),
    texts: [
      call('who', [420, 165], 32, 620, { turn: -3, tone: 'gold' }),
      block('answer', box(150, 250, 880, 160)),
      block('owl', box(150, 430, 880, 210)),
    ],
    stops: [stop(1260, 60, 1100, ['who']), stop(160, 480, 720, ['answer', 'owl'])],
  },
  {
    key: 's09',
    kind: 'nearDark',
    scene: whole({
      stage: 'windyWoodWide',
      palette: 'dark',
      heroes: [
        {
          at: { x: 800, y: 1110, scale: 1.55 },
          pose: 'standStill',
          expression: 'sad',
          holds: 'lanternOut',
          gaze: [0.3, 0.4],
          ...outside,
        },
      ],
      companions: [
        { kind: 'foxSit', at: { x: 985, y: 1106, scale: 1.35 }, expression: 'worry', facing: -1 },
        {
          kind: 'fireflyDim',
          at: { of: 'hero', slot: '@shoulder', scale: 0.62 },
          expression: 'worry',
          facing: -1,
          shine: 1.5,
        },
      ],
    }),
    texts: [
      block('wind', box(1330, 150, 820, 90), { size: [26, 20] }),
      call('blow', [1740, 332], 68, 900, { turn: -6 }),
      block('out', box(1330, 440, 820, 90), { size: [26, 20] }),
      block('dark', box(1330, 690, 700, 300), { size: [26, 20] }),
    ],
    stops: [stop(480, 440, 760, ['wind', 'blow', 'out', 'dark'])],
  },
  {
    key: 's10',
    kind: 'iris',
    scene: {
      kind: 'spread',
      pictures: [{ scene: patch(400, 1100, 7.4), wheelchairScene: patch(310, 1100, 6.6) }],
    },
    texts: [
      block('on', box(1300, 150, 760, 150), { size: [24, 19] }),
      block('plenty', box(1300, 360, 760, 110), { size: [24, 19] }),
      call('step1', [1530, 930], 25, 420),
      call('step2', [1850, 862], 22, 320),
      call('step3', [2140, 800], 19, 300),
      block('stars', box(1480, 1006, 790, 116), {
        size: [24, 18],
        tone: 'gold',
        align: 'end',
        verticalAlign: 'bottom',
      }),
    ],
    stops: [stop(200, 300, 900, ['on', 'plenty']), stop(1300, 300, 900, ['step1', 'step2', 'step3', 'stars'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: whole({
      stage: 'clearingWide',
      palette: 'gold',
      heroes: [{ at: { x: 780, y: 1080, scale: 1.75 }, pose: 'jump', expression: 'laugh', ...outside }],
      companions: [
        { kind: 'foxJump', at: { x: 1480, y: 1075, scale: 1.55 }, expression: 'laugh', facing: -1 },
        { kind: 'firefly', at: { x: 1010, y: 430, scale: 0.85, afloat: true, depth: 1500 }, expression: 'laugh' },
        { kind: 'firefly', at: { x: 1640, y: 560, scale: 0.6, afloat: true, depth: 1500 }, expression: 'joy' },
        { kind: 'firefly', at: { x: 420, y: 560, scale: 0.5, afloat: true, depth: 1500 }, expression: 'joy' },
        { kind: 'firefly', at: { x: 2110, y: 560, scale: 0.7, afloat: true, depth: 1500 }, expression: 'laugh' },
      ],
    }),
    texts: [],
    stops: [stop(320, 200, 900, []), stop(1280, 300, 900, [])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: whole({
      stage: 'meadowWide',
      palette: 'dawn',
      heroes: [{ at: { x: 560, y: 1082, scale: 1.5 }, pose: 'walkWave', expression: 'joy', ...outside }],
      companions: [
        { kind: 'foxWalk', at: { x: 960, y: 1010, scale: 1.05 }, expression: 'joy' },
        { kind: 'firefly', at: { x: 330, y: 560, scale: 0.7, afloat: true, depth: 1500 }, expression: 'joy' },
      ],
    }),
    texts: [
      opening('thanks', box(1300, 330, 720, 140), { tone: 'ink', size: [28, 20], verticalAlign: 'bottom' }),
      block('light', box(1300, 500, 680, 80), { tone: 'ink', size: [24, 19] }),
      path(
        'step',
        [
          [1130, 974],
          [1400, 927],
          [1840, 865],
          [1990, 806],
        ],
        [26, 18],
        { gapEm: 0.5 },
      ),
    ],
    stops: [stop(60, 280, 900, ['thanks', 'light']), stop(1350, 300, 900, ['step'])],
  },
];
