import type { SpreadLayout } from '../../../picture-book';
import { BY_DAY, block, call, opening, pages, picture, WHOLE } from './parts';

/** The weather of the child: fog, sun, wind, rain, thunder and the counting after it. */
export const childsWeather: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: picture({
      stage: 'bedroom',
      palette: 'dawn',
      view: { x: -1200, y: 0, width: 2400, height: 1200 },
      heroes: [
        {
          at: { slot: 'bed' },
          pose: 'sitBed',
          expression: 'wonder',
          outfit: 'starryPajamas',
          gaze: [-0.6, -0.3],
        },
      ],
      weather: 'fog',
      quietZones: [{ x: -680, y: 480, rx: 620, ry: 460, colour: '#e4dfe8', alpha: 0.85 }],
    }),
    texts: [
      opening('opening', { x: 140, y: 200, width: 880, height: 170 }),
      block('guess', { x: 140, y: 420, width: 860, height: 330 }),
      call('kitchen', [330, 880], 30, 380, { turn: -5 }),
    ],
    stops: pages(['opening', 'guess', 'kitchen'], []),
  },
  {
    key: 's02',
    kind: 'single',
    scene: picture(
      {
        stage: 'kitchen',
        palette: 'day',
        view: { x: 60, y: 160, width: 1040, height: 1040 },
        heroes: [
          {
            at: { slot: 'left' },
            pose: 'handsOnHeart',
            expression: 'joy',
            outfit: BY_DAY,
            gaze: [0.7, -0.4],
            yaw: 0.5,
          },
        ],
        companions: [{ kind: 'grandfather', at: { slot: 'right' }, expression: 'joy', facing: -1, pose: 'crouch' }],
        props: [
          { kind: 'teapot', at: { slot: 'table' } },
          { kind: 'cookies', at: { slot: 'tableRight' } },
        ],
      },
      { x: 1200, y: 0, width: 1200, height: 1200 },
    ),
    texts: [
      opening('question', { x: 150, y: 170, width: 900, height: 190 }),
      block('custom', { x: 150, y: 400, width: 900, height: 130 }),
      block('answer', { x: 150, y: 580, width: 900, height: 170 }),
      block('remedy', { x: 150, y: 800, width: 900, height: 210 }),
    ],
    stops: pages(['question', 'custom'], ['answer', 'remedy']),
  },
  {
    key: 's03',
    kind: 'sequence',
    scene: picture({
      stage: 'flowerGarden',
      palette: 'day',
      view: WHOLE,
      heroes: [-250, 380, 1350].map((x, step) => ({
        id: `hero${step}`,
        at: { x, y: 1080 - step * 20, scale: 1.2 },
        pose: step === 1 ? 'jump' : 'run',
        expression: 'laugh' as const,
        outfit: BY_DAY,
        holds: step === 2 ? 'kite' : null,
      })),
      companions: [
        {
          kind: 'grandfather',
          at: { x: 960, y: 1000, scale: 1.05 },
          expression: 'laugh',
          pose: 'run',
          outfit: 'cardigan',
        },
      ],
      weather: 'wind',
      quietZones: [{ x: 0, y: 210, rx: 700, ry: 320, colour: '#dff1f2', alpha: 0.8 }],
    }),
    texts: [
      opening('opening', { x: 140, y: 100, width: 880, height: 120 }),
      block('kite', { x: 140, y: 250, width: 880, height: 190 }),
      block('question', { x: 1300, y: 110, width: 820, height: 110 }),
      {
        kind: 'path',
        text: 'answer',
        tone: 'ink',
        face: 'heading',
        along: [
          [1300, 330],
          [1650, 280],
          [2000, 320],
          [2300, 270],
        ],
        size: [28, 20],
        gapEm: 0.7,
      },
    ],
    stops: pages(['opening', 'kite'], ['question', 'answer']),
  },
  {
    key: 's04',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: '#f3f6f8',
      pictures: [
        {
          scene: {
            stage: 'playground',
            palette: 'day',
            view: { x: 160, y: 480, width: 900, height: 720 },
            heroes: [
              {
                at: { slot: 'middle' },
                pose: 'standStill',
                expression: 'sad',
                outfit: BY_DAY,
                pitch: 0.12,
                gaze: [0.7, 0.8],
              },
            ],
            weather: 'rain',
          },
          box: { x: 120, y: 330, width: 960, height: 768 },
          edge: 'soft',
        },
        {
          scene: {
            stage: 'playground',
            palette: 'day',
            view: { x: 560, y: 840, width: 450, height: 360 },
            props: [{ kind: 'iceCreamFallen', at: { x: 785, y: 1120, scale: 1.7 } }],
          },
          box: { x: 1400, y: 430, width: 800, height: 640 },
          edge: 'soft',
        },
      ],
    },
    texts: [
      opening('opening', { x: 150, y: 130, width: 900, height: 150 }),
      call('plip', [1480, 180], 26, 260, { turn: -6 }),
      call('plop', [1780, 330], 44, 420, { turn: 5 }),
      block('question', { x: 1310, y: 1066, width: 560, height: 60 }, { size: [18, 13] }),
      block('answer', { x: 1890, y: 1066, width: 430, height: 60 }, { size: [18, 13] }),
    ],
    stops: pages(['opening'], ['plip', 'plop', 'question', 'answer']),
  },
  {
    key: 's05',
    kind: 'panorama',
    scene: picture({
      stage: 'playroom',
      palette: 'dusk',
      view: WHOLE,
      heroes: [{ at: { x: 250, y: 1090, scale: 1.7 }, pose: 'kick', expression: 'determined', outfit: BY_DAY }],
      companions: [
        {
          kind: 'brother',
          at: { x: 1380, y: 1080, scale: 1.4 },
          expression: 'surprise',
          facing: -1,
          pose: 'standStill',
        },
      ],
      props: ['#4f8fb8', '#d59a48', '#c7584a', '#6d5f96'].map((colour, block) => ({
        kind: 'blocks',
        count: 1,
        colour,
        at: { x: 720 + block * 170, y: 900 - (block % 2) * 170, scale: 1, afloat: true },
      })),
      quietZones: [
        { x: -200, y: 330, rx: 620, ry: 400, colour: '#2c1f4e', alpha: 0.85 },
        { x: 1260, y: 330, rx: 640, ry: 420, colour: '#2c1f4e', alpha: 0.85 },
      ],
    }),
    texts: [
      call('soft', [260, 200], 26, 300, { tone: 'light', turn: -4 }),
      call('loud', [540, 330], 44, 460, { tone: 'light', turn: 4 }),
      call('loudest', [1760, 230], 84, 900, { tone: 'gold', turn: -6 }),
      block('elbow', { x: 1340, y: 390, width: 880, height: 190 }, { tone: 'light' }),
      block('roar', { x: 130, y: 480, width: 560, height: 170 }, { tone: 'gold', face: 'heading', size: [30, 20] }),
    ],
    stops: pages(['soft', 'loud'], ['loudest', 'elbow', 'roar']),
  },
  {
    key: 's06',
    kind: 'nearDark',
    scene: picture({
      stage: 'playroom',
      palette: 'dusk',
      view: { x: -170, y: 430, width: 1500, height: 750 },
      heroes: [
        {
          at: { slot: 'tent', scale: 1.15 },
          pose: 'sitGround',
          expression: 'determined',
          outfit: BY_DAY,
          gaze: [0.5, 0.4],
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 780, y: 1090, scale: 1.45 },
          expression: 'calm',
          facing: -1,
          pose: 'sitGround',
        },
      ],
      quietZones: [{ x: 1090, y: 640, rx: 420, ry: 330, colour: '#241c44', alpha: 0.85 }],
    }),
    texts: [
      block('opening', { x: 110, y: 90, width: 960, height: 200 }, { tone: 'light' }),
      block('short', { x: 1700, y: 120, width: 560, height: 80 }, { tone: 'light' }),
      block('thunder', { x: 1700, y: 230, width: 560, height: 90 }, { tone: 'gold', face: 'heading', size: [30, 20] }),
      block('long', { x: 1700, y: 380, width: 560, height: 210 }, { tone: 'light' }),
      block('gone', { x: 1700, y: 640, width: 560, height: 160 }, { tone: 'light' }),
    ],
    stops: pages(['opening'], ['short', 'thunder', 'long', 'gone']),
  },
];
