import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, type Prop, stop } from '../../picture-parts';
import { higher, king, LION, NO_TAIL, raised } from './parts';

/** From the middle of a head to the soles, figure units. */
const [GROWN, CHILD] = [509, 300];
const CHILDREN = ['girlFriend', 'boyFriend', 'littleGirl', 'littleBoy', 'cousin'];

type Noisy = readonly [
  kind: string,
  x: number,
  /** Height of the middle of the head. */
  y: number,
  scale: number,
  expression: Companion['expression'],
  rest?: Partial<Companion>,
];

/** Rows of people who make all the noise they can, the back row first. */
const NOISY: readonly Noisy[] = [
  ['elderMan', 130, 760, 1.1, 'scream', { headwear: 'kippah', yaw: 0.3 }],
  [
    'neighbourMan',
    1350,
    640,
    1.1,
    'scream',
    { headwear: 'kippah', yaw: -0.5, hands: { left: { at: { x: 1270, y: 540 }, shape: 'wave', elbow: 'down' } } },
  ],
  [
    'elderWoman',
    1560,
    690,
    1.1,
    'laugh',
    {
      yaw: -0.4,
      hands: {
        left: { at: { x: 1452, y: 620 }, shape: 'wave', elbow: 'down' },
        right: { at: { x: 1664, y: 610 }, shape: 'wave', elbow: 'down' },
      },
    },
  ],
  ['farmer', 1760, 620, 1.1, 'scream', { headwear: 'kippah', outfit: 'shirt', yaw: -0.4 }],
  ['mother', 1950, 660, 1.1, 'laugh', { yaw: -0.3 }],
  ['baker', 2290, 640, 1.1, 'scream', { headwear: 'kippah', outfit: 'shirt', yaw: -0.5 }],
  ['teacher', 1040, 800, 1.25, 'scream', { yaw: -0.4 }],
  ['neighbourWoman', 350, 850, 1.25, 'laugh'],
  ['cousin', 1370, 830, 1.6, 'scream', { outfit: 'spacesuit', yaw: -0.4 }],
  ['littleGirl', 1660, 830, 1.5, 'laugh', { outfit: 'knight', yaw: -0.4 }],
  ['girlFriend', 160, 1010, 1.9, 'scream', { outfit: 'tutu', yaw: 0.4 }],
  ['littleBoy', 520, 1050, 1.7, 'laugh', { outfit: 'bearCostume' }],
  ['boyFriend', 950, 1030, 1.8, 'scream', { outfit: 'capeHero', yaw: -0.3 }],
];

/** Who turns a rattle, by place in the rows: where the hand with it is. */
const RATTLES: Readonly<Record<number, readonly [x: number, y: number, size: number]>> = {
  0: [300, 700, 1.5],
  6: [880, 640, 1.6],
  8: [1240, 700, 1.7],
  10: [340, 900, 2],
  12: [1130, 880, 1.9],
  9: [1790, 660, 1.6],
};

const rattling = (i: number): Partial<Companion> => {
  const rattle = RATTLES[i];
  if (!rattle) return {};
  const [x, y] = rattle;
  const side = x < (NOISY[i]?.[1] ?? 0) ? 'left' : 'right';
  return { hands: { [side]: { at: { x, y }, shape: 'fist', elbow: 'down' } } };
};

const rattles: Prop[] = Object.entries(RATTLES).map(([i, [x, y, scale]]) => ({
  kind: 'raisedGragger',
  at: raised(x, y, scale, 799.5 + Number(i)),
  facing: x < (NOISY[Number(i)]?.[1] ?? 0) ? -1 : 1,
  colour: ['#c9584f', '#3b7fd0', '#5fb04a', '#8a5bc0'][Number(i) % 4],
}));

const noisy = NOISY.map(
  ([kind, x, y, scale, expression, rest], i): Companion => ({
    id: `noisy${i}`,
    kind,
    at: raised(x, y + (CHILDREN.includes(kind) ? CHILD : GROWN) * scale, scale, 800 + i),
    pose: i % 3 === 1 ? 'clap' : 'cheer',
    expression,
    ...rattling(i),
    ...rest,
  }),
);

const UNHEARD: Hero = {
  at: { x: 2120, y: 1620, scale: 2.6, depth: 2000 },
  pose: 'cheer',
  expression: 'rage',
  outfit: LION,
  facing: -1,
  yaw: -0.3,
};

const PEERING: Hero = {
  at: { x: 200, y: 1560, scale: 2.6, depth: 1000 },
  pose: 'standStill',
  expression: 'wonder',
  outfit: LION,
  lookAt: { actor: 'king' },
  hands: { right: { at: { x: 330, y: 960 }, shape: 'rest', layer: 'front' } },
};

const LEVEL: Hero = {
  at: { x: 1640, y: 1790, scale: 3.9, depth: 1000 },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: NO_TAIL,
  facing: -1,
  lookAt: { actor: 'king' },
  hands: { left: { at: { x: 900, y: 1000 }, shape: 'rest', layer: 'behind' } },
};

/** In the noise. */
export const inTheNoise: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: flat(
      'purimShul',
      {
        heroes: [UNHEARD],
        companions: [
          {
            id: 'reader',
            kind: 'grandfather',
            at: raised(640, 1010, 1.5, 600),
            pose: 'standStill',
            expression: 'calm',
            headwear: 'kippah',
            hands: {
              right: { at: { x: 850, y: 290 }, shape: 'point', angle: -90, layer: 'front' },
              left: { at: { x: 520, y: 640 }, shape: 'rest', layer: 'front' },
            },
          },
          ...noisy,
        ],
        props: [{ kind: 'megillah', at: raised(640, 690, 1.7, 710) }, ...rattles],
      },
      { onWheels: { heroes: [higher(UNHEARD, 120)] } },
    ),
    texts: [
      opening('haman', box(880, 84, 250, 100), { tone: 'ink', size: [36, 16] }),
      call('rattle', [256, 560], 40, 320, { tone: 'ink', turn: -7 }),
      call('stomp', [1010, 560], 34, 210, { tone: 'ink', turn: 6 }),
      call('boo', [1560, 420], 44, 290, { tone: 'ink', turn: -6 }),
      block('roar', box(1300, 996, 580, 130), { size: [24, 14] }),
      block('nobody', box(1290, 84, 1000, 80), { tone: 'ink', size: [28, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['haman', 'rattle', 'stomp']), stop(1200, 0, 1200, ['boo', 'roar', 'nobody'])],
  },
  {
    key: 's08',
    kind: 'spots',
    scene: flat('legWood', {
      heroes: [PEERING],
      companions: [
        king({
          at: { x: 1680, y: 980, scale: 2, depth: 800 },
          pose: 'standStill',
          expression: 'sad',
          facing: -1,
          tilt: 0.2,
          hands: { right: { at: { actor: 'king', part: 'rightCheek', offset: [10, 10] }, shape: 'fist' } },
        }),
      ],
    }),
    texts: [
      call('drum', [760, 250], 44, 380, { tone: 'ink', turn: -6 }),
      call('trumpet', [2090, 240], 42, 320, { tone: 'ink', turn: 6 }),
      block('king', box(680, 1010, 460, 116), { tone: 'ink', size: [26, 15] }),
      block('crying', box(1290, 1010, 620, 116), { tone: 'ink', size: [26, 15] }),
    ],
    stops: [stop(0, 0, 1200, ['drum', 'king']), stop(1200, 0, 1200, ['trumpet', 'crying'])],
  },
  {
    key: 's09',
    kind: 'closeUp',
    scene: flat(
      'nearLegs',
      {
        heroes: [LEVEL],
        companions: [
          king({
            at: { x: 860, y: 1780, scale: 3.9, depth: 1100 },
            pose: 'standStill',
            expression: 'uneasy',
            lookAt: { actor: 'hero' },
            hands: {
              right: { at: { actor: 'tail', part: 'middle', offset: [-255, 34] }, shape: 'grip', layer: 'front' },
            },
          }),
        ],
        props: [{ id: 'tail', kind: 'lionTail', facing: -1, at: raised(1138, 1090, 1.7, 1500) }],
      },
      { onWheels: { heroes: [higher(LEVEL, 215)] } },
    ),
    texts: [
      block('legs', box(140, 84, 540, 260), { size: [28, 16] }),
      call('drum', [950, 190], 46, 300, { tone: 'ink', turn: -7 }),
      block('kitten', box(140, 560, 400, 220), { size: [30, 16], face: 'heading' }),
      block('ears', box(1836, 560, 480, 380), { size: [30, 16], face: 'heading' }),
    ],
    stops: [stop(0, 0, 1200, ['legs', 'drum', 'kitten']), stop(1200, 0, 1200, ['ears'])],
  },
];
