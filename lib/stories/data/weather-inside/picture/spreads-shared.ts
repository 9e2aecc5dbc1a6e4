import type { SpreadLayout } from '../../../picture-book';
import { BY_DAY, block, call, LATER, opening, pages, picture, WHOLE } from './parts';

/** The living room with its sofa on the right page, and a bare wall before it. */
const FAR_SOFA = { x: -1100, y: 0, width: 2400, height: 1200 };

/** Butterflies, no weather at all, and the weather of grandfather. */
export const sharedWeather: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'farShot',
    scene: picture({
      stage: 'stageTheatre',
      palette: 'night',
      view: WHOLE,
      heroes: [
        {
          at: { x: 900, y: 1010, scale: 1.05 },
          pose: 'standStill',
          expression: 'shy',
          outfit: BY_DAY,
          gaze: [-0.5, 0.5],
        },
      ],
      companions: (
        [
          [820, 860],
          [960, 850],
          [890, 640],
          [1080, 620],
          [1240, 500],
        ] as const
      ).map(([x, y], index) => ({
        kind: 'butterfly',
        at: { x, y, scale: 0.6, afloat: true },
        facing: index % 2 ? (-1 as const) : (1 as const),
      })),
      quietZones: [{ x: -100, y: 480, rx: 620, ry: 520, colour: '#1c1636', alpha: 0.85 }],
    }),
    texts: [
      opening('opening', { x: 150, y: 180, width: 860, height: 130 }, { tone: 'light' }),
      block('question', { x: 150, y: 380, width: 860, height: 160 }, { tone: 'light' }),
      block('answer', { x: 150, y: 590, width: 860, height: 120 }, { tone: 'light' }),
      block('song', { x: 150, y: 780, width: 820, height: 170 }, { tone: 'gold' }),
    ],
    stops: pages(['opening', 'question', 'answer'], ['song']),
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: picture({
      stage: 'flowerGarden',
      palette: 'dusk',
      view: { x: 60, y: 640, width: 1080, height: 540 },
      heroes: [
        { at: { x: 780, y: 1110, scale: 1.25 }, pose: 'crouch', expression: 'calm', outfit: LATER, gaze: [0.6, 0.5] },
      ],
      companions: [{ kind: 'dogSit', at: { x: 960, y: 1120, scale: 1.1 }, expression: 'asleep', facing: -1 }],
      weather: 'fireflies',
      quietZones: [{ x: 320, y: 880, rx: 330, ry: 300, colour: '#39345e', alpha: 0.85 }],
    }),
    texts: [
      opening('opening', { x: 140, y: 260, width: 880, height: 150 }, { tone: 'light' }),
      block('hush', { x: 140, y: 490, width: 880, height: 150 }, { tone: 'light' }),
      block('still', { x: 140, y: 760, width: 880, height: 130 }, { tone: 'gold' }),
    ],
    stops: pages(['opening', 'hush', 'still'], []),
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: picture({
      stage: 'livingRoom',
      palette: 'dusk',
      view: FAR_SOFA,
      heroes: [
        { at: { x: -820, y: 1090, scale: 1 }, pose: 'standStill', expression: 'worry', outfit: LATER, gaze: [0.8, 0] },
      ],
      companions: [
        { kind: 'grandfather', at: { slot: 'sofa' }, expression: 'sad', pose: 'sitChair' },
        { kind: 'dogSit', at: { x: -300, y: 1100, scale: 0.9 }, expression: 'sad' },
      ],
      quietZones: [{ x: -560, y: 360, rx: 560, ry: 340, colour: '#6d6480', alpha: 0.8 }],
    }),
    texts: [
      opening('opening', { x: 160, y: 150, width: 860, height: 130 }, { tone: 'light' }),
      block('silence', { x: 160, y: 340, width: 860, height: 150 }, { tone: 'light' }),
      block('task', { x: 160, y: 530, width: 860, height: 100 }, { tone: 'light' }),
    ],
    stops: pages(['opening', 'silence'], ['task']),
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: picture({
      stage: 'livingRoom',
      palette: 'dusk',
      view: { x: -460, y: 400, width: 1300, height: 650 },
      heroes: [
        {
          at: { x: 90, y: 1020, scale: 1.2 },
          pose: 'kneel',
          expression: 'wonder',
          outfit: LATER,
          yaw: 1,
          pitch: -0.2,
          gaze: [0.6, -0.7],
        },
      ],
      companions: [{ kind: 'grandfather', at: { slot: 'sofa' }, expression: 'sad', pose: 'sitChair', facing: -1 }],
      quietZones: [
        { x: -230, y: 590, rx: 270, ry: 260, colour: '#4a4f70', alpha: 0.85 },
        { x: 660, y: 660, rx: 230, ry: 300, colour: '#4a4f70', alpha: 0.85 },
      ],
    }),
    texts: [
      block('question', { x: 100, y: 110, width: 640, height: 180 }, { tone: 'light' }),
      block('listening', { x: 100, y: 340, width: 600, height: 220 }, { tone: 'light' }),
      block('answer', { x: 1800, y: 180, width: 520, height: 400 }, { tone: 'light', size: [24, 17] }),
      block('turn', { x: 1800, y: 720, width: 520, height: 130 }, { tone: 'gold' }),
    ],
    stops: pages(['question', 'listening'], ['answer', 'turn']),
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: picture({
      stage: 'livingRoom',
      palette: 'dusk',
      view: { x: -640, y: 360, width: 1680, height: 840 },
      heroes: [
        {
          at: { slot: 'sofaRight', scale: 1 },
          pose: 'walkLantern',
          expression: 'calm',
          outfit: LATER,
          holds: 'umbrella',
          facing: -1,
        },
      ],
      companions: [
        { kind: 'grandfather', at: { slot: 'sofa' }, expression: 'calm', pose: 'sitChair' },
        { kind: 'dogSleep', at: { x: -220, y: 1090, scale: 1 }, expression: 'asleep' },
      ],
    }),
    texts: [],
    stops: pages([], []).slice(1),
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture({
      stage: 'flowerGarden',
      palette: 'day',
      view: WHOLE,
      heroes: [
        { at: { x: 930, y: 1090, scale: 1.5 }, pose: 'holdHands', expression: 'joy', outfit: LATER, gaze: [0.3, -0.6] },
      ],
      companions: [
        { kind: 'grandfather', at: { x: 1200, y: 1070, scale: 1.5 }, expression: 'joy', facing: -1 },
        { kind: 'dogSit', at: { x: 380, y: 1100, scale: 0.9 }, expression: 'joy' },
      ],
      weather: 'rainbow',
      quietZones: [{ x: -60, y: 330, rx: 640, ry: 420, colour: '#eef4ea', alpha: 0.85 }],
    }),
    texts: [
      block('arms', { x: 140, y: 110, width: 900, height: 200 }),
      call('question', [400, 400], 28, 560),
      block('answer', { x: 140, y: 470, width: 900, height: 150 }),
      block('end', { x: 1330, y: 120, width: 880, height: 110 }, { face: 'heading' }),
    ],
    stops: pages(['arms', 'question', 'answer'], ['end']),
  },
];
