import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, stop } from '../../picture-parts';
import { BY_DAY, LATER, picture, WHOLE } from './parts';

const INK = { tone: 'ink' } as const;

/** Butterflies, no weather at all, and the weather of grandfather. */
export const sharedWeather: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'farShot',
    scene: picture({
      stage: 'hallWide',
      palette: 'night',
      heroes: [
        {
          at: { x: 1570, y: 1100, scale: 2.1 },
          pose: 'standStill',
          expression: 'shy',
          outfit: BY_DAY,
          yaw: -0.3,
          gaze: [-0.7, 0.3],
          inside: 'butterflies',
        },
      ],
      companions: [
        { kind: 'grandfather', at: { x: 470, y: 1330, scale: 1.15, depth: 900 }, expression: 'joy', pose: 'peek' },
        { kind: 'butterfly', at: { x: 1860, y: 590, scale: 1, afloat: true } },
      ],
    }),
    texts: [
      opening('opening', box(140, 120, 900, 130)),
      block('question', box(140, 280, 900, 160)),
      block('answer', box(1810, 200, 430, 160)),
      block('song', box(1830, 680, 420, 250), { tone: 'gold' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'question']), stop(1200, 0, 1200, ['answer', 'song'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: picture({
      stage: 'flowerGarden',
      palette: 'dawn',
      mute: 0.5,
      blur: 8,
      view: { x: -140, y: 540, width: 1280, height: 640 },
      heroes: [
        {
          at: { x: 640, y: 1110, scale: 1.75 },
          pose: 'sitGround',
          expression: 'asleep',
          outfit: LATER,
          tilt: 0.32,
          inside: 'quiet',
        },
      ],
      companions: [{ kind: 'dogSleep', at: { x: 860, y: 1135, scale: 1.35 }, expression: 'asleep' }],
      quietZones: [{ x: 190, y: 840, rx: 520, ry: 420, colour: '#f7e9de', alpha: 0.9 }],
    }),
    texts: [
      opening('opening', box(140, 260, 880, 150), INK),
      block('hush', box(140, 490, 880, 150), INK),
      block('still', box(140, 760, 880, 130), INK),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'hush', 'still'])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: picture({
      stage: 'sofaWide',
      palette: 'still',
      mute: 0.85,
      heroes: [
        {
          at: { x: 300, y: 1030, scale: 0.85 },
          pose: 'standStill',
          expression: 'worry',
          outfit: LATER,
          yaw: 0.6,
          gaze: [0.8, 0],
        },
      ],
      companions: [
        { kind: 'grandfather', at: { slot: 'sofa', scale: 0.9 }, expression: 'sad', pose: 'sitChair' },
        { kind: 'dogSit', at: { x: 640, y: 1120, scale: 0.8 }, expression: 'sad' },
      ],
    }),
    texts: [
      opening('opening', box(460, 400, 660, 150), INK),
      block('silence', box(460, 570, 640, 130), INK),
      block('task', box(460, 720, 640, 110), INK),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'silence']), stop(1200, 0, 1200, ['task'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: picture({
      stage: 'sofaWide',
      palette: 'still',
      mute: 0.85,
      view: { x: 940, y: 300, width: 1360, height: 680 },
      heroes: [
        {
          at: { slot: 'sofaLeft' },
          pose: 'sitBench',
          expression: 'calm',
          outfit: LATER,
          yaw: 0.9,
          tilt: 0.35,
          gaze: [0.3, 0.6],
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { slot: 'sofa' },
          expression: 'sad',
          pose: 'sitChair',
          facing: -1,
          inside: 'longRain',
        },
      ],
      quietZones: [{ x: 1300, y: 640, rx: 330, ry: 330, colour: '#f1ece2', alpha: 0.7 }],
    }),
    texts: [
      block('question', box(100, 120, 620, 180), INK),
      block('listening', box(100, 330, 560, 220), INK),
      block('answer', box(100, 570, 480, 300), { ...INK, size: [24, 17] }),
      block('turn', box(100, 930, 480, 130), INK),
    ],
    stops: [stop(1200, 0, 1200, ['question', 'listening', 'answer', 'turn'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: picture({
      stage: 'sofaWide',
      palette: 'rain',
      mute: 0.85,
      view: { x: 400, y: 110, width: 2000, height: 1000 },
      heroes: [
        {
          at: { slot: 'sofaLeft' },
          pose: 'sitUmbrella',
          expression: 'calm',
          outfit: LATER,
          holds: 'hugeUmbrella',
          yaw: 0.5,
          gaze: [0.5, -0.5],
        },
      ],
      companions: [
        { kind: 'grandfather', at: { slot: 'sofa' }, expression: 'calm', pose: 'sitChair', facing: -1 },
        { kind: 'dogSleep', at: { x: 1640, y: 1085, scale: 0.95 }, expression: 'asleep' },
      ],
    }),
    texts: [],
    stops: [stop(1200, 0, 1200, [])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture({
      stage: 'flowerGarden',
      palette: 'day',
      mute: 0.35,
      view: WHOLE,
      heroes: [
        {
          at: { x: 880, y: 1140, scale: 2.1 },
          pose: 'holdHands',
          expression: 'joy',
          outfit: LATER,
          gaze: [0.3, -0.6],
          inside: 'sun',
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 1215, y: 1130, scale: 1.9 },
          expression: 'joy',
          facing: -1,
          inside: 'clearing',
        },
        { kind: 'dogSit', at: { x: 300, y: 1120, scale: 0.95 }, expression: 'joy' },
      ],
      weather: 'rainbow',
      quietZones: [{ x: -60, y: 330, rx: 640, ry: 420, colour: '#f2f5ee', alpha: 0.85 }],
    }),
    texts: [
      block('arms', box(140, 110, 900, 200), INK),
      call('question', [400, 400], 28, 560, INK),
      block('answer', box(140, 470, 900, 150), INK),
      block('end', box(1250, 100, 390, 250), { ...INK, face: 'heading' }),
    ],
    stops: [stop(0, 0, 1200, ['arms', 'question', 'answer']), stop(1200, 0, 1200, ['end'])],
  },
];
