import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { carriedLantern } from '../picture/carried-lantern';
import { FIST_AT_GATE } from '../picture/getting-ready';
import { toTheFox as one } from '../picture/to-the-fox';
import { first, firstInBed, other, otherInBed } from './parts';

const swung = carriedLantern({ kind: 'lantern', at: [728, 660], scale: 1.7, depth: 1112.1, swing: -34 });
const held = carriedLantern({ kind: 'lantern', at: [330, 800], scale: 1.5, depth: 1090.1 });
const firefly = (x: number, y: number, scale: number, expression: 'joy' | 'worry') =>
  ({ kind: 'firefly', at: { x, y, scale, afloat: true }, expression }) as const;

/** From the knock on the window to the fox. */
export const toTheFox: readonly SpreadLayout[] = [
  retold(findSpread(one, 's01'), {
    heroes: [
      firstInBed({
        at: { x: 560, y: 900, scale: 2.45, afloat: true, depth: 850 },
        pose: 'sitBed',
        expression: 'breathHeld',
        gaze: [0.9, -0.3],
        hands: {
          left: { at: { actor: 'hero', part: 'chest', offset: [-16, -40] }, shape: 'fist', angle: -40, elbow: 'left' },
          right: { at: { x: 650, y: 872 }, shape: 'fist', angle: 100, elbow: 'right', layer: 'front' },
        },
      }),
      otherInBed({
        at: { x: 300, y: 890, scale: 2.25, afloat: true, depth: 845 },
        pose: 'sitBed',
        expression: 'uneasy',
        gaze: [0.9, -0.3],
        hands: { right: { at: { actor: 'hero', part: 'leftArm' }, shape: 'rest', elbow: 'down', layer: 'front' } },
      }),
    ],
  }),
  retold(findSpread(one, 's02'), {
    heroes: [
      firstInBed({
        at: { x: 640, y: 1262, scale: 3.9, afloat: true, depth: 900 },
        pose: 'palmLight',
        expression: 'amazed',
        lookAt: { x: 1000, y: 900 },
        pitch: 0.2,
        hands: {
          left: { at: { x: 930, y: 1014 }, shape: 'cradle', angle: -6, thumb: 'up', elbow: 'down', layer: 'front' },
          right: { at: { x: 1016, y: 990 }, shape: 'cradle', angle: -12, thumb: 'up' },
        },
      }),
      otherInBed({
        at: { x: 310, y: 1230, scale: 3.6, afloat: true, depth: 890 },
        pose: 'palmLight',
        expression: 'wonder',
        lookAt: { x: 1000, y: 900 },
        yaw: 0.34,
      }),
    ],
    companions: [
      {
        kind: 'firefly',
        at: { x: 1000, y: 858, scale: 2.5, afloat: true, depth: 901 },
        expression: 'joy',
        facing: -1,
      },
    ],
  }),
  retold(
    findSpread(one, 's03'),
    {
      heroes: [
        first({
          at: { x: 560, y: 1100, scale: 2.15 },
          pose: 'openGate',
          expression: 'worry',
          holds: 'lantern',
          hands: { left: { at: { x: 462, y: 800 }, shape: 'hold' }, right: FIST_AT_GATE },
          lookAt: { x: 960, y: 520 },
        }),
        other({
          at: { x: 220, y: 1110, scale: 2, depth: 1090 },
          pose: 'standStill',
          expression: 'uneasy',
          lookAt: { x: 960, y: 520 },
          yaw: 0.3,
        }),
      ],
    },
    { picture: 3 },
  ),
  retold(findSpread(one, 's04'), {
    heroes: [
      first({
        at: { x: 600, y: 1090, scale: 0.98 },
        pose: 'walkLantern',
        expression: 'worry',
        holds: 'lantern',
        gaze: [0.7, -0.7],
      }),
      other({
        at: { x: 440, y: 1096, scale: 0.92, depth: 1089 },
        pose: 'walk',
        expression: 'uneasy',
        gaze: [0.6, -0.8],
      }),
    ],
  }),
  retold(
    findSpread(one, 's05'),
    {
      heroes: [
        first({
          at: { x: 620, y: 1112, scale: 1.9 },
          pose: 'startleScream',
          expression: 'scream',
          lookAt: { x: 1770, y: 862 },
          hands: { left: { at: { x: 350, y: 640 }, shape: 'wave' }, right: swung.fist },
        }),
        other({
          at: { x: 250, y: 1118, scale: 1.8, depth: 1100 },
          pose: 'startle',
          expression: 'scream',
          lookAt: { x: 1770, y: 862 },
        }),
      ],
      companions: [firefly(130, 420, 0.7, 'worry')],
      props: [swung.prop],
    },
    { places: { heroYell: { at: [650, 372], maxWidth: 960 } } },
  ),
  retold(
    findSpread(one, 's06'),
    {
      // From farther away than one child is seen, so that everybody is in the picture.
      view: { x: 0, y: 0, width: 2400, height: 1200 },
      heroes: [
        first({
          at: { x: 250, y: 1090, scale: 1.95 },
          pose: 'standStill',
          expression: 'wonder',
          lookAt: { actor: 'foxCreep' },
          hands: { right: held.fist },
        }),
        other({
          at: { x: 580, y: 1108, scale: 2.05 },
          pose: 'crouchReach',
          expression: 'calm',
          lookAt: { actor: 'foxCreep' },
          pitch: 0.3,
          gaze: [0.72, 0.8],
          hands: {
            left: { at: { actor: 'second', part: 'rightKnee', offset: [-14, -8] }, shape: 'rest', elbow: 'left' },
            right: { at: { x: 830, y: 1010 }, shape: 'cup', thumb: 'up' },
          },
        }),
      ],
      companions: [
        {
          kind: 'foxCreep',
          at: { x: 1054, y: 1104, scale: 1.6 },
          expression: 'fear',
          facing: -1,
          lookAt: { actor: 'second' },
        },
        firefly(930, 600, 0.8, 'joy'),
      ],
      props: [held.prop],
    },
    { places: { fox: { box: box(150, 110, 880, 220) } } },
  ),
];
