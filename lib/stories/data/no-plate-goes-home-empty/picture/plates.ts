import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, type Hero, opening, stop } from '../../picture-parts';
import { aunt, dish, flat, OUTFIT, oldMan, refrain } from './parts';

/** Heads of the street: who, where, how large, which way the nose points. */
const NOSES: readonly (readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  facing: 1 | -1,
  rest?: Partial<Companion>,
])[] = [
  ['elderWoman', 120, 1500, 1.55, 1, { outfit: 'abaya', headwear: 'hijab' }],
  ['farmer', 420, 1560, 1.65, 1, { outfit: 'shirt' }],
  ['boyFriend', 700, 1340, 1.6, 1],
  ['neighbourMan', 960, 1620, 1.7, 1],
  ['neighbourWoman', 2010, 1560, 1.6, -1, { outfit: 'abaya', headwear: 'hijab' }],
  ['littleGirl', 1800, 1330, 1.5, -1],
  ['grandfather', 2270, 1560, 1.65, -1],
];

const noses = NOSES.map(
  ([kind, x, y, scale, facing, rest], i): Companion => ({
    id: `nose${i}`,
    kind,
    at: { x, y, scale, depth: 900 + i, afloat: true },
    facing,
    pose: 'standStill',
    expression: (['delight', 'breathHeld', 'amazed', 'calm', 'wonder', 'delight', 'tenderness'] as const)[i] ?? 'calm',
    yaw: 1.35,
    pitch: -0.3,
    ...rest,
  }),
);

const CARRIES: Hero['hands'] = {
  left: { at: { actor: 'dish', part: 'left', offset: [40, 6] }, shape: 'hold', elbow: 'down', layer: 'front' },
  right: { at: { actor: 'dish', part: 'right', offset: [-40, 6] }, shape: 'hold', elbow: 'down', layer: 'front' },
};

/** What the plates bring home. */
export const plates: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'panorama',
    scene: flat('noseStreet', {
      heroes: [
        {
          at: { x: 1420, y: 1120, scale: 1.75, depth: 1300 },
          pose: 'walk',
          expression: 'delight',
          outfit: OUTFIT,
          yaw: 0.5,
          lookAt: { actor: 'dish' },
          hands: CARRIES,
        },
      ],
      companions: noses,
      props: [dish('qatayef', { x: 1440, y: 900, scale: 1.35, depth: 1290 })],
    }),
    texts: [
      opening('opening', box(140, 84, 960, 120), { tone: 'ink' }),
      block('smells', box(140, 210, 960, 150), { tone: 'ink', below: 'opening' }),
      block('nose', box(1290, 84, 600, 110), { tone: 'ink' }),
      block('hush', box(1290, 200, 600, 150), { tone: 'ink', below: 'nose' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'smells']), stop(1200, 0, 1200, ['nose', 'hush'])],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat('dateDoor', {
      heroes: [
        {
          at: { x: 1420, y: 1260, scale: 2.15, depth: 1000, afloat: true },
          pose: 'standStill',
          expression: 'amazed',
          outfit: OUTFIT,
          lookAt: { actor: 'aunt' },
          hands: {
            left: { at: { x: 1290, y: 812 }, shape: 'hold', elbow: 'down', layer: 'front' },
            right: { at: { x: 1580, y: 812 }, shape: 'hold', elbow: 'down', layer: 'front' },
          },
        },
      ],
      companions: [
        aunt(
          { x: 1900, y: 1300, scale: 1.95, depth: 1010, afloat: true },
          {
            pose: 'standStill',
            expression: 'laugh',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { x: 1560, y: 600 }, shape: 'cup', elbow: 'down', layer: 'front' },
              right: { at: { x: 1640, y: 660 }, shape: 'cup', elbow: 'down', layer: 'front' },
            },
          },
        ),
        {
          id: 'boy',
          kind: 'littleBoy',
          at: { x: 2130, y: 1180, scale: 1.6, depth: 1005, afloat: true },
          pose: 'standStill',
          expression: 'shy',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: { left: { at: { x: 2040, y: 880 }, shape: 'grip', layer: 'front' } },
        },
      ],
    }),
    texts: [
      block('ask', box(140, 120, 940, 120), { tone: 'ink' }),
      opening('think', box(140, 260, 940, 240), { tone: 'ink', below: 'ask' }),
      refrain(),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'think']), stop(0, 0, 1200, ['refrain'])],
  },
  {
    key: 's07',
    kind: 'nearDark',
    scene: flat('ovenMouth', {
      heroes: [
        {
          at: { x: 330, y: 1180, scale: 2, depth: 1000, afloat: true },
          pose: 'standStill',
          expression: 'delight',
          outfit: OUTFIT,
          yaw: 2.9,
        },
      ],
      companions: [
        {
          id: 'baker',
          kind: 'baker',
          outfit: 'apron',
          at: { x: 1420, y: 1500, scale: 2, depth: 990, afloat: true },
          pose: 'standStill',
          expression: 'laugh',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 1080, y: 792 }, shape: 'grip', elbow: 'down', layer: 'front' },
            right: { at: { x: 1300, y: 804 }, shape: 'grip', elbow: 'down', layer: 'front' },
          },
        },
      ],
    }),
    texts: [
      opening('half', box(1640, 120, 680, 170)),
      block('hello', box(1640, 310, 680, 140), { below: 'half' }),
      block('bread', box(1640, 470, 680, 120), { below: 'hello' }),
      refrain(),
    ],
    stops: [stop(0, 0, 1200, ['half', 'hello', 'bread', 'refrain'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: flat(
      'bareRoom',
      {
        heroes: [
          {
            at: { x: 330, y: 1560, scale: 2.4, depth: 1000, afloat: true },
            pose: 'standStill',
            expression: 'worry',
            outfit: OUTFIT,
            yaw: 0.9,
            lookAt: { actor: 'oldMan' },
            hands: { right: { at: { actor: 'hero', part: 'chest', offset: [0, 30] }, shape: 'flat', layer: 'front' } },
          },
        ],
        companions: [
          oldMan(
            { x: 1560, y: 1900, scale: 2.7, depth: 1000, afloat: true },
            {
              pose: 'standStill',
              expression: 'sad',
              facing: -1,
              lookAt: { x: 1000, y: 1060 },
              hands: {
                left: { at: { x: 1250, y: 900 }, shape: 'cup', elbow: 'down', layer: 'front' },
                right: { at: { x: 1880, y: 900 }, shape: 'cup', elbow: 'down', layer: 'front' },
              },
            },
          ),
          { kind: 'reflectedElder', at: { x: 990, y: 1076, scale: 2.2, depth: 1700, afloat: true }, expression: 'sad' },
        ],
      },
      { rise: 150 },
    ),
    texts: [
      opening('door', box(140, 84, 960, 190), { tone: 'ink' }),
      block('thanks', box(140, 290, 960, 200), { tone: 'ink', below: 'door' }),
      block('nothing', box(1780, 84, 540, 200), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['door', 'thanks']), stop(1200, 0, 1200, ['nothing'])],
  },
];
