import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box, type Companion } from '../../picture-parts';
import { cat, raised } from '../picture/parts';
import { toTheMorning as one } from '../picture/spreads-night';
import { first, firstOutside, other, otherOutside } from './parts';

const [dream, midnight, frost, morning] = ['s09', 's10', 's11', 's12'].map((key) => findSpread(one, key)) as [
  SpreadLayout,
  SpreadLayout,
  SpreadLayout,
  SpreadLayout,
];

const SQUIRREL: Companion = {
  id: 'squirrel',
  kind: 'squirrel',
  at: { x: 1800, y: 1150, scale: 1.3, depth: 950 },
  expression: 'joy',
  facing: -1,
};

/** From the dream to the question that was missing. */
export const night: readonly SpreadLayout[] = [
  retold(
    dream,
    {
      heroes: [
        first({
          at: raised(1660, 1010, 1.85, 1000),
          pose: 'sitGround',
          expression: 'asleep',
          yaw: 0.5,
          hands: {
            left: { at: { x: 1720, y: 815 }, shape: 'fist', layer: 'front' },
            right: { at: { x: 1750, y: 795 }, shape: 'fist', layer: 'front' },
          },
        }),
        other({ at: raised(1500, 1000, 1.75, 990), pose: 'sitGround', expression: 'asleep', yaw: 0.3, tilt: 0.3 }),
      ],
      companions: [cat({ at: raised(1370, 830, 0.86, 1100), expression: 'surprise' })],
    },
    { places: { answer: { box: box(1290, 236, 660, 240) } } },
  ),
  retold(midnight, {
    heroes: [
      first({
        at: raised(2065, 850, 1.55, 800),
        pose: 'sleep',
        expression: 'asleep',
        facing: -1,
      }),
      other({
        at: raised(1790, 850, 1.5, 810),
        pose: 'sleep',
        expression: 'asleep',
        facing: -1,
        hands: { left: { at: { x: 1670, y: 950 }, shape: 'hang', layer: 'front' } },
      }),
    ],
  }),
  retold(frost, {
    heroes: [
      first({
        at: { x: 1560, y: 1190, scale: 2.45, depth: 900 },
        pose: 'standStill',
        expression: 'amazed',
        yaw: 3.12,
        hands: { left: { at: { x: 1400, y: 530 }, shape: 'wave', elbow: 'down' } },
      }),
      other({
        at: { x: 1960, y: 1186, scale: 2.3, depth: 895 },
        pose: 'standStill',
        expression: 'amazed',
        yaw: -3.12,
        hands: { right: { at: { x: 2130, y: 560 }, shape: 'wave', elbow: 'down' } },
      }),
    ],
    companions: [cat({ at: { x: 2270, y: 1170, scale: 1.4, depth: 910 }, expression: 'calm', facing: -1 })],
  }),
  retold(
    morning,
    {
      heroes: [
        firstOutside({
          at: { x: 1460, y: 1130, scale: 2.05, depth: 900 },
          pose: 'wave',
          expression: 'joy',
          facing: -1,
          yaw: -0.5,
          lookAt: { x: 560, y: 160 },
          hands: { left: { at: { actor: 'hero', part: 'chest', offset: [-6, 30] }, shape: 'rest' } },
        }),
        otherOutside({
          at: { x: 1000, y: 1130, scale: 1.95, depth: 895 },
          pose: 'wave',
          expression: 'laugh',
          facing: -1,
          yaw: -0.4,
          lookAt: { x: 560, y: 160 },
        }),
      ],
      companions: [SQUIRREL, cat({ at: { x: 720, y: 1020, scale: 1.5, depth: 920 }, expression: 'wonder' })],
    },
    { places: { cat: { box: box(440, 690, 380, 110) } } },
  ),
];
