import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { box, call, stop } from '../../picture-parts';
import { animal, answers, asks, body, child, first, flat, score, thing } from './parts';

const plate = (text: string, x: number, y: number, depth: number, scale = 1.5) => ({
  prop: thing('numberPlate', { x, y, scale, depth }, { id: `plate${text}` }),
  lettering: {
    text,
    x,
    y: y + 13 * scale,
    maxWidth: 60 * scale,
    size: 40 * scale,
    colour: '#3b2a66',
    depth: depth + 1,
  },
});

const PLATES = [
  plate('1', 528, 640, 1200, 1.7),
  plate('4', 300, 640, 1040, 1.2),
  plate('3', 226, 1004, 1120, 0.9),
  plate('5', 778, 1020, 1005, 1.3),
  plate('2', 960, 905, 1010, 1.2),
];

const TEAM: PictureSceneInput = {
  stage: 'teamLawn',
  palette: 'flat',
  view: box(0, 0, 1200, 1080),
  heroes: [
    child(
      'standStill',
      { x: 520, y: 1040, scale: 2.15, depth: 1100 },
      {
        expression: 'joy',
        yaw: 0.1,
        hands: {
          left: { at: { x: 474, y: 650 }, shape: 'grip', layer: 'front' },
          right: { at: { x: 582, y: 650 }, shape: 'grip', layer: 'front' },
        },
      },
    ),
  ],
  companions: [
    animal('goat', { x: 190, y: 1000, scale: 2, depth: 1000 }, { expression: 'delight', lookAt: { x: 300, y: 620 } }),
    animal('hedgehog', { x: 200, y: 1046, scale: 1.5, depth: 1110 }, { expression: 'shy' }),
    animal('turtleWalk', { x: 1000, y: 1030, scale: 1.6, depth: 1000 }, { expression: 'joy', facing: -1 }),
  ],
  props: PLATES.map(({ prop }) => prop),
  lettering: PLATES.map(({ lettering }) => lettering),
};

const LINE_UP: SpreadSceneInput = {
  kind: 'spread',
  pictures: [
    {
      scene: {
        stage: 'lineUp',
        palette: 'flat',
        companions: [
          animal('mouse', { x: 1064, y: 1000, scale: 1.15, depth: 1110 }, { expression: 'laugh', facing: -1 }),
        ],
        props: [{ kind: 'football', at: { x: 1056, y: 1110, scale: 1.6, depth: 1100 } }],
      },
    },
    { scene: TEAM, box: box(92, 372, 840, 756), turn: -1.5 },
  ],
};

/** A dive in one direction and the ball in the other: `to` is the side of the dive. */
const dive = (n: number, to: 1 | -1): PictureSceneInput => ({
  stage: `goalMoment${n}`,
  palette: 'flat',
  view: box(0, 0, 600, 480),
  heroes: [
    child(
      'fly',
      { x: 300 - to * 10, y: 296, scale: 0.92, depth: 900 },
      {
        facing: to,
        expression: n < 3 ? 'determined' : n < 5 ? 'surprise' : 'scream',
        lookAt: { x: 300 - to * 190, y: n % 2 ? 330 : 120 },
      },
    ),
  ],
  props: [thing('football', { x: 300 - to * 196, y: n % 2 ? 330 : 150, scale: 0.62, depth: 950 })],
});

const PANELS = [
  [84, 84, 500, 400, -1],
  [612, 96, 440, 352, 1],
  [1270, 84, 360, 288, -1],
  [1652, 96, 290, 232, 1],
  [1962, 84, 230, 184, -1],
  [2208, 100, 170, 136, 1],
] as const;

const SEVEN: SpreadSceneInput = {
  kind: 'spread',
  pictures: [
    { scene: { stage: 'sevenGoals', palette: 'flat' } },
    ...PANELS.map(([x, y, width, height, to], i) => ({
      scene: dive(i + 1, to),
      box: box(x, y, width, height),
      turn: [-1.5, 2, -3, 4, -5, 7][i] ?? 0,
    })),
    {
      scene: {
        stage: 'eatenBoard',
        palette: 'flat',
        view: box(0, 0, 1130, 560),
        companions: [
          animal(
            'goat',
            { x: 680, y: 640, scale: 1.85, depth: 900 },
            { expression: 'delight', facing: -1, lookAt: { x: 300, y: 200 } },
          ),
        ],
      },
      box: box(1270, 440, 1130, 560),
    },
  ],
};

/** The first match, and how it ends. */
export const losing: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: LINE_UP,
    texts: [
      first('opening', 84, 76, 1040, 124),
      body('keeper', 84, 196, 1040, 130),
      body('mouse', 1290, 940, 700, 90),
      body('rabbits', 1290, 1036, 1000, 90),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'keeper']), stop(1200, 0, 1200, ['mouse', 'rabbits'])],
  },
  {
    key: 's02',
    kind: 'sequence',
    scene: SEVEN,
    texts: [
      body('one', 84, 520, 460, 60),
      body('two', 612, 500, 520, 150),
      score(640, 950),
      call('seven', [220, 900], 60, 280),
      body('goat', 1290, 1020, 1030, 106),
    ],
    stops: [stop(0, 0, 1200, ['one', 'two', 'score', 'seven']), stop(1200, 0, 1200, ['goat'])],
  },
  {
    key: 's03',
    kind: 'closeUp',
    scene: flat('benchBehind', {
      heroes: [
        child(
          'sitGround',
          { x: 1480, y: 960, scale: 2.3, depth: 500 },
          { yaw: 3.1, pitch: 0.2, tilt: 0.05, expression: 'sad' },
        ),
      ],
      companions: [
        animal('goatBack', { x: 470, y: 850, scale: 1.9, depth: 500, afloat: true }),
        animal('hedgehogBack', { x: 1000, y: 840, scale: 2.4, depth: 520, afloat: true }),
        animal('turtleBack', { x: 1860, y: 830, scale: 1.75, depth: 500, afloat: true }),
        animal('mouseBack', { x: 2200, y: 806, scale: 1.5, depth: 500, afloat: true }),
      ],
    }),
    texts: [
      body('header', 110, 850, 980, 90),
      call('hiss', [760, 330], 60, 480, { tone: 'ink', turn: -6 }),
      body('sorry', 110, 960, 980, 60),
      body('who', 1290, 838, 900, 60),
      body('reply', 1290, 1034, 700, 80),
      asks(),
      answers(34),
    ],
    stops: [stop(0, 0, 1200, ['header', 'hiss', 'sorry']), stop(1200, 0, 1200, ['who', 'reply', 'so', 'again'])],
  },
];
