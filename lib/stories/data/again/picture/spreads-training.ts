import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { box, stop } from '../../picture-parts';
import { animal, answers, asks, body, child, first, flat, thing } from './parts';

const EXPRESSIONS = ['wonder', 'delight', 'uneasy', 'joy'] as const;

const net = (n: 1 | 2 | 3 | 4): PictureSceneInput => ({
  stage: `netSpot${n}`,
  palette: 'flat',
  view: box(0, 0, 520, 384.8),
  companions: [
    animal(
      'goat',
      { x: 440, y: 500, scale: 1.35, depth: 900 },
      {
        expression: EXPRESSIONS[n - 1],
        facing: -1,
        lookAt: { x: 150, y: 230 },
      },
    ),
  ],
});

const SPOTS: readonly (readonly [number, number])[] = [
  [84, 204],
  [614, 204],
  [84, 594],
  [614, 594],
];

const NETS: SpreadSceneInput = {
  kind: 'spread',
  paper: '#e4dbf3',
  pictures: [
    {
      scene: {
        stage: 'training',
        palette: 'flat',
        heroes: [
          child(
            'throw',
            { x: 1470, y: 1100, scale: 2.2, depth: 900 },
            {
              expression: 'amazed',
              lookAt: { x: 1740, y: 310 },
              hands: { left: { at: { x: 1660, y: 690 }, shape: 'wave', layer: 'front' } },
            },
          ),
        ],
        companions: [
          animal(
            'goatKick',
            { x: 2110, y: 826, scale: 1.75, depth: 950 },
            {
              expression: 'amazed',
              facing: -1,
              lookAt: { x: 1740, y: 330 },
            },
          ),
        ],
        props: [thing('football', { x: 1740, y: 370, scale: 1.8, depth: 960 })],
      },
    },
    ...SPOTS.map(([x, y], i) => ({ scene: net((i + 1) as 1 | 2 | 3 | 4), box: box(x, y, 500, 370) })),
  ],
};

const LAPS = [
  [1560, 790, 1.34, -1, 'run'],
  [900, 800, 1.36, -1, 'race'],
  [440, 736, 1.14, -1, 'run'],
  [220, 560, 0.9, 1, 'run'],
  [420, 350, 0.68, 1, 'race'],
  [900, 262, 0.56, 1, 'run'],
  [1480, 270, 0.6, 1, 'race'],
  [1950, 450, 0.84, -1, 'run'],
] as const;

/** What can be learned. */
export const training: readonly SpreadLayout[] = [
  {
    key: 's04',
    kind: 'spots',
    scene: NETS,
    texts: [
      first('opening', 84, 72, 1030, 126, 'ink'),
      body('soap', 84, 976, 1030, 150, 'ink'),
      body('kick', 1290, 84, 1034, 150, 'ink'),
      asks('light', 640, 140),
      answers(40),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'soap']), stop(1200, 0, 1200, ['kick', 'so', 'again'])],
  },
  {
    key: 's05',
    kind: 'panorama',
    scene: flat('fogLoop', {
      heroes: LAPS.map(([x, y, scale, facing, pose], i) =>
        child(
          pose,
          { x, y, scale },
          {
            id: `lap${i + 1}`,
            facing,
            expression:
              (['joy', 'determined', 'breathHeld', 'joy', 'determined', 'breathHeld', 'joy', 'laugh'] as const)[i] ??
              'joy',
            haze: { colour: '#cfd3d8', share: [0.05, 0.1, 0.2, 0.36, 0.52, 0.62, 0.58, 0.42][i] ?? 0, lit: false },
          },
        ),
      ),
      companions: [animal('turtleStart', { x: 1410, y: 1150, scale: 2.5, depth: 1140 }, { expression: 'determined' })],
    }),
    texts: [
      first('opening', 84, 800, 1040, 80),
      body('rest', 84, 880, 1040, 72, 'light', { size: [26, 19] }),
      body('foot', 84, 956, 1040, 170),
      asks('light', 480, 150),
      answers(46, 'light', 480),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'rest', 'foot']), stop(1200, 0, 1200, ['so', 'again'])],
  },
];
