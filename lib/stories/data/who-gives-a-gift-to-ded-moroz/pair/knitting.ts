import type { SpreadSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box, type Companion, type Hero, type Prop } from '../../picture-parts';
import { BLUE, cat, RED, raised } from '../picture/parts';
import { toTheFeast as one } from '../picture/spreads-knitting';
import { first, firstOutside, other, otherOutside } from './parts';

const watch = findSpread(one, 's08');

type Mitten = { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number };
const red = ({ x, y, scale, turn }: Mitten): Prop => ({
  id: 'red',
  kind: 'oneMitten',
  colour: RED,
  at: raised(x, y, scale, 1250),
  turn,
});
const blue = ({ x, y, scale, turn }: Mitten): Prop => ({
  id: 'blue',
  kind: 'oneMitten',
  colour: BLUE,
  facing: -1,
  at: raised(x, y, scale, 1250),
  turn,
});

/** One page with one half of the night. */
const half = (x: number, stage: string, hero: Hero, props: Prop[], companions: Companion[] = []) => ({
  box: box(x, 0, 1200, 1200),
  scene: { stage, palette: 'flat', view: box(0, 0, 1200, 1200), companions, props, heroes: [hero] },
});

/** The first of the two watches, and the second. */
const turns: SpreadSceneInput = {
  kind: 'spread',
  pictures: [
    half(
      0,
      'morozAwake',
      other({
        liftSeated: 340,
        liftSmall: 290,
        at: raised(500, 2165, 4.6, 900),
        pose: 'standStill',
        expression: 'wonder',
        yaw: 0.5,
        lookAt: { x: 1040, y: 330 },
      }),
      [blue({ x: 300, y: 1350, scale: 3.8, turn: 10 })],
      [cat({ at: raised(1030, 1040, 1.3, 950), expression: 'wonder', facing: -1 })],
    ),
    half(
      1200,
      'morozAsleep',
      first({
        liftSeated: 340,
        liftSmall: 290,
        at: raised(560, 2190, 4.6, 900),
        pose: 'standStill',
        expression: 'asleep',
        yaw: 0.2,
        tilt: 0.45,
        pitch: 0.14,
      }),
      [red({ x: 330, y: 1350, scale: 3.8, turn: 10 })],
    ),
  ],
};

/** From the wood to the sill. */
export const knitting: readonly SpreadLayout[] = [
  retold(findSpread(one, 's05'), {
    heroes: [
      firstOutside({
        at: { x: 1620, y: 1150, scale: 2.3, depth: 1000 },
        pose: 'kneel',
        expression: 'joy',
        facing: -1,
        lookAt: { actor: 'hare' },
        hands: {
          left: { at: { actor: 'hat', part: 'middle', offset: [-60, 34] }, shape: 'grip', layer: 'front' },
          right: { at: { actor: 'hat', part: 'middle', offset: [66, 34] }, shape: 'grip', layer: 'front' },
        },
      }),
      otherOutside({
        at: { x: 1940, y: 1146, scale: 2.1, depth: 990 },
        pose: 'kneel',
        expression: 'delight',
        facing: -1,
        lookAt: { actor: 'hare' },
      }),
    ].map((hero) => (hero.who === 'second' ? hero : { ...hero, outfit: 'snowCoatHatOff' })),
    companions: [
      { id: 'squirrel', kind: 'squirrel', at: raised(400, 785, 2.3, 900), expression: 'determined' },
      {
        id: 'hare',
        kind: 'rabbitSit',
        at: { x: 900, y: 1110, scale: 2.2, depth: 900 },
        colour: '#e9edf5',
        expression: 'joy',
      },
      cat({ at: { x: 2260, y: 1110, scale: 1.2 }, expression: 'calm', facing: -1 }),
    ],
  }),
  retold(
    findSpread(one, 's06'),
    {
      heroes: [
        first({
          liftSeated: 150,
          liftSmall: 190,
          at: raised(960, 1590, 3, 1000),
          pose: 'standStill',
          expression: 'delight',
          lookAt: { actor: 'grandmother' },
          hands: {
            left: { at: { x: 880, y: 1090 }, shape: 'fist', elbow: 'left' },
            right: { at: { x: 980, y: 1090 }, shape: 'fist', elbow: 'right' },
          },
        }),
        other({
          liftSeated: 140,
          liftSmall: 170,
          at: raised(1450, 1590, 2.6, 890),
          pose: 'standStill',
          expression: 'wonder',
          lookAt: { x: 1884, y: 1050 },
          yaw: 0.4,
          pitch: 0.16,
        }),
      ],
    },
    {
      places: {
        colours: { box: box(1290, 84, 420, 200) },
        right: { box: box(1290, 296, 380, 300) },
      },
    },
  ),
  retold(findSpread(one, 's07'), {
    heroes: [
      first({
        liftSeated: 150,
        liftSmall: 110,
        at: raised(690, 1450, 2.5, 1200),
        pose: 'standStill',
        expression: 'joy',
        yaw: 0.3,
        hands: { left: { at: { actor: 'red', part: 'bottom', offset: [0, -60] }, shape: 'grip', layer: 'front' } },
      }),
      other({
        liftSeated: 150,
        liftSmall: 110,
        at: raised(985, 1455, 2.4, 1195),
        pose: 'standStill',
        expression: 'delight',
        yaw: 0.4,
        hands: {
          left: {
            at: { actor: 'second', part: 'leftSide', offset: [-14, 0] },
            shape: 'rest',
            elbow: 'left',
            layer: 'front',
          },
          right: { at: { actor: 'blue', part: 'bottom', offset: [0, -60] }, shape: 'grip', layer: 'front' },
        },
      }),
    ],
    props: [red({ x: 500, y: 1150, scale: 4.2, turn: -14 }), blue({ x: 1150, y: 1170, scale: 4.2, turn: 6 })],
  }),
  {
    ...watch,
    scene: turns,
    texts: watch.texts.map((place) => {
      if (place.text === 'turns') return { ...place, box: box(84, 166, 780, 196) };
      return place.text === 'left' ? { ...place, box: box(84, 372, 640, 130) } : place;
    }) as SpreadLayout['texts'],
  },
];
