import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, stop, whole } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { OUT } from './outfits';

const outside = { outfit: OUT } as const;

/** Three moments of one crossing; the lantern stays in the same hand. */
function crossing(stage: string, heights: readonly [number, number, number], fox: number): PictureSceneInput {
  const lit = (id: string, x: number, y: number, depth: number) =>
    carriedLantern({ id, kind: 'lantern', at: [x, y], scale: 1.02, depth: depth + 0.1 });
  const [first, second, third] = [
    lit('lantern1', 552, heights[0] - 176, heights[0]),
    lit('lantern2', 1092, heights[1] - 246, heights[1]),
    lit('lantern3', 1520, heights[2] - 250, heights[2]),
  ];
  return {
    stage,
    palette: 'moon',
    heroes: [
      {
        id: 'first',
        at: { x: 452, y: heights[0], scale: 1.16 },
        pose: 'walk',
        expression: 'determined',
        // Looks where the foot goes.
        gaze: [0.7, 0.7],
        hands: { right: first.fist },
        ...outside,
      },
      {
        id: 'second',
        at: { x: 968, y: heights[1], scale: 1.16 },
        pose: 'balance',
        expression: 'surprise',
        gaze: [0.5, 0.8],
        hands: { right: second.fist },
        ...outside,
      },
      {
        id: 'third',
        at: { x: 1646, y: heights[2], scale: 1.16 },
        pose: 'balance',
        expression: 'laugh',
        // Looks back at the fox.
        facing: -1,
        hands: { left: third.fist },
        ...outside,
      },
    ],
    companions: [
      { kind: 'foxWalk', at: { x: 690, y: fox, scale: 1.02 }, expression: 'worry' },
      { kind: 'foxSit', at: { x: 1350, y: 1150, scale: 1.3 }, expression: 'surprise', waterline: 1072 },
      { kind: 'firefly', at: { x: 2020, y: 640, scale: 0.6, afloat: true }, expression: 'joy', facing: -1 },
    ],
    props: [first.prop, second.prop, third.prop],
    quietZones: [
      { x: 1000, y: 330, rx: 1200, ry: 420, colour: '#0b1844', alpha: 0.5 },
      { x: 1970, y: 1068, rx: 400, ry: 150, colour: '#122a5e', alpha: 0.85 },
    ],
  };
}

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

const farLantern = carriedLantern({ kind: 'lantern', at: [575, 824], scale: 0.4, depth: 500.1 });
const blownOut = carriedLantern({ kind: 'lanternOut', at: [722, 930], scale: 1.4, depth: 1110.1 });
const swung = carriedLantern({ kind: 'lanternOut', at: [962, 580], scale: 1.5, depth: 1079 });
const broughtHome = carriedLantern({ kind: 'lanternOut', at: [478, 918], scale: 1.35, depth: 1082.1 });

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
      block('fox', box(1740, 1010, 570, 112), { size: [20, 17] }),
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
          hands: { left: farLantern.fist },
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
      props: [farLantern.prop],
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
          expression: 'worry',
          // Into the dark in front, with a hand on the fox.
          gaze: [0.8, -0.1],
          hands: {
            left: blownOut.fist,
            right: { at: { actor: 'foxSit', part: 'middle', offset: [-44, -84] }, shape: 'rest', layer: 'front' },
          },
          ...outside,
        },
      ],
      companions: [{ kind: 'foxSit', at: { x: 968, y: 1112, scale: 1.4 }, expression: 'worry', facing: -1 }],
      props: [blownOut.prop],
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
    scene: whole({
      stage: 'clearingWide',
      palette: 'gold',
      heroes: [
        {
          at: { x: 780, y: 1080, scale: 1.75 },
          pose: 'jump',
          expression: 'laugh',
          hands: { right: swung.fist },
          ...outside,
        },
      ],
      props: [swung.prop],
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
      opening('thanks', box(1300, 330, 720, 140), { tone: 'ink', size: [28, 20], verticalAlign: 'bottom' }),
      block('light', box(1300, 500, 680, 80), { tone: 'ink', size: [24, 19] }),
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
