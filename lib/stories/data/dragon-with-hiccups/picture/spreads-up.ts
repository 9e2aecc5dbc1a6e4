import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, opening, stop } from '../../picture-parts';
import { hicAt, higher, king, OUTFIT, raised, sandwichAt } from './parts';

const BODY = { tone: 'ink', size: [27, 16] } as const;

const PACKS: Hero = {
  at: { x: 2150, y: 1560, scale: 2.6, depth: 1500, afloat: true },
  pose: 'standStill',
  expression: 'determined',
  outfit: OUTFIT,
  facing: -1,
  lookAt: { x: 1960, y: 300 },
  hands: {
    left: { at: { x: 1945, y: 950 }, shape: 'grip', layer: 'front' },
    right: { at: { x: 2030, y: 1010 }, shape: 'rest', layer: 'front' },
  },
};

type Looker = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  expression: Companion['expression'],
  rest?: Partial<Companion>,
];

/** The town; all heads turn to the mountain. */
const LOOKERS: readonly Looker[] = [
  ['elderWoman', 400, 1640, 1.4, 'worry', {}],
  ['policeman', 640, 1620, 1.4, 'surprise', {}],
  ['girlFriend', 850, 1500, 1.7, 'wonder', {}],
  ['neighbourWoman', 1060, 1620, 1.4, 'amazed', {}],
  ['farmer', 1370, 1640, 1.4, 'uneasy', {}],
  ['littleBoy', 1580, 1500, 1.7, 'wonder', {}],
];

const lookers = LOOKERS.map(
  ([kind, x, y, scale, expression, rest], i): Companion => ({
    id: `looker${i}`,
    kind: kind === 'policeman' ? 'neighbourMan' : kind,
    at: raised(x, y, scale, 800 + i),
    pose: i % 2 ? 'handsOnHeart' : 'think',
    expression,
    yaw: 0.7,
    pitch: -0.2,
    gaze: [0.7, -0.5],
    ...rest,
  }),
);

const OFFERS: Hero = {
  at: { x: 720, y: 1150, scale: 2.05, depth: 1000 },
  pose: 'standStill',
  expression: 'calm',
  outfit: OUTFIT,
  lookAt: { actor: 'king' },
  hands: {
    right: { at: { x: 950, y: 590 }, shape: 'grip', elbow: 'down', layer: 'front' },
    left: { at: { actor: 'hero', part: 'leftSide', offset: [0, 20] }, shape: 'fist' },
  },
};

/** With a short arm that passes below the face. */
const OFFERS_SMALL: Hero = {
  ...OFFERS,
  hands: { ...OFFERS.hands, right: { at: { x: 905, y: 846 }, shape: 'grip', elbow: 'down', layer: 'front' } },
};

const CLIMB: readonly (readonly [x: number, y: number, facing: 1 | -1])[] = [
  [290, 1140, 1],
  [1010, 1092, 1],
  [2090, 970, 1],
  [1470, 426, 1],
];

const climbs = CLIMB.map(
  ([x, y, facing], i): Hero => ({
    id: i ? `hero${i}` : 'hero',
    at: { x, y, scale: 0.82 - i * 0.08 },
    pose: 'walk',
    expression: 'determined',
    outfit: OUTFIT,
    facing,
    pitch: -0.1,
  }),
);

const RUNNERS = [
  ['farmer', 470, 664, -1, 'scream'],
  ['neighbourMan', 1010, 744, -1, 'fear'],
  ['baker', 1720, 790, -1, 'amazed'],
] as const;

const SEEN: Hero = {
  at: { x: 600, y: 1000, scale: 1.8, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'calm',
  outfit: OUTFIT,
  yaw: 0,
  haze: { colour: '#547d80', share: 0.3, lit: true },
  hands: {
    left: { at: { x: 530, y: 700 }, shape: 'grip', layer: 'front' },
    right: { at: { x: 674, y: 700 }, shape: 'grip', layer: 'front' },
  },
};

/** From the square to the eye of the dragon. */
export const upTheMountain: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: flat(
      'hiccupSquare',
      {
        heroes: [PACKS],
        companions: [
          ...lookers,
          {
            id: 'baker',
            kind: 'baker',
            at: raised(140, 1660, 1.6, 900),
            pose: 'standStill',
            expression: 'sad',
            lookAt: { x: 1960, y: 300 },
            hands: { right: { at: { x: 330, y: 850 }, shape: 'point', layer: 'front' } },
          },
        ],
        props: [sandwichAt(1900, 930, 0.8, 1400, 12)],
      },
      { onWheels: { heroes: [higher(PACKS, 120)] } },
    ),
    texts: [
      hicAt(1606, 200, 60, 480, -3),
      opening('gone', box(300, 84, 820, 84), { tone: 'ink' }),
      block('letter', box(300, 190, 820, 170), BODY),
      block('baker', box(320, 660, 800, 112), BODY),
      block('hero', box(1290, 660, 560, 112), BODY),
    ],
    stops: [stop(1200, 0, 1200, ['hic']), stop(0, 0, 1200, ['gone', 'letter', 'baker']), stop(1200, 0, 1200, ['hero'])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: flat(
      'throneHall',
      {
        heroes: [OFFERS],
        companions: [
          king({
            at: raised(1800, 640, 1.3, 600),
            outfit: 'crownCostume',
            pose: 'crouchReach',
            expression: 'wonder',
            facing: -1,
            tilt: -0.25,
            lookAt: { actor: 'sandwich' },
            hands: {
              left: { at: { x: 1560, y: 380 }, shape: 'measure', angle: 160, layer: 'front' },
              right: { at: { x: 1960, y: 350 }, shape: 'grip', layer: 'front' },
            },
          }),
        ],
        props: [sandwichAt(1000, 556, 0.76, 900, -12)],
      },
      {
        onWheels: { heroes: [higher(OFFERS, 0)] },
        forSmall: { heroes: [OFFERS_SMALL], props: [sandwichAt(965, 816, 0.76, 900, -12)] },
      },
    ),
    texts: [
      block('sword', box(110, 84, 900, 60), { size: [27, 16] }),
      block('sandwich', box(110, 204, 900, 90), { size: [27, 16] }),
      block('against', box(110, 354, 440, 130), { size: [27, 16] }),
      block('with', box(110, 544, 380, 200), { size: [27, 16] }),
      block('half', box(1300, 84, 290, 290), { size: [27, 16] }),
      block('which', box(1300, 440, 250, 260), { size: [27, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['sword', 'sandwich', 'against', 'with']), stop(1200, 0, 1200, ['half', 'which'])],
  },
  {
    key: 's03',
    kind: 'sequence',
    scene: flat('zigzagPath', {
      heroes: climbs,
      companions: [
        ...CLIMB.map(
          ([x, y, facing], i): Companion => ({
            id: `goat${i}`,
            kind: 'goat',
            at: { x: x - facing * (190 - i * 20), y, scale: 1 - i * 0.1 },
            facing,
            expression: i % 2 ? 'delight' : 'wonder',
          }),
        ),
        ...RUNNERS.map(
          ([kind, x, y, facing, expression], i): Companion => ({
            id: `knight${i}`,
            kind,
            at: { x, y, scale: 0.44 },
            outfit: 'knight',
            pose: 'run',
            facing,
            expression,
          }),
        ),
      ],
    }),
    texts: [
      opening('opening', box(110, 84, 1000, 90), { tone: 'ink' }),
      block('sword', box(580, 520, 320, 120), BODY),
      block('horse', box(1270, 510, 340, 140), BODY),
      block('polite', box(1800, 520, 360, 160), BODY),
      hicAt(1960, 190, 52, 420),
      block('gone', box(1900, 1066, 420, 60), BODY),
      block('up', box(420, 770, 320, 280), BODY),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'sword', 'up']), stop(1200, 0, 1200, ['horse', 'polite', 'hic', 'gone'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: flat('dragonEye', {
      heroes: [SEEN],
      props: [sandwichAt(600, 690, 0.6, 950)],
    }),
    texts: [
      block('before', box(1290, 84, 700, 70), BODY),
      hicAt(1806, 316, 84, 580),
      block('after', box(1290, 530, 520, 180), BODY),
      block('sword', box(1290, 770, 470, 64), BODY),
      block('sandwich', box(1290, 894, 470, 110), BODY),
      block('eye', box(1290, 1064, 1030, 62), BODY),
    ],
    stops: [stop(1200, 0, 1200, ['before', 'hic', 'after', 'sword', 'sandwich']), stop(0, 0, 1200, ['eye'])],
  },
];
