import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, going, suitcase } from './parts';

/** She kneels at the water and counts wings. */
const AT_LAKE: Omit<Hero, 'at'> = {
  pose: 'crouch',
  facing: -1,
  expression: 'wonder',
  outfit: BY_DAY,
  lookAt: { x: 640, y: 430 },
  hands: {
    // Beside the cheek of every age, with nothing but water behind the finger.
    left: {
      at: { actor: 'hero', part: 'leftCheek', offset: [-112, 60] },
      shape: 'point',
      angle: 264,
      elbow: 'down',
      layer: 'front',
    },
    right: { at: { actor: 'hero', part: 'rightKnee' }, shape: 'rest' },
  },
};

/** From the night-light to the pictures of the afternoon. */
export const toTheTree: readonly SpreadLayout[] = [
  {
    key: 's04',
    kind: 'panorama',
    scene: flat('sisterNightLight', {
      heroes: [
        {
          at: { x: 1500, y: 1136, scale: 2.3, depth: 1140 },
          pose: 'standStill',
          expression: 'tenderness',
          outfit: BY_DAY,
          yaw: 0.7,
          lookAt: { actor: 'bundle' },
          hands: {
            right: { at: { x: 1700, y: 748 }, shape: 'point', elbow: 'down', layer: 'front' },
            left: { at: { actor: 'hero', part: 'leftSide', offset: [-10, 20] }, shape: 'hang', elbow: 'left' },
          },
        },
      ],
      companions: [
        {
          id: 'bundle',
          kind: 'babyWrapped',
          colour: '#ffd23f',
          at: { x: 2110, y: 930, scale: 3, depth: 1100, afloat: true },
          expression: 'yawn',
        },
        { kind: 'dogSit', at: { x: 560, y: 916, scale: 1.1 }, expression: 'wonder', lookAt: { actor: 'hero' } },
      ],
      props: [suitcase([330, 918, 1.15])],
    }),
    texts: [
      opening('stop', box(140, 80, 900, 130), { tone: 'ink', size: [32, 22] }),
      block('light', box(1290, 78, 1020, 250), { tone: 'ink', size: [26, 17] }),
      going(3, 936),
    ],
    stops: [stop(1200, 0, 1200, ['stop', 'light']), stop(0, 0, 1200, ['going'])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: flat(
      'sisterLake',
      {
        heroes: [{ ...AT_LAKE, at: { x: 1560, y: 1140, scale: 2.85 } }],
        props: [suitcase([2150, 1120, 1.6])],
      },
      { onWheels: { heroes: [{ ...AT_LAKE, at: { x: 1540, y: 1110, scale: 2.4 } }] } },
    ),
    texts: [
      opening('ask', box(140, 74, 1000, 180), { tone: 'ink', size: [32, 18] }),
      block('quack', box(768, 270, 382, 210), { tone: 'ink', size: [28, 18] }),
      block('answer', box(1400, 84, 860, 100), { tone: 'ink', face: 'heading', size: [28, 18] }),
      opening('going', box(1400, 196, 680, 120), { tone: 'ink', size: [28, 19], below: 'answer' }),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'quack']), stop(1200, 0, 1200, ['answer', 'going'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: flat('sisterTree', {
      heroes: [
        {
          at: { x: 700, y: 1150, scale: 2.5 },
          pose: 'walk',
          expression: 'uneasy',
          outfit: BY_DAY,
          facing: -1,
          // Only to see whether somebody comes.
          lookAt: { x: 1130, y: 560 },
          hands: {
            left: { at: { x: 543, y: 779 }, shape: 'fist', layer: 'front' },
            right: { at: { x: 571, y: 679 }, shape: 'fist', layer: 'front' },
          },
        },
      ],
      companions: [{ kind: 'plushBunny', at: { x: 1705, y: 1116, scale: 0.72 } }],
      props: [
        { kind: 'oliveBranch', at: { x: 557, y: 752, scale: 2.4, afloat: true, depth: 1145 }, turn: 14 },
        suitcase([2260, 1160, 1.5]),
      ],
    }),
    texts: [
      opening('sign', box(1826, 756, 428, 188), {
        tone: 'ink',
        size: [27, 11],
        align: 'center',
        verticalAlign: 'middle',
      }),
      block('sweep', box(140, 84, 980, 180), { tone: 'ink', size: [30, 20] }),
    ],
    stops: [stop(1200, 0, 1200, ['sign']), stop(0, 0, 1200, ['sweep'])],
  },
];
