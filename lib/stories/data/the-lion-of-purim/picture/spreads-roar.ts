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

/** Who made way, in two groups on both sides of the lane: each is glad in another way. */
const MADE_WAY: readonly Standing[] = [
  ['baker', 150, 900, 1.12, 1, 'tenderness', { pose: 'handsOnHeart' }],
  ['boyFriend', 350, 1010, 1.5, 1, 'delight', { outfit: 'capeHero', pose: 'kneelBow' }],
  ['cousin', 170, 1140, 1.75, 1, 'laugh', { outfit: 'bearCostume', pose: 'clap' }],
  ['teacher', 2300, 900, 0.96, -1, 'delight', { pose: 'handsOnHeart' }],
  ['girlFriend', 2040, 960, 1.45, -1, 'delight', { outfit: 'tutu', pose: 'balance' }],
  ['littleGirl', 2240, 1150, 1.85, -1, 'amazed', { outfit: 'spacesuit', pose: 'kneelWonder' }],
];

const madeWay = MADE_WAY.map(
  ([kind, x, y, scale, facing, expression, rest], i): Companion => ({
    id: `way${i}`,
    kind,
    at: { x, y, scale },
    facing,
    expression,
    pose: 'standStill',
    lookAt: { actor: 'king' },
    ...rest,
  }),
);

const PURRING: Hero = {
  at: { x: 1590, y: 1160, scale: 2.1 },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: LION,
  facing: -1,
  lookAt: { actor: 'king' },
  hands: {
    left: {
      at: { actor: 'hero', part: 'chest', offset: [-6, 0] },
      shape: 'flat',
      angle: -12,
      elbow: 'down',
      layer: 'front',
    },
    right: { at: { actor: 'hero', part: 'rightSide', offset: [26, 70] }, shape: 'relaxed', elbow: 'right' },
  },
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
          id: 'mother',
          kind: 'neighbourWoman',
          at: { x: 760, y: 1150, scale: 2.1 },
          pose: 'crouchReach',
          expression: 'delight',
          hands: {
            right: { at: { actor: 'king', part: 'rightSide', offset: [-20, 20] }, shape: 'rest', layer: 'front' },
            left: { at: { actor: 'king', part: 'leftSide', offset: [20, 60] }, shape: 'rest', layer: 'front' },
          },
        },
        king({
          at: { x: 970, y: 1150, scale: 1.65 },
          outfit: 'crownCostumeBare',
          pose: 'hugStand',
          expression: 'delight',
          facing: -1,
          yaw: -1.2,
          hands: {
            left: { at: { x: 890, y: 1000 }, shape: 'rest', layer: 'behind' },
            right: { at: { x: 1130, y: 880 }, shape: 'wave', layer: 'front' },
          },
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
            hands: {
              left: { at: { x: 1836, y: 690 }, shape: 'flat', angle: 200, elbow: 'down', layer: 'front' },
              right: { at: { x: 2210, y: 1000 }, shape: 'rest', layer: 'front' },
            },
          },
          { kind: 'catCurl', colour: '#d98a4a', at: raised(1650, 1090, 1.3, 1300), expression: 'asleep' },
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
