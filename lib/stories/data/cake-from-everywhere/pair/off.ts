import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { handPlace, recipe, wordBalloon } from '../picture/parts';
import { toTheSunset } from '../picture/spreads-off';
import { first, other } from './parts';

const find = (key: string): SpreadLayout => findSpread(toTheSunset, key);

/** From the empty cupboard to the sunset. */
export const off: readonly SpreadLayout[] = [
  retold(
    find('s01'),
    {
      heroes: [
        first({
          liftSeated: 170,
          at: { x: 2070, y: 1440, scale: 3, depth: 910, afloat: true },
          pose: 'standStill',
          expression: 'uneasy',
          facing: -1,
          lookAt: { x: 1480, y: 960 },
          hands: {
            left: { at: { actor: 'held', part: 'middle' }, shape: 'fist', angle: -80, layer: 'front', elbow: 'down' },
            right: { at: { actor: 'rim', part: 'middle' }, shape: 'fist', angle: -100, layer: 'front', elbow: 'down' },
          },
        }),
        other({
          liftSeated: 160,
          liftSmall: 110,
          at: { x: 1740, y: 1400, scale: 2.75, depth: 900, afloat: true },
          pose: 'standStill',
          expression: 'wonder',
          facing: -1,
          tilt: -0.1,
          lookAt: { x: 1480, y: 1000 },
          hands: {
            left: {
              at: { actor: 'reached', part: 'middle' },
              shape: 'fist',
              angle: -80,
              layer: 'front',
              elbow: 'down',
            },
            right: { at: { x: 1840, y: 1000 }, shape: 'rest', elbow: 'right' },
          },
        }),
      ],
      props: [
        recipe(0, 1020, 660),
        wordBalloon(2160, 200, '#ffd95e', { facing: -1 }),
        handPlace('reached', 1640, 870, 1550),
        handPlace('held', 1950, 850, 1550),
        handPlace('rim', 2150, 850, 1550),
      ],
    },
    { places: { parrot: { at: [2160, 200] } } },
  ),
  retold(find('s02'), {
    heroes: [
      first({
        liftSeated: 150,
        at: { x: 1980, y: 1280, scale: 2.65, depth: 900, afloat: true },
        pose: 'standStill',
        expression: 'amazed',
        facing: -1,
        lookAt: { x: 700, y: 1000 },
        tilt: -0.1,
        pitch: 0.3,
        hands: {
          left: { at: { x: 1830, y: 640 }, shape: 'fist', elbow: 'left' },
          right: { at: { x: 2205, y: 640 }, shape: 'fist', elbow: 'right' },
        },
      }),
      other({
        liftSeated: 145,
        liftSmall: 100,
        at: { x: 1580, y: 1260, scale: 2.5, depth: 890, afloat: true },
        pose: 'standStill',
        expression: 'delight',
        facing: -1,
        lookAt: { x: 700, y: 1000 },
        pitch: 0.3,
        hands: {
          left: { at: { x: 1345, y: 640 }, shape: 'fist', elbow: 'left' },
          right: { at: { x: 1700, y: 850 }, shape: 'rest', elbow: 'right' },
        },
      }),
    ],
  }),
  retold(
    find('s03'),
    {
      heroes: [
        first({
          at: { x: 1770, y: 966, scale: 2.35, depth: 1120, afloat: true },
          pose: 'sitChair',
          expression: 'surprise',
          tilt: 0.3,
          lookAt: { x: 1440, y: 380 },
          hands: {
            left: { at: { x: 1962, y: 912 }, shape: 'fist', layer: 'front' },
            right: { at: { x: 2084, y: 906 }, shape: 'fist', layer: 'front' },
          },
        }),
        other({
          at: { x: 2230, y: 1150, scale: 1.6, depth: 1110 },
          pose: 'standStill',
          expression: 'laugh',
          facing: -1,
          lookAt: { x: 1962, y: 912 },
        }),
      ],
    },
    { places: { otherJet: { at: [2150, 545] } } },
  ),
  retold(find('s04'), {
    heroes: [
      first({
        at: { x: 1548, y: 474, scale: 1.2, depth: 900, afloat: true },
        pose: 'ride',
        expression: 'calm',
        haze: { colour: '#a8482a', share: 0.2, lit: true },
      }),
      other({
        at: { x: 1440, y: 478, scale: 1.1, depth: 899, afloat: true },
        pose: 'ride',
        expression: 'calm',
        haze: { colour: '#a8482a', share: 0.2, lit: true },
      }),
    ],
  }),
];
