import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import { carriedLantern } from '../picture/carried-lantern';
import { DARK_HAND, toTheDawn as one } from '../picture/to-the-dawn';
import { first, other } from './parts';

const [wind, dark, dance, dawn] = ['s09', 's10', 's11', 's12'].map((key) => findSpread(one, key)) as [
  SpreadLayout,
  SpreadLayout,
  SpreadLayout,
  SpreadLayout,
];

const blownOut = carriedLantern({ kind: 'lanternOut', at: [1052, 812], scale: 1.6, depth: 1124.1, swing: 26 });
const cold = carriedLantern({ kind: 'lanternOut', at: [508, 872], scale: 1.3, depth: 1040.1 });

/** Both arms up; the lantern is forgotten in the grass. */
const dancing = (pose: 'leapForJoy' | 'cheer'): Partial<PictureSceneInput> => ({
  heroes: [
    first({
      at: { x: 860, y: 1106, scale: 2 },
      pose,
      expression: 'joy',
      lookAt: { actor: 'lost' },
      pitch: -0.3,
    }),
    other({
      at: { x: 300, y: 1116, scale: 1.9, depth: 1105 },
      pose: 'cheer',
      expression: 'joy',
      lookAt: { actor: 'lost' },
    }),
  ],
  props: [{ kind: 'lanternOut', at: { x: 1110, y: 1092, scale: 1.5 } }],
});

/** Through the dark to the lights and home. */
export const toTheDawn: readonly SpreadLayout[] = [
  retold(wind, {
    heroes: [
      first({
        at: { x: 830, y: 1124, scale: 1.85 },
        pose: 'braceWind',
        expression: 'uneasy',
        gaze: [0.8, -0.1],
        hands: { right: blownOut.fist },
      }),
      other({
        // Low, so that the eyes of the dark are seen above.
        at: { x: 400, y: 1130, scale: 1.7, depth: 1110 },
        pose: 'crouchReach',
        expression: 'fear',
        gaze: [0.8, -0.1],
        hands: {
          right: { at: { actor: 'foxInWind', part: 'middle', offset: [-20, -80] }, shape: 'rest', layer: 'front' },
        },
      }),
    ],
    companions: moved(wind, {
      foxInWind: { at: { x: 636, y: 1140, scale: 1.5 } },
      fireflyDim: { at: { x: 560, y: 1026, scale: 0.34, afloat: true, depth: 1139 } },
    }),
    props: [blownOut.prop],
  }),
  retold(dark, {
    heroes: [
      first({
        at: { x: 590, y: 1040, scale: 1.42 },
        pose: 'walk',
        expression: 'amazed',
        yaw: 0.7,
        pitch: -0.34,
        lookAt: { x: 1900, y: 300 },
        hands: { left: cold.fist, right: { at: { x: 752, y: 848 }, shape: 'cup' } },
      }),
      other({
        at: { x: 370, y: 1050, scale: 1.36, depth: 1030 },
        pose: 'walk',
        expression: 'wonder',
        yaw: 0.6,
        lookAt: { x: 1900, y: 300 },
        hands: {
          left: {
            at: { actor: 'second', part: 'chest', offset: [0, -30] },
            shape: 'rest',
            elbow: 'left',
            layer: 'front',
          },
        },
      }),
    ],
    companions: [
      { kind: 'foxWalk', at: { x: 160, y: 1080, scale: 1.1 }, expression: 'worry' },
      { kind: 'firefly', at: { x: 800, y: 770, scale: 1, afloat: true }, expression: 'joy', facing: -1, shine: 2.4 },
    ],
    props: [cold.prop],
  }),
  retold(dance, dancing('leapForJoy'), { onWheels: dancing('cheer') }),
  // One is in her arms already, the other brings the dark.
  retold(dawn, {
    heroes: [
      first({
        at: { x: 1336, y: 1104, scale: 1.5 },
        pose: 'run',
        expression: 'joy',
        lookAt: { actor: 'mother' },
        hands: {
          left: { at: DARK_HAND, shape: 'cup', angle: 186, thumb: 'up' },
          right: { at: { x: 1496, y: 780 }, shape: 'wave' },
        },
      }),
      other({
        at: { x: 1660, y: 1072, scale: 1.34, depth: 1030 },
        pose: 'hugStand',
        expression: 'joy',
        lookAt: { actor: 'mother' },
        hands: {
          right: { at: { actor: 'mother', part: 'leftShoulder', offset: [20, 20] }, shape: 'rest' },
        },
      }),
    ],
    companions: moved(dawn, {
      mother: {
        at: { x: 1928, y: 1036, scale: 1.4 },
        lookAt: { actor: 'second' },
        hands: {
          left: { at: { actor: 'second', part: 'leftShoulder' }, shape: 'rest' },
          right: { at: { actor: 'second', part: 'back' }, shape: 'rest', layer: 'front' },
        },
      },
    }),
  }),
];
