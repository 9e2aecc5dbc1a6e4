import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box, type Companion } from '../../picture-parts';
import { cat, raised } from '../picture/parts';
import { toTheStreet as one } from '../picture/spreads-asking';
import { first, firstOutside, other, otherOutside } from './parts';

const [bauble, kitchen, hill, street] = ['s01', 's02', 's03', 's04'].map((key) => findSpread(one, key)) as [
  SpreadLayout,
  SpreadLayout,
  SpreadLayout,
  SpreadLayout,
];

const inBauble = { pose: 'pointUp', expression: 'wonder', yaw: -0.4 } as const;

/** Whom they ask. */
export const questions: readonly SpreadLayout[] = [
  retold(bauble, {
    heroes: [
      first({
        liftSeated: 180,
        at: raised(1890, 1510, 3.4, 1000),
        pose: 'standStill',
        expression: 'wonder',
        facing: -1,
        yaw: -0.5,
        lookAt: { x: 1500, y: 620 },
        hands: { left: { at: { x: 1580, y: 470 }, shape: 'pinch' } },
      }),
      other({
        liftSeated: 160,
        at: raised(2200, 1530, 2.9, 990),
        pose: 'standStill',
        expression: 'amazed',
        facing: -1,
        yaw: -0.4,
        lookAt: { x: 1500, y: 720 },
      }),
      first({ id: 'reflected', at: raised(1560, 1150, 0.76, 1600), ...inBauble }),
      { ...other({ at: raised(1660, 1140, 0.7, 1599), ...inBauble, pose: 'standStill' }), id: 'reflectedOther' },
    ],
  }),
  retold(kitchen, {
    heroes: [
      first({
        liftSeated: 170,
        liftSmall: 140,
        at: raised(1430, 1330, 2.8, 900),
        pose: 'standStill',
        expression: 'wonder',
        lookAt: { actor: 'grandmother' },
        hands: {
          right: { at: { actor: 'spoon', part: 'middle', offset: [6, -50] }, shape: 'fist', layer: 'front' },
          left: { at: { actor: 'rim', part: 'middle', offset: [-24, -10] }, shape: 'grip', layer: 'front' },
        },
      }),
      other({
        liftSeated: 160,
        liftSmall: 130,
        at: raised(1776, 1250, 2.3, 860),
        pose: 'standStill',
        expression: 'surprise',
        facing: -1,
        lookAt: { actor: 'hero' },
      }),
    ],
  }),
  retold(
    hill,
    {
      heroes: [
        firstOutside({
          liftSeated: 170,
          liftSmall: 100,
          at: raised(1470, 1420, 2.8, 900),
          pose: 'standStill',
          expression: 'amazed',
          yaw: 1.1,
          hands: { right: { at: { x: 1510, y: 962 }, shape: 'fist', layer: 'front' } },
        }),
        otherOutside({
          liftSeated: 150,
          liftSmall: 90,
          at: raised(1000, 1420, 2.4, 890),
          pose: 'point',
          expression: 'amazed',
          lookAt: { x: 1560, y: 900 },
          yaw: 0.4,
        }),
      ],
      companions: [
        {
          kind: 'boyFriend',
          id: 'friend',
          at: raised(748, 768, 0.9, 500),
          pose: 'sitBench',
          expression: 'scream',
          outfit: 'firCoat',
          hands: { right: { at: { x: 836, y: 486 }, shape: 'wave' } },
        },
        cat({ at: raised(400, 756, 0.95, 800), expression: 'uneasy' }),
      ],
      props: [{ kind: 'sledge', colour: '#8f6a4a', at: { x: 768, y: 798, scale: 0.86, depth: 490 } }],
    },
    { places: { bought: { box: box(84, 1010, 700, 116) } } },
  ),
  retold(street, {
    heroes: [
      firstOutside({
        at: { x: 1360, y: 1118, scale: 1.66, depth: 905 },
        pose: 'stand',
        expression: 'wonder',
        lookAt: { actor: 'second' },
      }),
      otherOutside({
        at: { x: 1580, y: 1110, scale: 1.6, depth: 900 },
        pose: 'clap',
        expression: 'determined',
        yaw: 0.2,
        pitch: 0.1,
        hands: {
          left: { at: { x: 1562, y: 872 }, shape: 'wave', angle: -75, elbow: 'left' },
          right: { at: { x: 1582, y: 845 }, shape: 'pinch', angle: 190, elbow: 'right' },
        },
      }),
    ],
    companions: ((street.scene.pictures[0]?.scene.companions ?? []) as Companion[]).map((companion) =>
      companion.id === 'father'
        ? {
            ...companion,
            at: { x: 1800, y: 1120, scale: 1.3, depth: 890 },
            lookAt: { actor: 'second' },
            hands: {
              left: {
                at: { actor: 'second', part: 'rightShoulder', offset: [14, -14] },
                shape: 'rest',
                layer: 'front',
              },
              right: { at: { actor: 'father', part: 'crown', offset: [44, 60] }, shape: 'rest', elbow: 'right' },
            },
          }
        : companion,
    ),
  }),
];
