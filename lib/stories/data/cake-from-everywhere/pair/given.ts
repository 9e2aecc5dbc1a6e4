import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { parrot, recipe, wordBalloon } from '../picture/parts';
import { toTheWhale } from '../picture/spreads-given';
import { first, firstInSnow, other, otherInSnow } from './parts';

const find = (key: string): SpreadLayout => findSpread(toTheWhale, key);

/** From the mango tree to the whale. */
export const given: readonly SpreadLayout[] = [
  retold(find('s05'), {
    heroes: [
      first({
        liftSeated: 190,
        at: { x: 2230, y: 1430, scale: 3, depth: 950, afloat: true },
        pose: 'standStill',
        expression: 'delight',
        facing: -1,
        tilt: -0.14,
        yaw: -0.3,
        gaze: [-0.8, 0.1],
        hands: {
          left: { at: { actor: 'nowKnuckle', part: 'middle' }, shape: 'fist', elbow: 'down', layer: 'front' },
          right: { at: { x: 2340, y: 960 }, shape: 'rest', elbow: 'right' },
        },
      }),
      other({
        liftSeated: 150,
        liftSmall: 110,
        at: { x: 1860, y: 1530, scale: 2.4, depth: 890, afloat: true },
        pose: 'standStill',
        expression: 'wonder',
        lookAt: { x: 1880, y: 480 },
      }),
    ],
  }),
  retold(
    find('s06'),
    {
      heroes: [
        first({
          at: { x: 2090, y: 1110, scale: 2, depth: 1100 },
          pose: 'countOnGround',
          expression: 'joy',
          facing: -1,
          lookAt: { actor: 'monkeyTail' },
        }),
        other({
          at: { x: 1835, y: 1120, scale: 1.75, depth: 1105 },
          pose: 'sitGround',
          expression: 'delight',
          facing: -1,
          lookAt: { actor: 'monkeyTail' },
        }),
      ],
      props: [recipe(4, 2270, 210), wordBalloon(2226, 590, '#ffd95e', { facing: -1 }, 0.88)],
    },
    { places: { parrot: { at: [2226, 590] } } },
  ),
  retold(find('s07'), {
    heroes: [
      firstInSnow({
        at: { x: 640, y: 1100, scale: 1.9, depth: 900 },
        pose: 'standStill',
        expression: 'breathHeld',
        lookAt: { actor: 'penguin', part: 'top' },
        hands: {
          left: { at: { x: 800, y: 850 }, shape: 'grip', layer: 'front' },
          right: { at: { x: 880, y: 826 }, shape: 'grip', layer: 'front' },
        },
      }),
      otherInSnow({
        at: { x: 1010, y: 1090, scale: 1.75, depth: 890 },
        pose: 'standStill',
        expression: 'calm',
        lookAt: { actor: 'penguin', part: 'top' },
        hands: {
          left: { at: { x: 925, y: 900 }, shape: 'grip', layer: 'front' },
          right: { at: { x: 1035, y: 955 }, shape: 'grip', layer: 'front' },
        },
      }),
    ],
  }),
  retold(find('s08'), {
    heroes: [
      first({
        at: { x: 1560, y: 500, scale: 1.5, depth: 900, afloat: true },
        pose: 'tumble',
        expression: 'laugh',
      }),
      other({
        at: { x: 2110, y: 520, scale: 1.4, depth: 890, afloat: true },
        pose: 'tumble',
        expression: 'delight',
      }),
    ],
    companions: [parrot('Tumbling', { x: 1840, y: 330, scale: 0.95 }, { expression: 'scream' })],
    props: [recipe(6, 150, 120), wordBalloon(1890, 120, '#9fdc8a', { facing: -1 })],
  }),
];
