import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, type Hero, opening, stop } from '../../picture-parts';
import { aunt, dish, flat, goesHome, OUTFIT, oldMan, refrain } from './parts';

/** Heads of the street: who, where, how large, which way the nose points. */
const NOSES: readonly (readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  facing: 1 | -1,
  rest?: Partial<Companion>,
])[] = [
  ['elderWoman', 90, 2020, 2.3, 1, { outfit: 'abaya', headwear: 'hijab' }],
  ['farmer', 420, 2030, 2.3, 1, { outfit: 'shirt' }],
  ['boyFriend', 690, 1620, 2.3, 1],
  ['neighbourMan', 930, 2060, 2.3, 1],
  ['neighbourWoman', 2000, 2020, 2.2, -1, { outfit: 'abaya', headwear: 'hijab' }],
  ['littleGirl', 1760, 1600, 2.2, -1],
  ['uncle', 2290, 2040, 2.3, -1],
];

const noses = NOSES.map(
  ([kind, x, y, scale, facing, rest], i): Companion => ({
    id: `nose${i}`,
    kind,
    at: { x, y, scale, depth: 900 + i, afloat: true },
    facing,
    pose: 'standStill',
    expression: (['delight', 'breathHeld', 'amazed', 'calm', 'wonder', 'delight', 'tenderness'] as const)[i] ?? 'calm',
    yaw: 1.35 * facing,
    pitch: -0.3,
    ...rest,
  }),
);

const CARRIES: Hero['hands'] = {
  left: { at: { actor: 'dish', part: 'left', offset: [40, 6] }, shape: 'hold', elbow: 'left', layer: 'around' },
  right: { at: { actor: 'dish', part: 'right', offset: [-40, 6] }, shape: 'hold', elbow: 'right', layer: 'around' },
};

/** What the plates bring home. */
export const plates: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'panorama',
    scene: flat(
      'noseStreet',
      {
        heroes: [
          {
            at: { x: 1430, y: 1470, scale: 2.7, depth: 1300, afloat: true },
            pose: 'bringDish',
            expression: 'delight',
            outfit: OUTFIT,
            yaw: 0.5,
            lookAt: { actor: 'dish' },
            hands: CARRIES,
          },
        ],
        companions: noses,
        props: [dish('qatayef', { x: 1450, y: 1030, scale: 2, depth: 1310 })],
      },
      { rise: 150 },
    ),
    texts: [
      opening('opening', box(140, 84, 960, 120), { tone: 'ink' }),
      block('smells', box(140, 210, 960, 150), { tone: 'ink', below: 'opening' }),
      block('nose', box(1290, 84, 580, 110), { tone: 'ink' }),
      block('hush', box(1290, 200, 580, 170), { tone: 'ink', below: 'nose' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'smells']), stop(1200, 0, 1200, ['nose', 'hush'])],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat(
      'dateDoor',
      {
        heroes: [
          {
            at: { x: 1400, y: 1310, scale: 2.5, depth: 1000, afloat: true },
            pose: 'bringDish',
            expression: 'amazed',
            outfit: OUTFIT,
            lookAt: { actor: 'aunt' },
            hands: {
              left: {
                at: { actor: 'dish', part: 'left', offset: [50, 30] },
                shape: 'hold',
                elbow: 'left',
                layer: 'around',
              },
              right: {
                at: { actor: 'dish', part: 'right', offset: [-50, 30] },
                shape: 'hold',
                elbow: 'right',
                layer: 'around',
              },
            },
          },
        ],
        companions: [
          aunt(
            { x: 1930, y: 1530, scale: 2.4, depth: 1010, afloat: true },
            {
              pose: 'standStill',
              expression: 'laugh',
              facing: -1,
              lookAt: { actor: 'hero' },
              hands: {
                left: { at: { x: 1545, y: 800 }, shape: 'cup', elbow: 'down', layer: 'front' },
                right: { at: { x: 1640, y: 790 }, shape: 'cup', elbow: 'down', layer: 'front' },
              },
            },
          ),
          {
            id: 'boy',
            kind: 'littleBoy',
            at: { x: 2200, y: 1370, scale: 2.1, depth: 1005, afloat: true },
            pose: 'standStill',
            expression: 'shy',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 2090, y: 900 }, shape: 'grip', layer: 'front' } },
          },
        ],
        props: [dish('plateOfDates', { x: 1415, y: 938, scale: 2.1, depth: 1020 })],
      },
      { rise: 140 },
    ),
    texts: [
      block('ask', box(140, 120, 940, 120), { tone: 'ink' }),
      opening('think', box(140, 260, 940, 240), { tone: 'ink', below: 'ask' }),
      refrain(),
      goesHome(),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'think']), stop(0, 0, 1200, ['refrain', 'empty'])],
  },
  {
    key: 's07',
    kind: 'nearDark',
    scene: flat(
      'ovenMouth',
      {
        heroes: [
          {
            at: { x: 330, y: 1310, scale: 2.4, depth: 1000, afloat: true },
            pose: 'bringDish',
            expression: 'delight',
            outfit: OUTFIT,
            lookAt: { actor: 'baker' },
            hands: {
              left: {
                at: { actor: 'bread', part: 'left', offset: [50, -50] },
                shape: 'flat',
                elbow: 'left',
                layer: 'around',
              },
              right: {
                at: { actor: 'bread', part: 'right', offset: [-50, -50] },
                shape: 'flat',
                elbow: 'right',
                layer: 'around',
              },
            },
          },
        ],
        companions: [
          {
            id: 'baker',
            kind: 'baker',
            outfit: 'apron',
            at: { x: 1400, y: 1690, scale: 2.35, depth: 990, afloat: true },
            pose: 'standStill',
            expression: 'laugh',
            facing: -1,
            haze: { colour: '#fff6ea', share: 0.24, lit: true },
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { x: 1010, y: 792 }, shape: 'fist', elbow: 'down', layer: 'front' },
              right: { at: { x: 1226, y: 802 }, shape: 'fist', elbow: 'down', layer: 'front' },
            },
          },
        ],
        props: [
          { id: 'bread', kind: 'roundBread', at: { x: 340, y: 960, scale: 1.9, depth: 1010, afloat: true } },
          dish('plateOfDates', { x: 716, y: 900, scale: 1.4, depth: 980 }),
        ],
      },
      { rise: 150 },
    ),
    texts: [
      opening('half', box(1640, 120, 680, 170)),
      block('hello', box(1640, 310, 680, 140), { below: 'half' }),
      block('bread', box(1640, 470, 680, 120), { below: 'hello' }),
      refrain(),
      goesHome(),
    ],
    stops: [stop(0, 0, 1200, ['half', 'hello', 'bread', 'refrain', 'empty'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: flat(
      'bareRoom',
      {
        heroes: [
          {
            at: { x: 660, y: 1640, scale: 2.6, depth: 1000, afloat: true },
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
              pitch: 0.24,
              lookAt: { x: 1500, y: 1060 },
              hands: {
                left: {
                  at: { actor: 'mirror', part: 'left', offset: [-72, 14] },
                  shape: 'hold',
                  elbow: 'left',
                  layer: 'front',
                },
                right: {
                  at: { actor: 'mirror', part: 'right', offset: [72, 14] },
                  shape: 'hold',
                  elbow: 'right',
                  layer: 'front',
                },
              },
            },
          ),
          {
            id: 'mirror',
            kind: 'reflectedElder',
            at: { x: 1540, y: 1046, scale: 1.21, depth: 1700, afloat: true },
            expression: 'sad',
          },
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
