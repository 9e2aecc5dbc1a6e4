import type { SpreadLayout } from '../../../picture-book';
import { lateComers } from './crowd';
import { block, call, heading, OUTFIT, PAPER, panorama, stops } from './parts';
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
        { kind: 'dogSit', at: { x: 2060, y: 1165, scale: 1.6 }, expression: 'joy', facing: -1 },
        { kind: 'rooster', at: { x: 2320, y: 1040, scale: 0.85 }, expression: 'asleep', facing: -1 },
        ...lateComers,
        { kind: 'catSit', at: { x: 640, y: 1010, scale: 0.62 }, expression: 'worry' },
        { kind: 'raccoonSit', at: { x: 232, y: 1074, scale: 0.82, afloat: true, depth: 1141 }, expression: 'shy' },
      ],
    }),
    texts: [
      heading('opening', [150, 90, 900, 150]),
      block('list', [150, 245, 900, 150]),
      block('case', [1500, 110, 780, 230]),
    ],
    stops: stops(
      [
        [60, 360, 840, 840],
        ['opening', 'list'],
      ],
      [[1400, 360, 840, 840], ['case']],
    ),
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
          box: { x: 110, y: 246, width: 990, height: 596 },
          scene: {
            stage: 'cityStreet',
            palette: 'day',
            view: { x: 90, y: 560, width: 1040, height: 626 },
            heroes: [
              {
                at: { x: 570, y: 1130, scale: 1.5 },
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
                at: { x: 985, y: 1110, scale: 1.3 },
                expression: 'worry',
                facing: -1,
                pose: 'standStill',
                outfit: 'polo',
              },
              {
                kind: 'elderWoman',
                at: { x: 205, y: 934, scale: 0.8, afloat: true, depth: 900 },
                expression: 'asleep',
                pose: 'sitBench',
              },
              {
                kind: 'raccoonSit',
                at: { x: 345, y: 926, scale: 0.62, afloat: true, depth: 899 },
                expression: 'shy',
                facing: -1,
              },
              { kind: 'dogSit', at: { x: 372, y: 1140, scale: 0.9 }, expression: 'joy' },
            ],
            props: [{ kind: 'bicycle', at: { x: 846, y: 1140, scale: 1.15 } }],
          },
        },
      ],
    },
    texts: [
      heading('rule', [150, 92, 960, 84], { size: [36, 20] }),
      block('talk', [150, 892, 880, 220], { size: [22, 17] }),
      block('looks', [1300, 930, 920, 190], { align: 'center', face: 'heading' }),
    ],
    stops: stops(
      [
        [100, 236, 1010, 616],
        ['rule', 'talk'],
      ],
      [[1330, 60, 860, 860], ['looks']],
    ),
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
          at: { x: 728, y: 1290, scale: 2.9, depth: 700, afloat: true },
          pose: 'lightCandle',
          expression: 'wonder',
          outfit: OUTFIT,
          holds: 'magnifier',
          gaze: [0.9, -0.1],
          yaw: 0.55,
        },
      ],
      companions: [
        { kind: 'dogSit', at: { x: 226, y: 1000, scale: 1.8, depth: 690, afloat: true }, expression: 'joy' },
        {
          kind: 'parrot',
          at: { x: 1850, y: 690, scale: 2.1, afloat: true, depth: 1400 },
          expression: 'laugh',
          facing: -1,
        },
      ],
    }),
    texts: [
      call('ring', [1640, 235], 52, 620, { turn: -5, tone: 'ink' }),
      heading('market', [150, 895, 440, 110], { size: [26, 18] }),
      block('question', [150, 1018, 440, 110], { size: [21, 16] }),
      block('alibi', [670, 895, 450, 230], { size: [21, 16] }),
      heading('rule', [1300, 895, 450, 230], { size: [26, 18] }),
      block('parrot', [1830, 895, 430, 232], { size: [20, 16] }),
    ],
    stops: stops(
      [
        [1290, 20, 840, 840],
        ['ring', 'market'],
      ],
      [
        [230, 20, 840, 840],
        ['question', 'alibi'],
      ],
      [
        [1540, 20, 840, 840],
        ['rule', 'parrot'],
      ],
    ),
  },
  {
    key: 's05',
    kind: 'farShot',
    scene: panorama({
      stage: 'roofsAbove',
      palette: 'night',
      heroes: [
        {
          at: { x: 1640, y: 816, scale: 0.6 },
          pose: 'crouch',
          expression: 'determined',
          outfit: OUTFIT,
          gaze: [-0.8, 0.2],
          yaw: -0.5,
        },
      ],
      companions: [
        { kind: 'dogSleep', at: { x: 1812, y: 824, scale: 0.56 }, expression: 'asleep', facing: -1 },
        { kind: 'catSit', at: { x: 400, y: 626, scale: 0.42, afloat: true }, colour: '#c8b8a8' },
        { kind: 'catSit', at: { x: 486, y: 630, scale: 0.36, afloat: true }, colour: '#e0a468', facing: -1 },
        { kind: 'raccoonSit', at: { x: 578, y: 640, scale: 0.44, afloat: true }, expression: 'shy' },
        { kind: 'catWalk', at: { x: 730, y: 634, scale: 0.42, afloat: true }, colour: '#8a90a8' },
        { kind: 'catSit', at: { x: 1330, y: 526, scale: 0.3, afloat: true }, colour: '#d8d4e0' },
        { kind: 'catCurl', at: { x: 2100, y: 930, scale: 0.6, afloat: true }, colour: '#e0a468' },
      ],
    }),
    texts: [
      heading('rule', [150, 100, 900, 190], { tone: 'light' }),
      block('watch', [1300, 100, 960, 230], { tone: 'light' }),
      call('snore', [1900, 552], 24, 720, { turn: -3, tone: 'light' }),
    ],
    stops: stops(
      [[1380, 440, 760, 760], ['rule']],
      [[280, 420, 760, 760], ['watch']],
      [[1480, 500, 640, 640], ['snore']],
    ),
  },
  {
    key: 's06',
    kind: 'single',
    scene: {
      kind: 'spread',
      paper: '#141b36',
      pictures: [
        { scene: { stage: 'lensPage', palette: 'print' } },
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
                gaze: [-0.6, 0.9],
                yaw: -0.6,
                pitch: 0.25,
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
            props: [{ kind: 'lantern', at: { x: 618, y: 1150, scale: 1.55 } }],
            quietZones: [
              { x: 600, y: 700, rx: 1900, ry: 1900, colour: '#141b36', alpha: 0.45 },
              { x: 640, y: 180, rx: 1250, ry: 560, colour: '#141b36', alpha: 0.9 },
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
      call('see', [2080, 330], 20, 480, { tone: 'gold', face: 'story' }),
    ],
    stops: stops(
      [
        [270, 240, 700, 700],
        ['fog', 'hand'],
      ],
      [
        [1380, 340, 860, 860],
        ['suitcase', 'see'],
      ],
    ),
  },
];
