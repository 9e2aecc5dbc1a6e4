import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { box, call, stop } from '../../picture-parts';
import { animal, answers, asks, between, body, child, first, flat, score, thing } from './parts';
import { ON_WHEELS, TEAM } from './team';

const LINE_UP: SpreadSceneInput = {
  kind: 'spread',
  pictures: [
    {
      scene: {
        stage: 'lineUp',
        palette: 'flat',
        companions: [
          animal('mouse', { x: 1052, y: 976, scale: 1.4, depth: 1110 }, { expression: 'laugh', facing: -1 }),
        ],
        props: [{ kind: 'football', at: { x: 1046, y: 1104, scale: 1.8, depth: 1100 } }],
      },
    },
    { scene: TEAM, wheelchairScene: ON_WHEELS.team, box: box(84, 424, 800, 700), turn: -1.5 },
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
      { x: 300 - to * 30, y: 310, scale: 1.3, depth: 900 },
      {
        facing: to,
        expression: n < 3 ? 'breathHeld' : n < 5 ? 'surprise' : 'scream',
        lookAt: { x: 300 - to * 190, y: n % 2 ? 330 : 120 },
      },
    ),
  ],
  props: [thing('football', { x: 300 - to * 212, y: n % 2 ? 170 : 140, scale: 0.8, depth: 950 })],
});

/** What a child in a wheelchair dived out of rolls away, smaller and smaller. */
const rollsAway = (n: number, to: 1 | -1): PictureSceneInput => {
  const scene = dive(n, to);
  const chair = thing(
    'emptyWheelchair',
    { x: 300 - to * (206 + n * 8), y: 452 - n * 14, scale: 0.98 - n * 0.1, depth: n < 2 ? 960 : 850 },
    { turn: to * (n % 2 ? -8 : 6), facing: to > 0 ? -1 : 1 },
  );
  return { ...scene, props: [...(scene.props ?? []), chair] };
};

const PANELS = [
  [84, 88, 540, 432, -1],
  [658, 110, 450, 360, 1],
  [1280, 80, 420, 336, -1],
  [1726, 96, 320, 256, 1],
  [2070, 84, 220, 176, -1],
  [2226, 262, 160, 128, 1],
] as const;

const SEVEN: SpreadSceneInput = {
  kind: 'spread',
  pictures: [
    { scene: { stage: 'sevenGoals', palette: 'flat' } },
    ...PANELS.map(([x, y, width, height, to], i) => ({
      scene: dive(i + 1, to),
      wheelchairScene: rollsAway(i + 1, to),
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
            { x: 640, y: 640, scale: 1.9, depth: 900 },
            { expression: 'joy', facing: -1, lookAt: { x: 420, y: 120 } },
          ),
        ],
      },
      box: box(1270, 450, 1130, 560),
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
      first('opening', 84, 72, 1040, 136, 'light', { size: [32, 20] }),
      body('keeper', 84, 214, 1040, 150, 'light', { below: 'opening' }),
      body('mouse', 1290, 862, 1034, 144),
      body('rabbits', 1290, 1044, 1034, 76),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'keeper']), stop(1200, 0, 1200, ['mouse', 'rabbits'])],
  },
  {
    key: 's02',
    kind: 'sequence',
    scene: SEVEN,
    texts: [
      body('one', 84, 556, 500, 70),
      body('two', 658, 516, 470, 172),
      score(800, 950, 116, 540),
      call('seven', [280, 860], 76, 380, { turn: -8 }),
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
          { x: 1500, y: 1000, scale: 2.6, depth: 500 },
          { yaw: 3.1, pitch: 0.5, tilt: 0.14, expression: 'sad' },
        ),
      ],
      companions: [
        animal('goatBack', { x: 470, y: 850, scale: 1.9, depth: 500, afloat: true }),
        animal('hedgehogBack', { x: 1000, y: 840, scale: 2.4, depth: 520, afloat: true }),
        animal('turtleBack', { x: 1860, y: 830, scale: 1.75, depth: 500, afloat: true }, { colour: '#6f8f38' }),
        animal('mouseBack', { x: 2200, y: 806, scale: 1.5, depth: 500, afloat: true }),
      ],
    }),
    texts: [
      body('header', 110, 850, 980, 76),
      call('hiss', [820, 380], 74, 480, { tone: 'ink', turn: -8 }),
      body('sorry', 110, 990, 980, 70),
      asks(),
      between('who'),
      between('reply', 'light', 1),
      answers(34),
    ],
    stops: [stop(0, 0, 1200, ['header', 'hiss', 'sorry']), stop(1200, 0, 1200, ['who', 'reply', 'so', 'again'])],
  },
];
