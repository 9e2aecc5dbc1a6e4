import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, stop } from '../../picture-parts';
import { BY_DAY, LATER, picture } from './parts';

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
          at: { x: 1570, y: 1130, scale: 2.55 },
          pose: 'stand',
          expression: 'joy',
          outfit: BY_DAY,
          facing: -1,
          yaw: -0.62,
          lookAt: { actor: 'grandfather' },
          inside: 'butterflies',
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 470, y: 1330, scale: 1.12, depth: 900 },
          expression: 'joy',
          pose: 'standStill',
          lookAt: { actor: 'hero' },
        },
      ],
    }),
    texts: [
      opening('opening', box(140, 95, 960, 115)),
      block('question', box(140, 225, 960, 150)),
      block('answer', box(140, 388, 960, 90)),
      block('song', box(1840, 640, 420, 290), { tone: 'gold' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'question', 'answer']), stop(1200, 0, 1200, ['song'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: picture({
      stage: 'homeGarden',
      palette: 'evening',
      blur: 7,
      view: { x: 80, y: 530, width: 1280, height: 640 },
      heroes: [
        {
          at: { x: 838, y: 1120, scale: 1.5, depth: 1170 },
          pose: 'lieAlong',
          expression: 'asleep',
          outfit: LATER,
          inside: 'quiet',
        },
      ],
      companions: [{ kind: 'dogSleep', at: { x: 1135, y: 1120, scale: 1.42 }, expression: 'asleep', facing: -1 }],
      quietZones: [{ x: 300, y: 840, rx: 380, ry: 330, colour: '#fbe3d0', alpha: 0.7 }],
    }),
    texts: [
      opening('opening', box(140, 220, 680, 160), { ...INK, verticalAlign: 'bottom' }),
      block('hush', box(140, 436, 880, 150), INK),
      block('still', box(140, 660, 880, 130), INK),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'hush', 'still'])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: picture({
      stage: 'sofaWide',
      palette: 'still',
      mute: 0.95,
      tint: '#b4bac6',
      heroes: [
        {
          at: { x: 300, y: 1030, scale: 0.85 },
          pose: 'standStill',
          expression: 'worry',
          outfit: LATER,
          lookAt: { actor: 'dogSit' },
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 2030, y: 866, scale: 1.46, afloat: true, depth: 985 },
          expression: 'sad',
          pose: 'sitChair',
          lookAt: { actor: 'grandfather', part: 'rightKnee' },
        },
        {
          kind: 'dogSit',
          at: { x: 640, y: 1120, scale: 0.76 },
          expression: 'sad',
          facing: -1,
          lookAt: { actor: 'hero' },
        },
      ],
    }),
    texts: [
      opening('opening', box(460, 350, 660, 160), { ...INK, verticalAlign: 'bottom' }),
      block('silence', box(460, 545, 640, 140), INK),
      block('task', box(460, 692, 640, 130), INK),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'silence']), stop(1200, 0, 1200, ['task'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: picture({
      stage: 'sofaWide',
      palette: 'close',
      mute: 0.95,
      tint: '#8fa3c4',
      view: { x: 1150, y: 350, width: 1200, height: 600 },
      heroes: [
        {
          at: { x: 1868, y: 945, scale: 1.55, afloat: true, depth: 990 },
          pose: 'askOnSeat',
          expression: 'tenderness',
          outfit: LATER,
          lookAt: { actor: 'grandfather' },
          hands: {
            right: { at: { actor: 'grandfather', part: 'belly', offset: [-34, 44] }, shape: 'rest' },
            left: { at: { actor: 'hero', part: 'leftKnee', offset: [-10, -26] }, shape: 'rest', elbow: 'left' },
          },
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 2175, y: 925, scale: 1.62, afloat: true, depth: 985 },
          expression: 'sad',
          pose: 'sitOpen',
          facing: -1,
          inside: 'longRain',
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { actor: 'hero', part: 'back' }, shape: 'rest', layer: 'behind' },
            right: { at: { actor: 'grandfather', part: 'lap', offset: [70, -4] }, shape: 'rest', elbow: 'right' },
          },
        },
      ],
      quietZones: [{ x: 1390, y: 640, rx: 330, ry: 330, colour: '#dfe5ef', alpha: 0.8 }],
    }),
    texts: [
      block('question', box(140, 150, 900, 170), { ...INK, verticalAlign: 'bottom' }),
      block('listening', box(140, 352, 900, 130), INK),
      block('answer', box(140, 590, 900, 270), { ...INK, verticalAlign: 'bottom' }),
      block('turn', box(140, 900, 900, 130), INK),
    ],
    stops: [stop(1200, 0, 1200, ['question', 'listening', 'answer', 'turn'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: picture({
      stage: 'sofaWide',
      palette: 'rain',
      mute: 0.9,
      tint: '#c9ccd2',
      view: { x: 400, y: 85, width: 2000, height: 1000 },
      heroes: [
        {
          at: { x: 1782, y: 884, scale: 1.7, afloat: true, depth: 986 },
          pose: 'sitUmbrella',
          expression: 'tenderness',
          outfit: LATER,
          holds: 'hugeUmbrella',
          lookAt: { actor: 'grandfather' },
          hands: { right: { at: { x: 1918, y: 790 }, shape: 'grip' } },
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 2052, y: 870, scale: 1.62, afloat: true, depth: 985 },
          expression: 'tenderness',
          pose: 'sitOpen',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { actor: 'hero', part: 'back' }, shape: 'rest', layer: 'behind' },
            right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -30] }, shape: 'rest', elbow: 'right' },
          },
        },
        { kind: 'dogSleep', at: { x: 1600, y: 1062, scale: 1.4 }, expression: 'asleep' },
      ],
    }),
    texts: [],
    stops: [stop(1200, 0, 1200, [])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture({
      stage: 'homeGarden',
      palette: 'afterRain',
      heroes: [
        {
          at: { x: 566, y: 1160, scale: 2.3 },
          pose: 'holdHands',
          expression: 'joy',
          outfit: LATER,
          lookAt: { actor: 'grandfather' },
          hands: { right: { at: { actor: 'grandfather', part: 'leftHand' }, shape: 'hold' } },
          inside: 'sun',
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 955, y: 1150, scale: 1.95 },
          expression: 'joy',
          pose: 'holdHands',
          facing: -1,
          lookAt: { actor: 'hero' },
          inside: 'clearing',
        },
        { kind: 'dogSit', at: { x: 240, y: 1135, scale: 1.6 }, expression: 'joy', lookAt: { actor: 'hero' } },
      ],
      props: [{ kind: 'cookies', at: { x: 2080, y: 1110, scale: 2.2 } }],
      quietZones: [
        { x: 1790, y: 280, rx: 640, ry: 260, colour: '#eef8f4', alpha: 0.75 },
        { x: 1600, y: 1020, rx: 460, ry: 150, colour: '#2c6a34', alpha: 0.85 },
      ],
    }),
    texts: [
      block('arms', box(1330, 120, 900, 170), INK),
      block('question', box(1330, 310, 900, 70), INK),
      block('answer', box(1330, 390, 900, 130), INK),
      block('end', box(1330, 940, 600, 150), { face: 'heading', size: [30, 22] }),
    ],
    stops: [stop(0, 0, 1200, ['arms']), stop(1200, 0, 1200, ['question', 'answer', 'end'])],
  },
];
