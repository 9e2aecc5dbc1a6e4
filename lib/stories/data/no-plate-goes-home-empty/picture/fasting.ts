import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, type Hero, opening, stop } from '../../picture-parts';
import { cat, flat, grandmother, OUTFIT, sparrow } from './parts';

type Spot = readonly [
  x: number,
  y: number,
  scale: number,
  pose: string,
  expression: Hero['expression'],
  rest?: Partial<Hero>,
];

/** The child in seven spots of the court, the last one large. */
const SPOTS: readonly Spot[] = [
  [210, 450, 0.72, 'sitGround', 'calm'],
  [570, 410, 0.72, 'think', 'worry'],
  [920, 390, 0.72, 'sitGround', 'breathHeld'],
  [1390, 390, 0.72, 'droop', 'sad'],
  [1750, 410, 0.72, 'sitGround', 'yawn'],
  [2110, 450, 0.72, 'crouch', 'uneasy'],
  [1950, 1110, 1.45, 'kneelLook', 'delight'],
];

const waiting: Hero[] = SPOTS.map(
  ([x, y, scale, pose, expression, rest], i): Hero => ({
    id: i === 6 ? 'hero' : `hero${i}`,
    at: { x, y, scale },
    pose,
    expression,
    outfit: OUTFIT,
    ...rest,
  }),
);

const withThem: Companion[] = SPOTS.slice(0, 6).map(([x, y], i) =>
  sparrow({ x: x + 84, y: y + 6, scale: 0.46 }, { id: `sparrow${i}`, facing: i % 2 ? -1 : 1 }),
);

/** From the lantern to the two plates. */
export const fasting: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: flat(
      'lanternWall',
      {
        heroes: [
          {
            at: { x: 1790, y: 1640, scale: 3.1, depth: 1000, afloat: true },
            pose: 'standStill',
            expression: 'wonder',
            outfit: OUTFIT,
            lookAt: { x: 2170, y: 150 },
            hands: {
              left: { at: { x: 1490, y: 632 }, shape: 'grip', elbow: 'down', layer: 'front' },
              right: { at: { actor: 'cat', part: 'left', offset: [70, 60] }, shape: 'rest', layer: 'front' },
            },
          },
        ],
        companions: [
          cat({ x: 2240, y: 1024, scale: 2, depth: 990, afloat: true }, { facing: -1, lookAt: { actor: 'hero' } }),
        ],
      },
      { rise: 190 },
    ),
    texts: [
      opening('opening', box(140, 290, 900, 180)),
      block('announce', box(140, 480, 800, 220), { below: 'opening' }),
      block('whole', box(140, 720, 800, 90), { below: 'announce', face: 'heading', size: [30, 20] }),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'announce', 'whole'])],
  },
  {
    key: 's02',
    kind: 'sequence',
    scene: flat(
      'drumAndKitchen',
      {
        heroes: [
          {
            at: { x: 1640, y: 1470, scale: 2.9, depth: 1000, afloat: true },
            pose: 'standStill',
            expression: 'uneasy',
            outfit: 'starryPajamas',
            yaw: 0.1,
            rightHanded: true,
            hands: {
              left: {
                at: { actor: 'hero', part: 'chest', offset: [0, -50] },
                shape: 'pinch',
                angle: -90,
                elbow: 'down',
                layer: 'front',
              },
              right: {
                at: { actor: 'hero', part: 'rightCheek', offset: [-60, -84] },
                shape: 'fist',
                elbow: 'right',
                layer: 'front',
              },
            },
          },
        ],
        companions: [
          {
            id: 'drummer',
            kind: 'neighbourMan',
            outfit: 'shirt',
            at: { x: 600, y: 1320, scale: 1.9, depth: 900, afloat: true },
            pose: 'standStill',
            expression: 'scream',
            lookAt: { x: 1080, y: 430 },
            hands: {
              left: { at: { x: 300, y: 720 }, shape: 'fist', elbow: 'left', layer: 'front' },
              right: { at: { x: 900, y: 556 }, shape: 'fist', elbow: 'right', layer: 'front' },
            },
          },
          grandmother(
            { x: 2236, y: 1704, scale: 2.5, depth: 990, afloat: true },
            {
              pose: 'standStill',
              facing: -1,
              lookAt: { actor: 'hero' },
              hands: {
                left: {
                  at: { actor: 'glass', part: 'middle', offset: [10, 10] },
                  shape: 'grip',
                  elbow: 'right',
                  layer: 'front',
                },
              },
            },
          ),
          sparrow({ x: 1390, y: 556, scale: 1.25, depth: 700, afloat: true }, { expression: 'wonder' }),
        ],
        props: [
          { id: 'glass', kind: 'waterGlass', at: { x: 1900, y: 1000, scale: 1.8, depth: 1510, afloat: true } },
          { kind: 'waterGlass', at: { x: 1380, y: 1000, scale: 1.7, depth: 1510, afloat: true } },
          { kind: 'oneDate', at: { x: 1640, y: 802, scale: 2.4, depth: 1000.2, afloat: true } },
        ],
      },
      { rise: 190 },
    ),
    texts: [
      call('drum', [560, 900], 60, 480, { tone: 'ink', turn: -6 }),
      call('call', [600, 150], 44, 960),
      block('eyes', box(1580, 84, 740, 96), { tone: 'ink', size: [22, 15] }),
      block('drink', box(1580, 180, 740, 190), { tone: 'ink', below: 'eyes', size: [22, 15] }),
    ],
    stops: [stop(0, 0, 1200, ['drum', 'call']), stop(1200, 0, 1200, ['eyes', 'drink'])],
  },
  {
    key: 's03',
    kind: 'spots',
    scene: flat('slowSun', {
      heroes: waiting,
      companions: [
        ...withThem,
        cat({ x: 860, y: 1126, scale: 1.75 }, { expression: 'delight', facing: -1, lookAt: { x: 640, y: 1090 } }),
        sparrow({ x: 2170, y: 1070, scale: 0.8, depth: 1090 }, { facing: -1, lookAt: { actor: 'hero' } }),
      ],
    }),
    texts: [
      opening('slow', box(140, 540, 960, 110), { tone: 'ink' }),
      block('growl', box(140, 680, 900, 140), { tone: 'ink', below: 'slow' }),
      block('fish', box(140, 840, 640, 100), { tone: 'ink', below: 'growl' }),
      opening('noon', box(1290, 480, 350, 250), { tone: 'ink' }),
      block('done', box(1290, 750, 350, 350), { tone: 'ink', below: 'noon', size: [24, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['slow', 'growl', 'fish']), stop(1200, 0, 1200, ['noon', 'done'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: flat('twoPlates', {
      companions: [
        { kind: 'givingHands', at: { x: 1780, y: 640, scale: 1, depth: 1000, afloat: true }, expression: 'calm' },
      ],
    }),
    texts: [
      block('send', box(140, 84, 960, 150)),
      block('ask', box(140, 240, 960, 100), { below: 'send' }),
      block('way', box(1290, 84, 560, 80), { face: 'heading', size: [26, 18] }),
      block('empty', box(1290, 170, 520, 110), { face: 'heading', size: [26, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['send', 'ask']), stop(1200, 0, 1200, ['way', 'empty'])],
  },
];
