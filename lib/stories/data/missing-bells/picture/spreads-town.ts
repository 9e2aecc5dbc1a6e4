import type { SpreadLayout } from '../../../picture-book';
import { lateComers } from './crowd';
import { block, call, heading, OUTFIT, PAPER, pages, panorama } from './parts';
import { witnesses } from './witnesses';

/** The morning without bells and the search in the town, until midnight at the station. */
export const inTown: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: panorama({
      stage: 'bellSquare',
      palette: 'dawn',
      heroes: [
        {
          at: { x: 1640, y: 1165, scale: 2.1 },
          pose: 'lightCandle',
          expression: 'wonder',
          outfit: OUTFIT,
          holds: 'magnifier',
          gaze: [-0.7, -0.6],
          yaw: -0.4,
          pitch: -0.1,
        },
      ],
      companions: [
        { kind: 'dogSit', at: { x: 2010, y: 1165, scale: 1.6 }, expression: 'joy', facing: -1 },
        { kind: 'rooster', at: { x: 2320, y: 1040, scale: 0.85 }, expression: 'asleep', facing: -1 },
        ...lateComers,
        { kind: 'catSit', at: { x: 640, y: 1010, scale: 0.62 }, expression: 'worry' },
        { kind: 'raccoonSit', at: { x: 232, y: 1074, scale: 0.82, afloat: true, depth: 1141 }, expression: 'shy' },
      ],
    }),
    texts: [
      heading('opening', [150, 100, 900, 110]),
      block('list', [150, 225, 900, 150]),
      block('case', [1500, 110, 780, 230]),
    ],
    stops: pages(['opening', 'list'], ['case']),
  },
  {
    key: 's02',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: PAPER,
      pictures: [
        { scene: { stage: 'lensPage', palette: 'hair' } },
        {
          box: { x: 40, y: 230, width: 1120, height: 690 },
          edge: 'soft',
          scene: {
            stage: 'cityStreet',
            palette: 'day',
            view: { x: 70, y: 560, width: 1040, height: 641 },
            heroes: [
              {
                at: { x: 400, y: 1125, scale: 1.55 },
                pose: 'crouchReach',
                expression: 'determined',
                outfit: OUTFIT,
                holds: 'magnifier',
                gaze: [0.8, 0.2],
                yaw: 0.6,
              },
            ],
            companions: [
              {
                kind: 'boyFriend',
                at: { x: 845, y: 1110, scale: 1.36 },
                expression: 'worry',
                facing: -1,
                pose: 'standStill',
                outfit: 'polo',
              },
              {
                kind: 'elderWoman',
                at: { x: 300, y: 905, scale: 0.72, afloat: true, depth: 900 },
                expression: 'asleep',
                pose: 'sitBench',
              },
              {
                kind: 'raccoonSit',
                at: { x: 425, y: 896, scale: 0.62, afloat: true, depth: 899 },
                expression: 'shy',
                facing: -1,
              },
              { kind: 'dogSit', at: { x: 205, y: 1110, scale: 1 }, expression: 'joy' },
            ],
            props: [{ kind: 'bicycle', at: { x: 668, y: 1130, scale: 1.2 } }],
          },
        },
      ],
    },
    texts: [
      heading('rule', [150, 95, 900, 120], { size: [36, 26] }),
      block('talk', [170, 915, 880, 215], { size: [22, 17] }),
      block('looks', [1300, 930, 920, 190], { align: 'center', face: 'heading' }),
    ],
    stops: pages(['rule', 'talk'], ['looks']),
  },
  witnesses,
  {
    key: 's04',
    kind: 'closeUp',
    scene: panorama({
      stage: 'cageView',
      palette: 'day',
      heroes: [
        {
          at: { x: 770, y: 1260, scale: 2.75, depth: 700, afloat: true },
          pose: 'lightCandle',
          expression: 'wonder',
          outfit: OUTFIT,
          holds: 'magnifier',
          gaze: [0.9, -0.1],
          yaw: 0.55,
        },
      ],
      companions: [
        { kind: 'dogSit', at: { x: 360, y: 1120, scale: 1.9, depth: 690, afloat: true }, expression: 'joy' },
        {
          kind: 'parrot',
          at: { x: 1800, y: 640, scale: 2.1, afloat: true, depth: 1400 },
          expression: 'laugh',
          facing: -1,
        },
      ],
    }),
    texts: [
      call('ring', [1720, 210], 54, 700, { turn: -5, tone: 'ink' }),
      heading('market', [170, 905, 440, 210], { size: [26, 20] }),
      block('question', [640, 905, 480, 110], { size: [22, 17] }),
      block('alibi', [640, 1000, 480, 150], { size: [22, 17] }),
      heading('rule', [1300, 905, 480, 210], { size: [26, 19] }),
      block('parrot', [1810, 905, 440, 220], { size: [22, 17] }),
    ],
    stops: pages(['market', 'question', 'alibi'], ['ring', 'rule', 'parrot']),
  },
  {
    key: 's05',
    kind: 'farShot',
    scene: panorama({
      stage: 'roofsAbove',
      palette: 'night',
      heroes: [
        {
          at: { x: 1690, y: 800, scale: 0.46 },
          pose: 'crouch',
          expression: 'determined',
          outfit: OUTFIT,
          gaze: [-0.8, 0.2],
          yaw: -0.5,
        },
      ],
      companions: [
        { kind: 'dogSleep', at: { x: 1830, y: 806, scale: 0.46 }, expression: 'asleep', facing: -1 },
        { kind: 'raccoonSit', at: { x: 566, y: 636, scale: 0.4, afloat: true }, expression: 'shy' },
      ],
    }),
    texts: [
      heading('rule', [150, 100, 900, 190], { tone: 'light' }),
      block('watch', [1300, 100, 960, 230], { tone: 'light' }),
      {
        kind: 'path',
        text: 'snore',
        tone: 'gold',
        face: 'heading',
        along: [
          [1900, 730],
          [1990, 660],
          [2110, 630],
          [2250, 560],
        ],
        size: [17, 26],
        gapEm: 0.6,
      },
    ],
    stops: pages(['rule'], ['watch', 'snore']),
  },
  {
    key: 's06',
    kind: 'single',
    scene: {
      kind: 'spread',
      paper: '#141b36',
      pictures: [
        {
          box: { x: 0, y: 0, width: 1200, height: 1200 },
          scene: { stage: 'lensPage', palette: 'print', view: { x: 0, y: 0, width: 1200, height: 1200 } },
        },
        {
          box: { x: 1200, y: 0, width: 1200, height: 1200 },
          scene: {
            stage: 'trainStation',
            palette: 'night',
            view: { x: 0, y: 0, width: 1200, height: 1200 },
            heroes: [
              {
                at: { x: 470, y: 1110, scale: 1.75 },
                pose: 'crouchReach',
                expression: 'determined',
                outfit: OUTFIT,
                holds: 'magnifier',
                gaze: [0.6, 0.8],
                yaw: 0.5,
                facing: -1,
              },
            ],
            companions: [
              { kind: 'dogWalk', at: { x: 780, y: 1120, scale: 1.35 }, expression: 'determined' },
              {
                kind: 'raccoonSit',
                at: { x: 1060, y: 1070, scale: 1.15, afloat: true, depth: 1130 },
                expression: 'worry',
                facing: -1,
              },
            ],
            weather: 'fog',
          },
        },
      ],
    },
    texts: [
      heading('fog', [140, 95, 950, 180], { tone: 'light', size: [28, 20] }),
      block('hand', [140, 930, 950, 170], { tone: 'gold', align: 'center', face: 'heading' }),
      block('suitcase', [1420, 100, 800, 170], { tone: 'light' }),
      call('see', [2060, 340], 19, 480, { tone: 'light', face: 'story' }),
    ],
    stops: pages(['fog', 'hand'], ['suitcase', 'see']),
  },
];
