import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, stop } from '../../picture-parts';
import { BY_DAY, picture, WHOLE } from './parts';

const INK = { tone: 'ink' } as const;

/** Of the tower, thrown about by the storm: where each flies, and its size. */
const BLOCKS = [
  ['#4f8fb8', 930, 860, 1.5],
  ['#d59a48', 1010, 560, 1],
  ['#c7584a', 1330, 700, 1.9],
  ['#d59a48', 2230, 780, 1.5],
  ['#4f8fb8', 2090, 330, 0.9],
] as const;

/** The weather of the child: fog, sun, wind, rain, thunder and the counting after it. */
export const childsWeather: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: picture({
      stage: 'bedWide',
      palette: 'fog',
      mute: 0.72,
      view: { x: 300, y: 150, width: 2100, height: 1050 },
      heroes: [
        {
          at: { slot: 'bed' },
          pose: 'sitBed',
          expression: 'wonder',
          outfit: 'starryPajamas',
          gaze: [-0.4, 0.5],
          inside: 'fog',
        },
      ],
    }),
    texts: [
      opening('opening', box(140, 220, 900, 190), INK),
      block('guess', box(140, 450, 820, 330), INK),
      call('kitchen', [330, 950], 30, 380, { tone: 'ink', turn: -5 }),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'guess', 'kitchen'])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: {
      ...picture(
        {
          stage: 'kitchen',
          palette: 'day',
          mute: 0.72,
          view: { x: 130, y: 270, width: 930, height: 930 },
          heroes: [
            {
              at: { x: 470, y: 1010, scale: 1.72, depth: 800 },
              pose: 'stand',
              expression: 'joy',
              outfit: BY_DAY,
              gaze: [0.7, 0.5],
              yaw: 0.4,
              inside: 'sun',
            },
          ],
          companions: [
            {
              kind: 'grandfather',
              at: { x: 745, y: 1210, scale: 1.6, depth: 790 },
              expression: 'calm',
              facing: -1,
              pose: 'kneel',
            },
          ],
          props: [{ kind: 'cookies', at: { slot: 'tableRight' } }],
        },
        box(1200, 0, 1200, 1200),
      ),
      paper: '#f8f2e7',
    },
    texts: [
      opening('question', box(150, 170, 900, 190), INK),
      block('custom', box(150, 400, 900, 130), INK),
      block('answer', box(150, 580, 900, 170), INK),
      block('remedy', box(150, 800, 900, 210), INK),
    ],
    stops: [stop(1200, 0, 1200, ['question', 'custom', 'answer', 'remedy'])],
  },
  {
    key: 's03',
    kind: 'sequence',
    scene: picture({
      stage: 'flowerGarden',
      palette: 'day',
      mute: 0.6,
      view: WHOLE,
      heroes: (
        [
          [-330, 1010, 1.15],
          [180, 1070, 1.5],
          [1290, 1140, 1.8],
        ] as const
      ).map(([x, y, scale], step) => ({
        id: `hero${step}`,
        at: { x, y, scale },
        pose: step === 1 ? 'jump' : 'run',
        expression: 'laugh' as const,
        outfit: BY_DAY,
        holds: step === 2 ? 'kite' : null,
        inside: 'wind' as const,
      })),
      companions: [
        {
          kind: 'grandfather',
          at: { x: 850, y: 1050, scale: 1.15 },
          expression: 'laugh',
          pose: 'run',
          outfit: 'cardigan',
        },
      ],
      weather: 'wind',
      quietZones: [{ x: 0, y: 230, rx: 760, ry: 340, colour: '#eef6f5', alpha: 0.8 }],
    }),
    texts: [
      opening('opening', box(140, 100, 940, 130), INK),
      block('kite', box(140, 270, 900, 190), INK),
      block('question', box(1290, 110, 700, 120), INK),
      path(
        'answer',
        [
          [1290, 330],
          [1650, 285],
          [2060, 340],
        ],
        [28, 22],
        { gapEm: 0.5 },
      ),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'kite']), stop(1200, 0, 1200, ['question', 'answer'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: picture({
      stage: 'playground',
      palette: 'day',
      mute: 0.75,
      blur: 5,
      view: { x: -250, y: 330, width: 1700, height: 850 },
      heroes: [
        {
          at: { x: 890, y: 1140, scale: 2.1 },
          pose: 'standStill',
          expression: 'sad',
          outfit: BY_DAY,
          yaw: -0.5,
          pitch: 0.2,
          gaze: [-0.7, 0.8],
          inside: 'rain',
        },
      ],
      props: [{ kind: 'iceCreamFallen', at: { x: 420, y: 1130, scale: 2.9 } }],
      quietZones: [{ x: 90, y: 560, rx: 520, ry: 360, colour: '#f2efe8', alpha: 0.85 }],
    }),
    texts: [
      opening('opening', box(130, 120, 900, 150), INK),
      call('plip', [300, 420], 26, 300, { tone: 'ink', turn: -6 }),
      call('plop', [420, 580], 44, 420, { tone: 'ink', turn: 5 }),
      block('question', box(1910, 180, 400, 260), { ...INK, size: [22, 16] }),
      block('answer', box(1910, 500, 400, 200), { ...INK, size: [22, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'plip', 'plop']), stop(1200, 0, 1200, ['question', 'answer'])],
  },
  {
    key: 's05',
    kind: 'panorama',
    scene: picture({
      stage: 'airWide',
      palette: 'thunder',
      heroes: [
        {
          at: { x: 600, y: 1160, scale: 2.75 },
          pose: 'cheer',
          expression: 'yawn',
          outfit: BY_DAY,
          inside: 'storm',
        },
      ],
      companions: [
        { kind: 'brother', at: { x: 1880, y: 1140, scale: 1.5 }, expression: 'worry', facing: -1, pose: 'think' },
      ],
      props: BLOCKS.map(([colour, x, y, scale], index) => ({
        kind: 'blocks',
        count: 1,
        colour,
        facing: index % 2 ? (-1 as const) : (1 as const),
        at: { x, y, scale, afloat: true },
      })),
      quietZones: [{ x: 600, y: 760, rx: 470, ry: 620, colour: '#b98fe6', alpha: 0.5 }],
    }),
    texts: [
      call('soft', [180, 170], 26, 200),
      call('loud', [960, 200], 44, 300, { turn: 4 }),
      call('loudest', [1760, 230], 84, 900, { tone: 'gold', turn: -6 }),
      block('elbow', box(1330, 390, 880, 190)),
      block('roar', box(820, 900, 330, 210), { tone: 'gold', face: 'heading', size: [30, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['soft', 'loud', 'roar']), stop(1200, 0, 1200, ['loudest', 'elbow'])],
  },
  {
    key: 's06',
    kind: 'nearDark',
    scene: picture({
      stage: 'tentWide',
      palette: 'dusk',
      heroes: [
        {
          at: { x: 650, y: 1010, scale: 1.75, depth: 900 },
          pose: 'sitGround',
          expression: 'determined',
          outfit: BY_DAY,
          gaze: [0.6, 0.2],
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 1490, y: 1130, scale: 1.75 },
          expression: 'calm',
          facing: -1,
          pose: 'sitGround',
        },
      ],
    }),
    texts: [
      block('opening', box(1270, 90, 1030, 190)),
      block('short', box(1800, 340, 500, 80)),
      block('thunder', box(1800, 440, 500, 110), { tone: 'gold', face: 'heading', size: [30, 20] }),
      block('long', box(1800, 590, 500, 230)),
      block('gone', box(1800, 860, 500, 160)),
    ],
    stops: [stop(60, 0, 1200, ['opening', 'short', 'thunder']), stop(1200, 0, 1200, ['long', 'gone'])],
  },
];
