import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, stop, whole } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { OUT } from './outfits';

const outside = { outfit: OUT } as const;

/** Three moments of one crossing; the lantern stays in the same hand. */
function crossing(
  stage: 'streamWide' | 'streamBridgeWide',
  heights: readonly [number, number, number],
  fox: number,
): PictureSceneInput {
  // Shoulders are lower in a wheelchair.
  const lower = stage === 'streamBridgeWide' ? 26 : 0;
  const lit = (id: string, x: number, y: number, depth: number) =>
    carriedLantern({ id, kind: 'lantern', at: [x, y], scale: 1.02, depth: depth + 0.1 });
  const [first, second, third] = [
    lit('lantern1', 552, heights[0] - 176, heights[0]),
    lit('lantern2', 1088, heights[1] - 246 + lower, heights[1]),
    lit('lantern3', 1526, heights[2] - 250 + lower, heights[2]),
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

const farLantern = carriedLantern({ kind: 'lantern', at: [575, 824], scale: 0.4, depth: 500.1 });

/** Over the water and up to the owl: s07 and s08. */
export const overTheWater: readonly SpreadLayout[] = [
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
];
