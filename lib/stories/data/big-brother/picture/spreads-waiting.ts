import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, BY_NIGHT, baby, column, flatRisen, LION } from './parts';

const PANEL = { palette: 'flat', view: { x: 0, y: 0, width: 540, height: 780 } } as const;

type Minute = {
  readonly expression: Hero['expression'];
  /** How far the child has sunk. */
  readonly sunk: number;
  readonly lookAt: Hero['lookAt'];
  readonly spoon: { readonly x: number; readonly y: number; readonly turn: number };
  readonly adult: 'mother' | 'grandmother';
};

const panel = (index: number, { expression, sunk, lookAt, spoon, adult }: Minute) => {
  const child = (y: number): Hero => ({
    at: { x: 270, y: y + sunk, scale: 2.4, depth: 500 },
    pose: 'standStill',
    expression,
    outfit: BY_DAY,
    lookAt,
    hands: {
      left: { at: { actor: 'bowl', part: 'middle', offset: [0, 0] }, shape: 'rest', elbow: 'left', layer: 'front' },
      right: {
        at: { actor: 'tableSpoon', part: 'middle', offset: [0, 30] },
        shape: 'fist',
        elbow: index > 1 ? 'right' : 'down',
        layer: 'front',
      },
    },
  });
  const scene: PictureSceneInput = {
    ...PANEL,
    stage: `roarMinute${index + 1}`,
    heroes: [child(1030)],
    companions: [{ kind: adult, at: { x: 420, y: 990, scale: 2.6, depth: 100 }, pose: 'walkAway', expression: 'calm' }],
    props: [
      { kind: 'tableSpoon', at: { x: spoon.x, y: spoon.y, scale: 1.5, afloat: true, depth: 1005 }, turn: spoon.turn },
      { id: 'bowl', kind: 'raindrops', count: 0, at: { x: 120, y: 830, scale: 1, afloat: true, depth: 1001 } },
    ],
  };
  return {
    scene,
    wheelchairScene: { ...scene, heroes: [child(910)] },
    box: { x: 84 + index * 564, y: 60, width: 540, height: 780 },
  };
};

/** The list goes on below the strips. */
const LIST = {
  scene: { stage: 'roarStrip', palette: 'flat', view: { x: 0, y: 1050, width: 2400, height: 150 } },
  box: { x: 0, y: 1050, width: 2400, height: 150 },
} as const;

type Sleeper = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  expression: Hero['expression'],
  hands: 'cheeks' | 'up' | 'stretch',
];

/** Those whom a noise has woken, each in a bed. */
const awake = (sleepers: readonly Sleeper[]): Companion[] =>
  sleepers.map(([kind, x, y, scale, expression, hands]) => ({
    id: kind,
    kind,
    at: { x, y, scale, depth: 700, afloat: true },
    pose: hands === 'stretch' ? 'stretchInBed' : 'sitBed',
    expression,
    lookAt: { x: 880, y: 900 },
    ...(hands === 'cheeks' && {
      hands: {
        left: { at: { actor: kind, part: 'leftCheek', offset: [-14 * scale, 0] }, shape: 'flat', elbow: 'left' },
        right: { at: { actor: kind, part: 'rightCheek', offset: [14 * scale, 0] }, shape: 'flat', elbow: 'right' },
      },
    }),
  }));

/** The only one who is pleased. */
const PLEASED: Hero = {
  at: { x: 1720, y: 1240, scale: 2.3, depth: 700, afloat: true },
  pose: 'standStill',
  expression: 'amazed',
  outfit: BY_NIGHT,
  facing: -1,
  lookAt: { x: 900, y: 860 },
  hands: {
    left: { at: { x: 1500, y: 700 }, shape: 'point', elbow: 'down' },
    right: { at: { x: 1900, y: 690 }, shape: 'wave', elbow: 'right' },
  },
};

/** The pupil who is busy, and other pupils. */
export const waiting: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        panel(0, {
          expression: 'joy',
          sunk: 0,
          lookAt: { x: 420, y: 60 },
          spoon: { x: 484, y: 520, turn: 10 },
          adult: 'mother',
        }),
        panel(1, {
          expression: 'wonder',
          sunk: 20,
          lookAt: { x: 60, y: 100 },
          spoon: { x: 484, y: 560, turn: 24 },
          adult: 'grandmother',
        }),
        panel(2, {
          expression: 'uneasy',
          sunk: 50,
          lookAt: { x: 300, y: 620 },
          spoon: { x: 480, y: 690, turn: 96 },
          adult: 'mother',
        }),
        panel(3, {
          expression: 'sad',
          sunk: 90,
          lookAt: { x: 270, y: 640 },
          spoon: { x: 486, y: 716, turn: 104 },
          adult: 'grandmother',
        }),
        LIST,
      ],
    },
    texts: [
      ...(['mom', 'grandma', 'minutes', 'soup'] as const).map((id, i) =>
        block(id, box((i < 2 ? 94 : 124) + i * 564, 862, i < 2 ? 490 : 476, 180), { tone: 'ink', size: [24, 16] }),
      ),
    ],
    stops: [stop(0, 0, 1200, ['mom', 'grandma']), stop(1200, 0, 1200, ['minutes', 'soup'])],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat('roarRug', {
      heroes: [
        {
          at: { x: 540, y: 1066, scale: 2.9 },
          pose: 'lie',
          expression: 'shy',
          outfit: LION,
          lookAt: { actor: 'grandfather' },
        },
      ],
      companions: [
        {
          id: 'grandfather',
          kind: 'grandfather',
          at: { x: 1860, y: 1066, scale: 2.35 },
          pose: 'lie',
          facing: -1,
          expression: 'amazed',
          lookAt: { actor: 'hero' },
          hands: { left: { at: { x: 1330, y: 900 }, shape: 'pinch', elbow: 'down' } },
        },
      ],
      props: [
        { kind: 'cookies', at: { x: 1080, y: 1074, scale: 2.9 } },
        { kind: 'oneCookie', at: { x: 1322, y: 896, scale: 1.5, afloat: true, depth: 1400 } },
      ],
    }),
    texts: [
      opening('ask', box(140, 90, 960, 180), { tone: 'ink', size: [34, 22] }),
      block('answer', box(140, 290, 900, 130), { tone: 'ink', size: [28, 18], below: 'ask' }),
      block('cough', box(1280, 80, 1000, 80), { tone: 'ink', size: [28, 18] }),
      block('refrain', box(1280, 150, 1000, 80), { tone: 'ink', face: 'heading', size: [28, 18], below: 'cough' }),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'answer']), stop(1200, 0, 1200, ['cough', 'refrain'])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat(
      'roarHouse',
      {
        heroes: [PLEASED],
        companions: [
          baby({ x: 880, y: 1014, scale: 0.95, depth: 900 }, 'sitGround', 'scream'),
          ...awake([
            ['mother', 240, 985, 0.86, 'surprise', 'cheeks'],
            ['father', 420, 985, 0.86, 'yawn', 'stretch'],
            ['elderMan', 200, 622, 0.8, 'worry', 'cheeks'],
            ['neighbourWoman', 570, 622, 0.8, 'surprise', 'up'],
            ['elderWoman', 890, 622, 0.8, 'uneasy', 'cheeks'],
          ]),
          {
            kind: 'parrot',
            at: { x: 1060, y: 640, scale: 0.8, depth: 1100, afloat: true },
            expression: 'surprise',
            facing: -1,
          },
          {
            kind: 'dogSit',
            at: { x: 1390, y: 1066, scale: 1.2, depth: 1100 },
            expression: 'surprise',
            facing: -1,
            lookAt: { x: 900, y: 860 },
          },
        ],
      },
      {
        onWheels: {
          heroes: [{ ...PLEASED, at: { x: 1720, y: 1005, scale: 2.3, depth: 700, afloat: true }, pose: 'sitOpen' }],
        },
      },
    ),
    texts: [
      call('cry', [613, 205], 150, 1070, { tone: 'gold', turn: -3 }),
      block('middle', box(1270, 76, 1056, 116), { size: [24, 16] }),
      opening('loud', box(1270, 196, 1056, 120), { size: [25, 16], below: 'middle' }),
    ],
    stops: [stop(0, 0, 1200, ['cry']), stop(1200, 0, 1200, ['middle', 'loud'])],
  },
  {
    key: 's08',
    kind: 'reveal',
    scene: flatRisen(
      'roarCarousel',
      {
        heroes: [
          {
            at: { x: 2170, y: 1420, scale: 2.8, depth: 1500 },
            pose: 'standStill',
            expression: 'calm',
            outfit: BY_NIGHT,
            facing: -1,
            lookAt: { actor: 'baby' },
            hands: {
              left: {
                at: { actor: 'rolledList', part: 'middle', offset: [20, 10] },
                shape: 'grip',
                elbow: 'left',
                layer: 'front',
              },
              right: { at: { x: 2300, y: 1010 }, shape: 'rest', elbow: 'right' },
            },
          },
        ],
        companions: [
          baby({ x: 1580, y: 660, scale: 1.35, depth: 700 }, 'sitGround', 'scream'),
          {
            id: 'father',
            kind: 'father',
            at: { x: 1890, y: 790, scale: 1.2, depth: 640 },
            pose: 'standStill',
            facing: -1,
            expression: 'worry',
            lookAt: { actor: 'baby' },
            hands: {
              left: { at: { actor: 'father', part: 'belly', offset: [-120, -10] }, shape: 'grip', layer: 'front' },
              right: { at: { actor: 'father', part: 'belly', offset: [-100, 30] }, shape: 'grip', layer: 'front' },
            },
          },
          {
            kind: 'grandmother',
            at: { x: 960, y: 900, scale: 1.4 },
            pose: 'standStill',
            expression: 'yawn',
            lookAt: { actor: 'baby' },
            hands: {
              left: { at: { x: 830, y: 520 }, shape: 'wave', elbow: 'down' },
              right: { at: { x: 1080, y: 500 }, shape: 'fist', elbow: 'down' },
            },
          },
          {
            kind: 'mother',
            at: { x: 1330, y: 1050, scale: 1.5 },
            pose: 'run',
            expression: 'worry',
            lookAt: { actor: 'baby' },
            hands: {
              left: {
                at: { actor: 'vacuumCleaner', part: 'middle', offset: [-150, -50] },
                shape: 'fist',
                layer: 'front',
              },
              right: {
                at: { actor: 'vacuumCleaner', part: 'middle', offset: [-110, -90] },
                shape: 'fist',
                layer: 'front',
              },
            },
          },
        ],
        props: [
          { kind: 'keyRing', at: { x: 1090, y: 520, scale: 1.3, afloat: true, depth: 1400 } },
          { kind: 'vacuumCleaner', at: { x: 1800, y: 1060, scale: 1.45 }, facing: -1 },
          { kind: 'rolledList', at: { x: 2080, y: 985, scale: 2, afloat: true, depth: 1510 }, turn: -58 },
        ],
      },
      150,
    ),
    texts: [
      call('cry', [1500, 270], 64, 480, { tone: 'ink', turn: 4 }),
      ...column(['carousel', 'louder', 'list'], [140, 120, 660], {
        tone: 'light',
        heights: [330, 130, 240],
        size: [30, 20],
        voices: ['list'],
      }),
    ],
    stops: [stop(1200, 0, 1200, ['cry', 'carousel', 'louder', 'list'])],
  },
];
