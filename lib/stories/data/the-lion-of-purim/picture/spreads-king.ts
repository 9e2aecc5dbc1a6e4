import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { higher, king, LION, raised } from './parts';

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
  ['elderMan', 130, 640, 0.9, 'scream', { headwear: 'kippah' }],
  ['neighbourWoman', 330, 850, 1.1, 'laugh'],
  ['teacher', 1010, 780, 1.05, 'scream', { yaw: -0.4 }],
  ['neighbourMan', 1350, 640, 1, 'scream', { headwear: 'kippah', yaw: -0.5 }],
  ['elderWoman', 1580, 700, 1, 'laugh', { yaw: -0.4 }],
  ['farmer', 1800, 640, 1, 'scream', { headwear: 'kippah', outfit: 'shirt', yaw: -0.4 }],
  ['mother', 2060, 640, 1, 'laugh', { yaw: -0.3 }],
  ['baker', 2290, 690, 1, 'scream', { headwear: 'kippah', outfit: 'shirt', yaw: -0.5 }],
  ['girlFriend', 140, 1010, 1.7, 'scream', { outfit: 'tutu', yaw: 0.4 }],
  ['littleBoy', 430, 1070, 1.5, 'laugh', { outfit: 'bearCostume' }],
  ['cousin', 1360, 900, 1.4, 'scream', { outfit: 'spacesuit', yaw: -0.4 }],
  ['boyFriend', 1040, 1020, 1.6, 'scream', { outfit: 'capeHero', yaw: -0.3 }],
  ['littleGirl', 1640, 960, 1.5, 'laugh', { outfit: 'crownCostume', yaw: -0.4 }],
];

const noisy = NOISY.map(
  ([kind, x, y, scale, expression, rest], i): Companion => ({
    id: `noisy${i}`,
    kind,
    at: raised(x, y + (CHILDREN.includes(kind) ? CHILD : GROWN) * scale, scale, 800 + i),
    pose: i % 3 === 1 ? 'clap' : 'cheer',
    expression,
    ...rest,
  }),
);

const UNHEARD: Hero = {
  at: { x: 2080, y: 1560, scale: 2.2, depth: 2000 },
  pose: 'cheer',
  expression: 'rage',
  outfit: LION,
  facing: -1,
  yaw: -0.3,
};

const PEERING: Hero = {
  at: { x: 270, y: 1340, scale: 1.8, depth: 3000 },
  pose: 'standStill',
  expression: 'wonder',
  outfit: LION,
  lookAt: { actor: 'king' },
  hands: { right: { at: { x: 380, y: 1010 }, shape: 'rest', layer: 'front' } },
};

const LEVEL: Hero = {
  at: { x: 760, y: 1640, scale: 3.3, depth: 1000 },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: LION,
  lookAt: { actor: 'king' },
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
        props: [{ kind: 'megillah', at: raised(640, 690, 1.7, 710) }],
      },
      { onWheels: { heroes: [higher(UNHEARD, 120)] } },
    ),
    texts: [
      opening('haman', box(880, 90, 240, 130), { tone: 'ink', size: [34, 16] }),
      call('rattle', [250, 700], 40, 330, { tone: 'ink', turn: -7 }),
      call('stomp', [1000, 640], 34, 220, { tone: 'ink', turn: 6 }),
      call('boo', [1490, 200], 42, 300, { tone: 'ink', turn: -6 }),
      block('roar', box(1330, 1010, 500, 116), { tone: 'ink', size: [24, 14] }),
      block('nobody', box(1760, 84, 560, 110), { tone: 'ink', size: [24, 15] }),
    ],
    stops: [stop(0, 0, 1200, ['haman', 'rattle', 'stomp']), stop(1200, 0, 1200, ['boo', 'roar', 'nobody'])],
  },
  {
    key: 's08',
    kind: 'panorama',
    scene: flat('legWood', {
      heroes: [PEERING],
      companions: [
        king({
          at: { x: 1650, y: 960, scale: 1.55, depth: 800 },
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
      block('king', box(640, 1010, 500, 116), { tone: 'ink', size: [26, 15] }),
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
            at: { x: 1640, y: 1640, scale: 3.3, depth: 900 },
            pose: 'standStill',
            expression: 'uneasy',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 1440, y: 1000 }, shape: 'grip', layer: 'front' } },
          }),
        ],
        props: [{ kind: 'lionTail', at: raised(1440, 1010, 1.7, 1500) }],
      },
      { onWheels: { heroes: [higher(LEVEL, 150)] } },
    ),
    texts: [
      block('legs', box(140, 84, 700, 190), { size: [28, 16] }),
      call('drum', [1960, 170], 46, 300, { tone: 'ink', turn: 7 }),
      block('kitten', box(1960, 330, 370, 180), { size: [30, 16], face: 'heading' }),
      block('ears', box(84, 700, 330, 330), { size: [30, 16], face: 'heading' }),
    ],
    stops: [stop(1200, 0, 1200, ['legs', 'drum', 'kitten']), stop(0, 0, 1200, ['ears'])],
  },
];
