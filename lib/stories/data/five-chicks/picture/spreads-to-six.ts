import type { SpreadLayout } from '../../../picture-book';
import { box, flat, type Hero, stop } from '../../picture-parts';
import { calledVerse, callName, chick, fifth, keepsakes, numeral, OUTFIT, strip, verse } from './parts';

/** Where the numerals stand on which the chicks sit at last. */
const ROW = [1050, 1340, 1545, 1750, 1955] as const;

/** The chicks that are found so far, in their order. */
const AT_THE_FLOWERS = [1020, 820, 620].map((x) => chick('', { x, y: 960, scale: 1.75 }, { expression: 'shy' }));
const AT_THE_HORSE = [
  chick('Lean', { x: 440, y: 1040, scale: 2 }),
  chick('Lean', { x: 1020, y: 1040, scale: 2 }),
  chick('Lean', { x: 1374, y: 1040, scale: 2 }, { facing: -1 }),
  chick('Lean', { x: 2160, y: 1040, scale: 2 }),
];
const IN_THE_EVENING = [1350, 1536, 1722, 1908].map((x) =>
  chick('Sit', { x, y: 1010, scale: 1.72 }, { expression: 'sad' }),
);
const BELOW_THE_FACE = [
  [800, 1130],
  [935, 1085],
  [1064, 1130],
  [1382, 1100],
].map(([x = 0, y = 0]) => chick('Cheer', { x, y, scale: 1.35, depth: 1300, afloat: true }, { expression: 'amazed' }));
const ON_THE_NUMERALS = ROW.slice(0, 4).map((x) => chick('Sit', { x, y: 795, scale: 1.5, depth: 1200, afloat: true }));
const IN_THE_NEST = [
  chick('Rest', { x: 1332, y: 610, scale: 1.4, depth: 950, afloat: true }, { expression: 'asleep' }),
  chick('Rest', { x: 1412, y: 695, scale: 1.3, depth: 960, afloat: true }, { expression: 'asleep' }),
  chick('Rest', { x: 1744, y: 672, scale: 1.3, depth: 960, afloat: true }, { expression: 'asleep' }),
  chick('Rest', { x: 1826, y: 606, scale: 1.3, depth: 950, afloat: true }, { expression: 'asleep' }),
];

const HOLDING_THE_FIFTH: Omit<Hero, 'at'> = {
  pose: 'point',
  expression: 'joy',
  outfit: OUTFIT,
  facing: -1,
  hands: { left: { at: { x: 1965, y: 716 }, shape: 'flat', thumb: 'up' } },
};

/** Four, five and six: until night. */
export const toSix: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'single',
    scene: flat('flowersTall', {
      heroes: [
        {
          at: { x: 1490, y: 1150, scale: 2.2 },
          pose: 'sneak',
          expression: 'biteLip',
          outfit: OUTFIT,
          lookAt: { actor: 'fourth' },
        },
      ],
      companions: [
        fifth('Blossom', 1.6),
        ...AT_THE_FLOWERS,
        chick('Face', { x: 1980, y: 690, scale: 2.5, afloat: true, depth: 1000 }, { id: 'fourth', expression: 'yawn' }),
      ],
      props: [numeral(4, { x: 290, y: 1000, scale: 1.6 }), ...keepsakes(AT_THE_FLOWERS), strip(4)],
    }),
    texts: calledVerse(110, 80),
    stops: [stop(0, 0, 1200, ['call']), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's08',
    kind: 'panorama',
    scene: flat('horseLegs', {
      heroes: [
        {
          at: { x: 1700, y: 1090, scale: 1.8, depth: 800 },
          pose: 'peek',
          expression: 'wonder',
          outfit: OUTFIT,
          tilt: 0.5,
          hands: { left: { at: { x: 1570, y: 740 }, shape: 'grip', elbow: 'down' } },
        },
      ],
      companions: [fifth('Tuft', 1.5), ...AT_THE_HORSE],
      props: [...keepsakes(AT_THE_HORSE), strip(4)],
    }),
    texts: [verse(box(190, 90, 940, 172), 'light')],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('flatEvening', {
      heroes: [
        {
          at: { x: 2165, y: 1016, scale: 2.15 },
          pose: 'sitGround',
          expression: 'sad',
          outfit: OUTFIT,
          hands: {
            left: { at: { actor: 'hero', part: 'leftCheek', offset: [6, 30] }, shape: 'rest', angle: -80 },
            right: { at: { actor: 'hero', part: 'rightCheek', offset: [-6, 30] }, shape: 'rest', angle: -100 },
          },
        },
      ],
      companions: [fifth('Tuft', 1.6), ...IN_THE_EVENING],
      props: [...keepsakes(IN_THE_EVENING), strip(4)],
    }),
    texts: [verse(box(110, 100, 1020, 172))],
    stops: [stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat('flatSky', {
      heroes: [
        {
          at: { x: 1800, y: 1600, scale: 5.6, depth: 1200 },
          pose: 'palmLight',
          expression: 'amazed',
          outfit: OUTFIT,
          lookAt: { x: 1790, y: -200 },
          pitch: 0,
          yaw: 0,
          tilt: 0,
          hands: { right: { at: { x: 2270, y: 600 }, shape: 'wave', elbow: 'right' } },
        },
      ],
      companions: [fifth('Down', 1.5, { expression: 'laugh' }), ...BELOW_THE_FACE],
      props: [numeral(5, { x: 280, y: 990, scale: 1.5 }), ...keepsakes(BELOW_THE_FACE), strip(5)],
    }),
    texts: calledVerse(110, 80),
    stops: [stop(1200, 0, 1200, ['call', 'verse'])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: flat(
      'flatDusk',
      {
        heroes: [{ ...HOLDING_THE_FIFTH, at: { x: 2190, y: 1070, scale: 2.15 } }],
        companions: [
          {
            id: 'hen',
            kind: 'bigHen',
            expression: 'joy',
            at: { x: 470, y: 1010, scale: 1.85 },
          },
          fifth('', 1.6, { at: { of: 'hero', slot: '@hand', scale: 1.8 } }),
          ...ON_THE_NUMERALS,
        ],
        props: [
          ...ROW.map((x, i) => numeral(i + 1, { x, y: 1060, scale: 0.85 })),
          { kind: 'chickOutline', colour: '#fffaf0', at: { x: 890, y: 712, scale: 1.6, afloat: true, depth: 2000 } },
          ...keepsakes(ON_THE_NUMERALS),
          strip(5),
        ],
      },
      { onWheels: { heroes: [{ ...HOLDING_THE_FIFTH, at: { x: 2212, y: 1070, scale: 1.8 } }] } },
    ),
    texts: [verse(box(1300, 100, 980, 172), 'light')],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['verse'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('nestAbove', {
      heroes: [
        {
          at: { x: 1580, y: 890, scale: 2.25, afloat: true, depth: 900 },
          pose: 'sitGround',
          expression: 'asleep',
          outfit: OUTFIT,
        },
      ],
      companions: [...IN_THE_NEST, fifth('Rest', 1.5, { expression: 'asleep' })],
      props: [
        { ...numeral(6, { x: 280, y: 990, scale: 1.6 }), kind: 'chickNumeralAsleep' },
        ...keepsakes(IN_THE_NEST),
        strip(6, '#fffaf0'),
      ],
    }),
    texts: [verse(box(110, 100, 900, 172), 'light'), callName(box(110, 330, 820, 92), 'light')],
    stops: [stop(1200, 0, 1200, ['verse', 'call'])],
  },
];
