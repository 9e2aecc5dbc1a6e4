import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { higher, king, LION, raised } from './parts';

type Standing = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  facing: 1 | -1,
  expression: Companion['expression'],
  rest?: Partial<Companion>,
];

/** Who made way, on both sides of the lane. */
const MADE_WAY: readonly Standing[] = [
  ['baker', 110, 800, 0.95, 1, 'surprise'],
  ['farmer', 760, 770, 0.85, -1, 'amazed', { outfit: 'shirt' }],
  ['elderWoman', 910, 790, 0.85, -1, 'wonder'],
  ['neighbourMan', 1060, 800, 0.9, -1, 'surprise'],
  ['girlFriend', 1320, 850, 1.2, -1, 'wonder', { outfit: 'tutu' }],
  ['elderMan', 1800, 850, 0.84, -1, 'delight'],
  ['boyFriend', 300, 830, 1.15, 1, 'amazed', { outfit: 'capeHero' }],
  ['teacher', 2320, 960, 1.15, -1, 'delight'],
  ['cousin', 150, 1130, 1.5, 1, 'wonder', { outfit: 'bearCostume' }],
  ['littleGirl', 860, 1160, 1.5, 1, 'amazed', { outfit: 'spacesuit' }],
];

const HAZE = { colour: '#fff4dc', share: 0.42, lit: true } as const;

const madeWay = MADE_WAY.map(
  ([kind, x, y, scale, facing, expression, rest], i): Companion => ({
    id: `way${i}`,
    kind,
    at: { x, y, scale },
    facing,
    expression,
    pose: ['handsOnHeart', 'clap', 'standStill'][i % 3] ?? 'clap',
    haze: HAZE,
    ...rest,
  }),
);

const PURRING: Hero = {
  at: { x: 2080, y: 1150, scale: 2.1 },
  pose: 'handsOnHeart',
  expression: 'tenderness',
  outfit: LION,
  facing: -1,
  lookAt: { actor: 'king' },
};

const IN_BED: Hero = {
  at: raised(1700, 1440, 2.6, 1000),
  pose: 'standStill',
  expression: 'tenderness',
  outfit: LION,
  tilt: -0.1,
  lookAt: { actor: 'grandmother' },
};

/** From the roar to the night. */
export const toTheNight: readonly SpreadLayout[] = [
  {
    key: 's10',
    kind: 'reveal',
    scene: flat('roarShadow', {
      heroes: [
        {
          at: { x: 1520, y: 1150, scale: 1.5 },
          pose: 'cheer',
          expression: 'rage',
          outfit: LION,
          facing: -1,
          yaw: -0.1,
        },
      ],
      companions: [
        king({
          at: { x: 1840, y: 1150, scale: 1.25 },
          pose: 'standStill',
          expression: 'amazed',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { actor: 'king', part: 'leftCheek', offset: [-20, -10] }, shape: 'flat' },
            right: { at: { actor: 'king', part: 'rightCheek', offset: [20, -10] }, shape: 'flat' },
          },
        }),
      ],
    }),
    texts: [
      call('roar', [1860, 540], 120, 860, { tone: 'ink', turn: -4 }),
      block('nearer', box(140, 960, 440, 166), { size: [24, 14] }),
      block('mother', box(650, 960, 470, 166), { size: [24, 14] }),
    ],
    stops: [stop(1200, 0, 1200, ['roar']), stop(0, 0, 1200, ['nearer', 'mother'])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: flat('openLane', {
      heroes: [PURRING],
      companions: [
        ...madeWay,
        {
          id: 'running',
          kind: 'neighbourWoman',
          at: { x: 470, y: 1050, scale: 1.35 },
          pose: 'run',
          expression: 'amazed',
          lookAt: { actor: 'king' },
          hands: {
            right: { at: { x: 800, y: 620 }, shape: 'wave', layer: 'front' },
            left: { at: { x: 770, y: 710 }, shape: 'wave', layer: 'front' },
          },
        },
        {
          id: 'mother',
          kind: 'neighbourWoman',
          at: { x: 1440, y: 1140, scale: 1.9 },
          pose: 'crouchReach',
          expression: 'delight',
          hands: {
            right: { at: { actor: 'king', part: 'rightSide', offset: [-20, 20] }, shape: 'rest', layer: 'front' },
            left: { at: { actor: 'king', part: 'leftSide', offset: [20, 60] }, shape: 'rest', layer: 'front' },
          },
        },
        king({
          at: { x: 1630, y: 1140, scale: 1.5 },
          pose: 'hugStand',
          expression: 'delight',
          facing: -1,
          yaw: -1.2,
          hands: { left: { at: { x: 1556, y: 1000 }, shape: 'rest', layer: 'behind' } },
        }),
      ],
    }),
    texts: [
      opening('who', box(140, 96, 760, 110), { tone: 'ink' }),
      block('lion', box(1290, 96, 960, 110), { tone: 'ink', face: 'heading', size: [30, 20] }),
      block('paw', box(1290, 230, 960, 180), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['who']), stop(1200, 0, 1200, ['lion', 'paw'])],
  },
  {
    key: 's12',
    kind: 'nearDark',
    scene: flat(
      'lionBed',
      {
        heroes: [IN_BED],
        companions: [
          {
            id: 'grandmother',
            kind: 'grandmother',
            at: raised(2150, 1580, 2.2, 1200),
            pose: 'standStill',
            expression: 'tenderness',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 1780, y: 1000 }, shape: 'rest', layer: 'front' } },
          },
          { kind: 'catCurl', colour: '#d98a4a', at: raised(1500, 1080, 1.2, 1300), expression: 'asleep' },
        ],
      },
      { onWheels: { heroes: [higher(IN_BED, 160)] } },
    ),
    texts: [
      opening('lion', box(140, 140, 920, 230)),
      block('kitten', box(140, 450, 900, 140), { size: [30, 20] }),
      block('purr', box(140, 700, 900, 170), { size: [26, 18] }),
    ],
    stops: [stop(1200, 0, 1200, ['lion', 'kitten', 'purr'])],
  },
];
