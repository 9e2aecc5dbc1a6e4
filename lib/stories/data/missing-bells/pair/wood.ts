import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { OWL } from '../picture/crowd';
import { DENT, HAND_AT_MOUTH, inTheWood } from '../picture/spreads-wood';
import { first, other } from './parts';

const [trunks, flash, tree, thinking, shut, path] = ['s07', 's08', 's09', 's10', 's11', 's12'].map((key) =>
  findSpread(inTheWood, key),
) as [SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout];

/** In a small circle of light; the other hangs a card for the sixth rule. */
const cards = (pose: string) => [
  first({
    at: { x: 440, y: 1060, scale: 1.8 },
    pose,
    expression: 'worry',
    hands: {
      left: { at: { actor: 'hero', part: 'leftKnee', offset: [-4, -14] }, shape: 'rest' },
      right: { at: { actor: 'hero', part: 'rightCheek', offset: [-4, 30] }, shape: 'fist', elbow: 'down' },
    },
    lookAt: { x: 2250, y: 668 },
  }),
  other({
    at: { x: 2200, y: 1136, scale: 1.12, depth: 1136 },
    pose: 'pointUp',
    expression: 'determined',
    lookAt: { x: 2250, y: 700 },
    hands: { right: { at: { x: 2256, y: 806 }, shape: 'pinch' } },
  }),
];

const listening = [
  first({
    at: { x: 890, y: 1640, scale: 2.3, afloat: true, depth: 1300 },
    liftSeated: 100,
    pose: 'standStill',
    expression: 'delight',
    yaw: -0.2,
    pitch: -0.24,
  }),
  other({
    at: { x: 1400, y: 1650, scale: 2.15, afloat: true, depth: 1301 },
    liftSeated: 100,
    pose: 'standStill',
    expression: 'delight',
    yaw: 0.2,
    pitch: -0.24,
  }),
];

/** Into the wood, the raccoon, the owl, and the sixth rule. */
export const wood: readonly SpreadLayout[] = [
  retold(trunks, {
    heroes: [
      first({
        at: { x: 1466, y: 1082, scale: 1.2 },
        pose: 'walk',
        expression: 'uneasy',
        hands: {
          left: { at: { x: 1376, y: 908 }, shape: 'rest' },
          right: { at: { actor: 'second', part: 'leftShoulder' }, shape: 'rest', layer: 'front' },
        },
        lookAt: { x: 700, y: 760 },
        yaw: -0.75,
      }),
      other({
        at: { x: 1606, y: 1094, scale: 1.16, depth: 1094 },
        pose: 'walkLantern',
        expression: 'fear',
        holds: 'lantern',
        hands: { right: { at: { x: 1700, y: 910 }, shape: 'hold' } },
        lookAt: { x: 1500, y: 560 },
      }),
    ],
    companions: moved(trunks, { dogWalk: { at: { x: 1342, y: 1104, scale: 0.78, depth: 1080 } } }),
  }),
  retold(flash, {
    heroes: [
      first({
        at: { x: 910, y: 1090, scale: 1.8 },
        pose: 'run',
        expression: 'amazed',
        holds: 'lantern',
        lightsGround: false,
        hands: {
          right: { at: { x: 1124, y: 570 }, shape: 'hold' },
          left: { at: { x: 1012, y: 908 }, shape: 'fist', layer: 'front' },
        },
        lookAt: { x: 1590, y: 990 },
      }),
      other({
        at: { x: 672, y: 1070, scale: 1.5, depth: 1070 },
        pose: 'run',
        expression: 'amazed',
        lookAt: { actor: 'raccoonRear' },
      }),
    ],
    companions: moved(flash, { dogWalk: { at: { x: 440, y: 1130, scale: 1 } } }),
  }),
  retold(
    tree,
    {
      heroes: [
        first({
          at: { x: 905, y: 1132, scale: 1.42 },
          pose: 'standStill',
          expression: 'surprise',
          hands: HAND_AT_MOUTH,
          lookAt: DENT,
        }),
        other({
          at: { x: 742, y: 1126, scale: 1.3, depth: 1120 },
          pose: 'standStill',
          expression: 'wonder',
          lookAt: { actor: 'owl' },
        }),
      ],
      companions: moved(tree, {
        dogSit: { at: { x: 540, y: 1138, scale: 1.06 } },
        raccoonSit: { at: { x: 1076, y: 1152, scale: 1.2 } },
      }),
    },
    { places: { her: { size: [28, 18] } } },
  ),
  retold(
    thinking,
    { heroes: cards('sitKneeUp') },
    { onWheels: { heroes: cards('think') }, places: { six: { box: box(1300, 966, 720, 160), size: [28, 16] } } },
  ),
  retold(shut, { heroes: listening, companions: moved(shut, { girlFriend: null, boyFriend: null }) }),
  retold(path, {
    heroes: [
      first({
        at: { x: 1366, y: 1130, scale: 1.58 },
        pose: 'walkLantern',
        expression: 'joy',
        holds: 'lantern',
        hands: { left: { at: { x: 1284, y: 746 }, shape: 'wave' } },
        lookAt: OWL,
        yaw: 0.42,
      }),
      other({
        at: { x: 1580, y: 1120, scale: 1.46, depth: 1118 },
        pose: 'walkWave',
        expression: 'laugh',
        lookAt: OWL,
      }),
    ],
    companions: moved(path, { raccoonSit: { at: { x: 1764, y: 1130, scale: 1.1 } } }),
  }),
];
