import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import { box, type Hero } from '../../picture-parts';
import { onThePole } from '../picture/capture';
import { hanging, LAST_BELL } from '../picture/crowd';
import { inTheWood } from '../picture/spreads-wood';
import { BLANK_CARD } from '../picture/thinking';
import { first, other } from './parts';

/** In the trunk, where the owl flew into it. */
const DENT = { x: 2192, y: 730 } as const;
/** A hand over the mouth, and the other points over the raccoon at the dent. */
const pointAtDent = (x: number, y: number): NonNullable<Hero['hands']> => ({
  left: {
    at: { actor: 'hero', part: 'leftCheek', offset: [38, 14] },
    shape: 'flat',
    angle: -66,
    elbow: 'down',
    layer: 'front',
  },
  right: { at: { x, y }, shape: 'point', angle: -6, layer: 'front' },
});

const [trunks, flash, tree, thinking, shut, path] = ['s07', 's08', 's09', 's10', 's11', 's12'].map((key) =>
  findSpread(inTheWood, key),
) as [SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout];

/** In a small circle of light; the other hangs a card for the sixth rule. */
const cards = (pose: string) => [
  first({
    at: { x: 900, y: 1102, scale: 2.05 },
    pose,
    expression: 'worry',
    hands: {
      left: { at: { actor: 'hero', part: 'leftKnee', offset: [-4, -14] }, shape: 'rest' },
      right: { at: { actor: 'hero', part: 'rightCheek', offset: [-4, 30] }, shape: 'fist', elbow: 'down' },
    },
    lookAt: BLANK_CARD,
  }),
  // Behind the raccoon.
  other({
    at: { x: 1506, y: 1076, scale: 1.66, depth: 1060 },
    pose: 'pointUp',
    expression: 'determined',
    facing: -1,
    lookAt: BLANK_CARD,
    hands: { left: { at: { x: 1344, y: 512 }, shape: 'pinch' } },
  }),
];

const listening = [
  first({
    at: { x: 890, y: 1580, scale: 2.3, afloat: true, depth: 1300 },
    liftSeated: 100,
    pose: 'standStill',
    expression: 'delight',
    yaw: -0.2,
    pitch: -0.24,
  }),
  other({
    at: { x: 1400, y: 1590, scale: 2.15, afloat: true, depth: 1301 },
    liftSeated: 100,
    pose: 'standStill',
    expression: 'delight',
    yaw: 0.2,
    pitch: -0.24,
  }),
];

/** One hangs the last bell; the other laughs and claps, a little farther on. */
const atTheLastBell = (x: number, y: number) => {
  const { outfit: _, ...alone } = hanging(x, y);
  return [
    first({
      ...alone,
      hands: { ...alone.hands, right: { at: { actor: 'second', part: 'leftShoulder' }, shape: 'rest' } },
    }),
    other({ at: { x: 1660, y: 1112, scale: 1.46, depth: 1112 }, pose: 'clap', expression: 'laugh', lookAt: LAST_BELL }),
  ];
};

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
        at: { x: 926, y: 1092, scale: 1.82 },
        pose: 'run',
        expression: 'amazed',
        hands: onThePole,
        lookAt: { x: 1590, y: 990 },
      }),
      other({
        at: { x: 776, y: 1066, scale: 1.45, depth: 1066 },
        pose: 'run',
        expression: 'amazed',
        lookAt: { actor: 'raccoonRear' },
      }),
    ],
  }),
  retold(
    tree,
    {
      heroes: [
        first({
          at: { x: 905, y: 1132, scale: 1.42 },
          pose: 'standStill',
          expression: 'surprise',
          hands: pointAtDent(1088, 852),
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
    {
      onWheels: { heroes: cards('think') },
      places: { six: { box: box(1706, 906, 560, 200), size: [26, 13] } },
    },
  ),
  retold(shut, { heroes: listening, companions: moved(shut, { girlFriend: null, boyWithShortHair: null }) }),
  retold(
    path,
    {
      heroes: atTheLastBell(1470, 1130),
      companions: moved(path, { raccoonSit: { at: { x: 1778, y: 1130, scale: 1.2 } } }),
    },
    { onWheels: { heroes: atTheLastBell(1490, 1060) } },
  ),
];
