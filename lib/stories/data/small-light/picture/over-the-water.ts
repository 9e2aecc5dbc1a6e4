import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, picture, stop } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { OUT } from './outfits';

const outside = { outfit: OUT } as const;
const BODY = { size: [26, 19] } as const;

type Place = readonly [x: number, y: number, scale: number];

/** Three moments of one crossing, each higher than the last; the lantern stays in the same hand. */
function crossing(
  stage: 'streamWide' | 'streamBridgeWide',
  [first, second, third]: readonly [Place, Place, Place],
  fox: number,
): PictureSceneInput {
  // Shoulders are lower in a wheelchair.
  const lower = stage === 'streamBridgeWide' ? 26 : 0;
  const lit = (id: string, [x, y, scale]: Place, right: number, up: number) =>
    carriedLantern({
      id,
      kind: 'lantern',
      at: [x + right * scale, y - up * scale + lower],
      scale: scale * 0.88,
      depth: y + 0.1,
    });
  const lanterns = [
    lit('lantern1', first, 88, 158),
    lit('lantern2', second, 70, 236),
    lit('lantern3', third, lower ? 136 : 150, 182),
  ] as const;
  return {
    stage,
    palette: 'moon',
    heroes: [
      {
        id: 'first',
        at: { x: first[0], y: first[1], scale: first[2] },
        pose: 'sneak',
        expression: 'worry',
        // At the stone that the toes feel for.
        lookAt: { x: first[0] + 190, y: first[1] + 20 },
        hands: {
          // Spread a little for balance.
          left: {
            at: { x: first[0] - 84 * first[2], y: first[1] - 168 * first[2] + lower },
            shape: 'relaxed',
            elbow: 'left',
          },
          right: lanterns[0].fist,
        },
        ...outside,
      },
      {
        id: 'second',
        at: { x: second[0], y: second[1], scale: second[2] },
        pose: 'startle',
        expression: 'surprise',
        lookAt: { x: second[0] + 160, y: second[1] + 60 },
        hands: {
          left: { at: { x: second[0] - 190 * second[2], y: second[1] - 238 * second[2] + lower }, shape: 'wave' },
          right: lanterns[1].fist,
        },
        ...outside,
      },
      {
        id: 'third',
        at: { x: third[0], y: third[1], scale: third[2] },
        pose: 'teeter',
        expression: 'laugh',
        // Back over the shoulder, at the splash.
        lookAt: { x: 1350, y: 1040 },
        hands: {
          left: { at: { x: third[0] - 62 * third[2], y: third[1] - 268 * third[2] + lower }, shape: 'wave' },
          right: lanterns[2].fist,
        },
        ...outside,
      },
    ],
    companions: [
      { kind: 'foxWalk', at: { x: 690, y: fox, scale: 1.02 }, expression: 'worry', lookAt: { actor: 'second' } },
      {
        id: 'wetFox',
        kind: 'foxSit',
        at: { x: 1350, y: 1150, scale: 1.3 },
        expression: 'surprise',
        waterline: 1072,
        lookAt: { actor: 'third' },
      },
      { kind: 'firefly', at: { x: 2080, y: 600, scale: 0.6, afloat: true }, expression: 'joy', facing: -1 },
    ],
    props: lanterns.map(({ prop }) => prop),
    quietZones: [
      { x: 1000, y: 330, rx: 1200, ry: 420, colour: '#0b1844', alpha: 0.5 },
      { x: 560, y: 190, rx: 620, ry: 190, colour: '#0d1c4e', alpha: 0.8 },
      { x: 1020, y: 1060, rx: 240, ry: 120, colour: '#122a5e', alpha: 0.85 },
      { x: 1870, y: 1072, rx: 400, ry: 130, colour: '#122a5e', alpha: 0.85 },
    ],
  };
}

const farLantern = carriedLantern({ kind: 'lantern', at: [570, 828], scale: 0.47, depth: 500.1 });

/** Over the water and up to the owl: s07 and s08. */
export const overTheWater: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        {
          scene: crossing(
            'streamWide',
            [
              [430, 1058, 1.2],
              [946, 1006, 1.2],
              [1740, 950, 1.2],
            ],
            1076,
          ),
          wheelchairScene: crossing(
            'streamBridgeWide',
            [
              [430, 1000, 1.16],
              [946, 992, 1.16],
              [1740, 996, 1.16],
            ],
            996,
          ),
        },
      ],
    },
    texts: [
      block('stream', box(180, 110, 900, 150), BODY),
      call('step1', [430, 560], 26, 440, { turn: -4 }),
      call('oops1', [960, 452], 31, 300, { turn: 6 }),
      call('step2', [1420, 430], 26, 340, { turn: -4 }),
      call('oops2', [1730, 345], 31, 300, { turn: 6 }),
      call('plop', [1020, 1070], 32, 240, { turn: -9 }),
      block('fox', box(1640, 1006, 480, 120), { size: [24, 18] }),
    ],
    stops: [
      stop(60, 300, 900, ['stream', 'step1', 'oops1']),
      stop(780, 300, 900, ['step2', 'oops2']),
      stop(1380, 300, 900, ['plop', 'fox']),
    ],
  },
  {
    key: 's08',
    kind: 'farShot',
    scene: picture({
      stage: 'treeTopsWide',
      palette: 'moon',
      heroes: [
        {
          at: { x: 600, y: 884, scale: 0.5, depth: 500 },
          pose: 'pointUp',
          expression: 'wonder',
          lookAt: { actor: 'owl' },
          hands: { left: farLantern.fist },
          ...outside,
        },
      ],
      companions: [
        {
          kind: 'foxSit',
          at: { x: 712, y: 890, scale: 0.44, depth: 501 },
          expression: 'wonder',
          lookAt: { actor: 'owl' },
        },
        { kind: 'firefly', at: { x: 690, y: 770, scale: 0.3, afloat: true, depth: 502 }, expression: 'joy' },
        {
          kind: 'owl',
          at: { x: 1720, y: 664, scale: 2.25, afloat: true, depth: 2400 },
          expression: 'calm',
          facing: -1,
          lookAt: { actor: 'hero' },
        },
      ],
      props: [farLantern.prop],
      quietZones: [{ x: 560, y: 320, rx: 900, ry: 560, colour: '#111a50', alpha: 0.64 }],
    }),
    texts: [
      call('who', [420, 165], 32, 620, { turn: -3, tone: 'gold' }),
      block('answer', box(150, 250, 880, 170), BODY),
      block('owl', box(150, 442, 880, 250), BODY),
    ],
    stops: [stop(1260, 60, 1100, ['who']), stop(160, 480, 720, ['answer', 'owl'])],
  },
];
