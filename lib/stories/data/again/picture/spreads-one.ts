import type { SpreadLayout } from '../../../picture-book';
import { call, type Hero, type Prop, stop } from '../../picture-parts';
import { animal, asks, body, child, first, flat, score, thing } from './parts';

const UP = {
  expression: 'laugh',
  yaw: 0.05,
  hands: {
    left: { at: { x: 1500, y: 40 }, shape: 'wave' },
    right: { at: { x: 2110, y: 40 }, shape: 'wave' },
  },
} as const;

/** A keeper from behind, so near that there is no head; the hands are over it. */
const legs = (at: { readonly x: number; readonly y: number; readonly scale: number }): Hero =>
  child(
    'straddle',
    { ...at, depth: 1100, afloat: true },
    {
      id: 'legs',
      yaw: 3.1,
      hands: {
        left: { at: { x: 540, y: -1300 }, shape: 'rest', elbow: 'up' },
        right: { at: { x: 1020, y: -1300 }, shape: 'rest', elbow: 'up' },
      },
    },
  );

/** The same child a moment later, without gloves. */
const rages = (x: number): Hero =>
  child(
    'kick',
    { x, y: 985, scale: 1.7, depth: 950 },
    { expression: 'rage', outfit: 'slowTeamBare', lookAt: { x: 2250, y: 560 } },
  );

const OFFERS = animal(
  'goat',
  { x: 1330, y: 990, scale: 1.3, depth: 960 },
  { expression: 'worry', lookAt: { actor: 'hero' } },
);

/** A bucket and one glove fly; the goat holds the other glove, whole. */
const IN_THE_AIR: readonly Prop[] = [
  thing('bucket', { x: 2220, y: 560, scale: 2.2, depth: 970 }, { turn: 130 }),
  thing('keeperGloveDown', { x: 1980, y: 420, scale: 1.5, depth: 970 }, { turn: -130 }),
  thing('keeperGloveDown', { x: 1492, y: 784, scale: 1.1, depth: 1050 }),
];

const LAKE: Parameters<typeof flat>[1] = {
  heroes: [
    child(
      'sitGround',
      { x: 1640, y: 1020, scale: 1.75, depth: 900, afloat: true },
      {
        yaw: 2.7,
        hands: { right: { at: { x: 1800, y: 850 }, shape: 'rest', elbow: 'down', layer: 'front' } },
        haze: { colour: '#1b1538', share: 0.72, lit: true },
      },
    ),
  ],
  companions: [
    animal(
      'turtleBack',
      { x: 1850, y: 1006, scale: 1.9, depth: 890, afloat: true },
      {
        haze: { colour: '#1b1538', share: 0.72, lit: true },
      },
    ),
  ],
};

/** The one, and the sixth. */
export const oneAndSix: readonly SpreadLayout[] = [
  {
    key: 's06',
    kind: 'single',
    scene: flat(
      'wormsEye',
      {
        heroes: [child('jump', { x: 1800, y: 1200, scale: 2.95, depth: 900, afloat: true }, UP)],
        companions: [
          animal(
            'refereeBends',
            { x: 210, y: 1130, scale: 1.9, depth: 1000 },
            { expression: 'amazed', lookAt: { actor: 'mouse' } },
          ),
          animal('mouse', { x: 640, y: 1150, scale: 1.5, depth: 1010 }, { expression: 'wonder', facing: -1 }),
          animal(
            'rabbitSit',
            { x: 2220, y: 1120, scale: 1.4, depth: 950 },
            { expression: 'surprise', facing: -1, lookAt: { actor: 'mouse' } },
          ),
        ],
        props: [thing('football', { x: 640, y: 1010, scale: 3.6, depth: 1020 })],
      },
      {
        onWheels: {
          stage: 'wormsEyeWhole',
          heroes: [
            child(
              'cheer',
              { x: 1800, y: 1140, scale: 2.75, depth: 900 },
              {
                expression: 'laugh',
                yaw: 0.05,
                hands: {
                  left: { at: { x: 1600, y: 376 }, shape: 'hold' },
                  right: { at: { x: 2000, y: 376 }, shape: 'hold' },
                },
              },
            ),
          ],
        },
      },
    ),
    texts: [
      score(),
      call('cry', [610, 434], 110, 1040, { turn: -4 }),
      body('one', 630, 84, 490, 240),
      body('who', 640, 516, 480, 166),
      body('mouse', 800, 796, 324, 226, 'ink'),
    ],
    stops: [stop(0, 0, 1200, ['score', 'cry', 'one', 'who', 'mouse']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's07',
    kind: 'closeUp',
    scene: flat(
      'fromTheGoal',
      {
        heroes: [legs({ x: 696, y: 1390, scale: 7.6 }), rages(1650)],
        companions: [OFFERS],
        props: [thing('football', { x: 700, y: 1100, scale: 3, depth: 1000 }), ...IN_THE_AIR],
      },
      {
        onWheels: {
          heroes: [legs({ x: 740, y: 1250, scale: 6 }), rages(1720)],
          // It rolls between the wheels.
          props: [thing('football', { x: 800, y: 1110, scale: 3, depth: 1050 }), ...IN_THE_AIR],
        },
      },
    ),
    texts: [
      body('ball', 84, 72, 366, 440),
      score(1500, 252),
      first('never', 1790, 100, 538, 220),
      asks('light', 420, 150),
      body('silence', 1290, 1038, 1034, 70, 'light', { align: 'end' }),
    ],
    stops: [stop(0, 0, 1200, ['ball']), stop(1200, 0, 1200, ['score', 'never', 'so', 'silence'])],
  },
  {
    key: 's08',
    kind: 'nearDark',
    scene: flat('evenLake', LAKE, {
      onWheels: {
        // The first star is between its spokes.
        props: [
          thing('emptyWheelchair', { x: 1472, y: 832, scale: 1.5, depth: 880 }, { colour: '#1b1538', facing: -1 }),
        ],
      },
    }),
    texts: [
      body('opening', 84, 76, 1050, 60),
      body('ask', 84, 140, 1050, 164, 'light', { below: 'opening' }),
      body('all', 84, 286, 1050, 164, 'light', { below: 'ask' }),
      body('others', 250, 884, 880, 70),
      body('views', 250, 962, 880, 164),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'ask', 'all', 'others', 'views']), stop(1200, 0, 1200, [])],
  },
];
