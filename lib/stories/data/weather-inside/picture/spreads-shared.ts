import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, picture, stop } from '../../picture-parts';
import { audience } from './audience';
import { BY_DAY, type Hero, LATER } from './parts';
import { underUmbrella } from './under-umbrella';

const INK = { tone: 'ink' } as const;

/** The child who asks grandpa, and leans on him. */
const LEANING: Hero = {
  pose: 'askOnSeat',
  expression: 'tenderness',
  tilt: 0.26,
  outfit: LATER,
  lookAt: { actor: 'grandfather', part: 'belly' },
  hands: {
    right: { at: { actor: 'grandfather', part: 'lap', offset: [-62, -6] }, shape: 'rest', elbow: 'down' },
    left: {
      at: { actor: 'grandfather', part: 'lap', offset: [-30, -26] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
  },
};

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
          expression: 'amazed',
          outfit: BY_DAY,
          lookAt: { actor: 'grandfather' },
          hands: {
            left: { at: { actor: 'hero', part: 'leftSide', offset: [-22, 84] }, shape: 'fist', elbow: 'left' },
            right: {
              at: { actor: 'hero', part: 'rightShoulder', offset: [100, -24] },
              shape: 'wave',
              elbow: 'right',
            },
          },
          inside: 'butterflies',
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 905, y: 1012, scale: 1.22, depth: 1012, afloat: true },
          expression: 'amazed',
          pose: 'sitChair',
          lookAt: { actor: 'hero' },
          hands: {
            right: {
              at: { actor: 'grandfather', part: 'belly', offset: [6, -20] },
              shape: 'rest',
              elbow: 'right',
              layer: 'front',
            },
          },
        },
        ...audience,
      ],
    }),
    texts: [
      opening('opening', box(140, 95, 960, 115)),
      block('question', box(140, 225, 960, 150), { below: 'opening' }),
      block('answer', box(140, 388, 960, 90), { below: 'question' }),
      block('song', box(1840, 640, 420, 290), { tone: 'gold' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'question', 'answer']), stop(1200, 0, 1200, ['song'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: picture({
      stage: 'gardenNap',
      palette: 'evening',
      blur: 7,
      view: { x: 40, y: 515, width: 1350, height: 675 },
      heroes: [
        {
          at: { x: 838, y: 1108, scale: 1.5, depth: 1170 },
          pose: 'lieAlong',
          expression: 'asleep',
          outfit: LATER,
          inside: 'quiet',
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 1300, y: 1062, scale: 1.35, depth: 1060 },
          expression: 'tenderness',
          pose: 'kneelWonder',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: {
              at: { actor: 'grandfather', part: 'leftCheek', offset: [26, 24] },
              shape: 'point',
              angle: -80,
              layer: 'front',
            },
          },
        },
        { kind: 'dogSleep', at: { x: 1080, y: 1118, scale: 1.6, depth: 1140 }, expression: 'asleep', facing: -1 },
      ],
      quietZones: [{ x: 270, y: 830, rx: 400, ry: 340, colour: '#fbe3d0', alpha: 0.7 }],
    }),
    texts: [
      opening('opening', box(140, 220, 680, 160), { ...INK, verticalAlign: 'bottom' }),
      block('hush', box(140, 436, 880, 150), { ...INK, below: 'opening' }),
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
          at: { x: 300, y: 1030, scale: 0.95 },
          pose: 'standStill',
          expression: 'worry',
          outfit: LATER,
          lookAt: { actor: 'dog' },
          yaw: 0.5,
          pitch: 0.42,
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 2030, y: 854, scale: 1.5, afloat: true, depth: 985 },
          expression: 'sad',
          pose: 'sitOpen',
          facing: -1,
          lookAt: { actor: 'grandfather', part: 'leftKnee' },
          hands: {
            left: { at: { actor: 'grandfather', part: 'leftKnee', offset: [0, -24] }, shape: 'rest' },
            right: { at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -24] }, shape: 'rest', elbow: 'right' },
          },
        },
        { kind: 'photoOfGrandmother', at: { x: 1620, y: 290, scale: 0.94, depth: 900, afloat: true } },
        {
          kind: 'dogAsk',
          id: 'dog',
          at: { x: 660, y: 1128, scale: 0.95 },
          expression: 'calm',
          facing: -1,
          lookAt: { actor: 'hero' },
          yaw: -0.6,
          pitch: -0.2,
        },
      ],
    }),
    texts: [
      opening('opening', box(460, 330, 660, 160), { ...INK, verticalAlign: 'bottom' }),
      block('silence', box(460, 520, 640, 150), { ...INK, below: 'opening' }),
      block('task', box(460, 690, 640, 150), { ...INK, below: 'silence' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'silence']), stop(1200, 0, 1200, ['task'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: picture(
      {
        stage: 'sofaWide',
        palette: 'close',
        mute: 0.95,
        tint: '#8fa3c4',
        view: { x: 960, y: 210, width: 1440, height: 720 },
        heroes: [{ ...LEANING, at: { x: 1862, y: 858, scale: 1.5, afloat: true, depth: 990 } }],
        companions: [
          {
            kind: 'grandfather',
            at: { x: 2100, y: 852, scale: 1.55, afloat: true, depth: 985 },
            expression: 'sad',
            pose: 'sitOpen',
            facing: -1,
            inside: 'longRain',
            lookAt: { actor: 'grandfather', part: 'lap' },
            pitch: 0.38,
            tilt: -0.2,
            hands: {
              left: { at: { actor: 'hero', part: 'leftArm' }, shape: 'rest', angle: 100, layer: 'around' },
              right: {
                at: { actor: 'grandfather', part: 'rightKnee', offset: [6, -20] },
                shape: 'rest',
                elbow: 'right',
              },
            },
          },
          { kind: 'photoOfGrandmother', at: { x: 1824, y: 372, scale: 0.98, depth: 900, afloat: true } },
          {
            kind: 'dogLie',
            at: { x: 1330, y: 922, scale: 0.95 },
            expression: 'sad',
            lookAt: { actor: 'grandfather' },
            haze: { colour: '#8fa3c4', share: 0.42 },
          },
        ],
        quietZones: [{ x: 1340, y: 600, rx: 350, ry: 350, colour: '#dfe5ef', alpha: 0.8 }],
      },
      {
        forSmall: {
          heroes: [{ ...LEANING, tilt: 0.1, at: { x: 1858, y: 858, scale: 1.5, afloat: true, depth: 990 } }],
        },
      },
    ),
    texts: [
      block('question', box(140, 170, 900, 170), INK),
      block('listening', box(140, 352, 900, 150), { ...INK, below: 'question' }),
      block('answer', box(140, 590, 900, 290), INK),
      block('turn', box(140, 900, 900, 150), { ...INK, below: 'answer' }),
    ],
    stops: [stop(1200, 0, 1200, ['question', 'listening', 'answer', 'turn'])],
  },
  {
    key: 's11',
    kind: 'single',
    scene: underUmbrella,
    texts: [block('arms', box(140, 400, 680, 330), { size: [26, 18] })],
    stops: [stop(1200, 0, 1200, ['arms'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture({
      stage: 'homeGarden',
      palette: 'afterRain',
      heroes: [
        {
          at: { x: 520, y: 1170, scale: 2.3 },
          pose: 'holdHands',
          holds: 'umbrellaFolded',
          expression: 'tenderness',
          outfit: LATER,
          tilt: 0.12,
          lookAt: { actor: 'grandfather' },
          hands: {
            left: {
              at: { actor: 'hero', part: 'leftShoulder', offset: [-88, 160] },
              shape: 'grip',
              angle: 0,
              elbow: 'left',
            },
            right: { at: { actor: 'grandfather', part: 'leftHand' }, shape: 'hold' },
          },
          inside: 'sun',
        },
      ],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 905, y: 1182, scale: 2.02 },
          expression: 'joy',
          pose: 'holdHands',
          facing: -1,
          lookAt: { actor: 'hero' },
          inside: 'clearing',
          hands: { right: { at: { actor: 'cookies', part: 'bottom', offset: [-24, -8] }, shape: 'cup', angle: -10 } },
        },
        { kind: 'dogSit', at: { x: 140, y: 1165, scale: 1.3 }, expression: 'calm', lookAt: { actor: 'hero' } },
      ],
      props: [{ kind: 'cookies', at: { x: 1090, y: 730, scale: 1.3, afloat: true, depth: 1420 } }],
      quietZones: [{ x: 1700, y: 330, rx: 700, ry: 360, colour: '#fff3d2', alpha: 0.72 }],
    }),
    texts: [
      opening('question', box(1330, 150, 900, 90), INK),
      block('answer', box(1330, 270, 900, 170), { ...INK, below: 'question' }),
      block('end', box(1330, 480, 560, 160), { ...INK, face: 'heading', size: [30, 20], below: 'answer' }),
    ],
    stops: [stop(0, 0, 1200, ['question']), stop(1200, 0, 1200, ['answer', 'end'])],
  },
];
