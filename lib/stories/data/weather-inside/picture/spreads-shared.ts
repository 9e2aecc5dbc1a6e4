import type { SpreadLayout } from '../../../picture-book';
import { block, box, opening, picture, stop } from '../../picture-parts';
import { butterflies } from './butterflies';
import { longRain } from './long-rain';
import { type Hero, LATER } from './parts';
import { underUmbrella } from './under-umbrella';

const INK = { tone: 'ink' } as const;

/** The child who walks out with grandpa: one hand in his, a cookie in the other one. */
const FED: Hero = {
  pose: 'walk',
  expression: 'joy',
  outfit: LATER,
  tilt: 0.12,
  yaw: 0.6,
  lookAt: { actor: 'grandfather' },
  hands: {
    left: {
      at: { actor: 'cookie', part: 'bottom', offset: [0, -18] },
      shape: 'fist',
      elbow: 'down',
      layer: 'front',
    },
    right: { at: { actor: 'grandfather', part: 'leftHand' }, shape: 'hold' },
  },
  inside: 'sun',
};

/** Butterflies, no weather at all, and the weather of grandfather. */
export const sharedWeather: readonly SpreadLayout[] = [
  butterflies,
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
            left: { at: { actor: 'grandfather', part: 'leftKnee', offset: [0, -20] }, shape: 'rest' },
            right: {
              at: { actor: 'grandfather', part: 'leftCheek', offset: [26, 24] },
              shape: 'point',
              angle: -90,
              elbow: 'down',
              layer: 'front',
            },
          },
        },
        { kind: 'dogAsleep', at: { x: 950, y: 1128, scale: 1.6, depth: 1104 }, expression: 'asleep' },
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
          at: { x: 158, y: 1036, scale: 1.1 },
          pose: 'standStill',
          expression: 'worry',
          outfit: LATER,
          lookAt: { actor: 'grandfather' },
          yaw: 0.9,
          pitch: 0.02,
          tilt: 0.08,
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
          kind: 'dogWalk',
          id: 'dog',
          // Beside the umbrella, which would stand on its head.
          at: { x: 636, y: 1150, scale: 0.95 },
          expression: 'worry',
          facing: -1,
          lookAt: { actor: 'hero' },
          yaw: -0.62,
          pitch: -0.36,
        },
      ],
      // Before anybody is painted, so that it falls on the floor and on nobody's middle.
      props: [{ kind: 'doorLight', at: { x: 225, y: 890, scale: 1, afloat: true, depth: 10 } }],
    }),
    texts: [
      opening('opening', box(460, 330, 660, 160), { ...INK, verticalAlign: 'bottom' }),
      block('silence', box(460, 520, 640, 150), { ...INK, below: 'opening' }),
      block('task', box(460, 690, 640, 150), { ...INK, below: 'silence' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'silence']), stop(1200, 0, 1200, ['task'])],
  },
  longRain,
  {
    key: 's11',
    kind: 'single',
    scene: underUmbrella,
    texts: [block('arms', box(140, 400, 860, 330), { size: [26, 18] })],
    stops: [stop(1200, 0, 1200, ['arms'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture(
      {
        stage: 'gardenAfterRain',
        palette: 'afterRain',
        heroes: [{ ...FED, at: { x: 610, y: 1130, scale: 2.1 } }],
        companions: [
          {
            kind: 'grandfather',
            at: { x: 960, y: 1140, scale: 1.85 },
            expression: 'joy',
            pose: 'walk',
            lookAt: { actor: 'hero' },
            yaw: -0.6,
            inside: 'clearing',
            hands: {
              left: { at: { x: 800, y: 890 }, shape: 'hold' },
              right: { at: { actor: 'cookies', part: 'bottom', offset: [-24, -8] }, shape: 'cup', angle: -10 },
            },
          },
          {
            kind: 'dogSit',
            at: { x: 1420, y: 1136, scale: 1.1 },
            expression: 'joy',
            facing: -1,
            lookAt: { actor: 'hero' },
            yaw: -0.6,
            pitch: -0.3,
          },
        ],
        props: [
          { id: 'cookie', kind: 'oneCookie', at: { x: 448, y: 716, scale: 0.95, afloat: true, depth: 1400 } },
          { id: 'cookies', kind: 'cookies', at: { x: 1118, y: 720, scale: 1.1, afloat: true, depth: 1420 } },
        ],
        quietZones: [{ x: 1700, y: 330, rx: 700, ry: 320, colour: '#fff3d2', alpha: 0.5 }],
      },
      { onWheels: { heroes: [{ ...FED, at: { x: 572, y: 1130, scale: 2.1 } }] } },
    ),
    texts: [
      opening('question', box(1330, 150, 900, 90), INK),
      block('answer', box(1330, 270, 900, 170), { ...INK, below: 'question' }),
      block('end', box(1330, 480, 560, 160), { ...INK, face: 'heading', size: [30, 20], below: 'answer' }),
    ],
    stops: [stop(0, 0, 1200, ['question']), stop(1200, 0, 1200, ['answer', 'end'])],
  },
];
