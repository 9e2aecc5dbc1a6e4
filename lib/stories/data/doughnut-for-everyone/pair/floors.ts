import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { firstFloors } from '../picture/floors';
import { first, other } from './figures';

const FLAME = { x: 1790, y: 590 } as const;

const licking = [
  first({
    at: { x: 1960, y: 1322, scale: 2.5 },
    liftSeated: 122,
    pose: 'think',
    expression: 'biteLip',
    yaw: 0.06,
    lookAt: { x: 1900, y: 1060 },
    pitch: 0.3,
    hands: { right: { at: { x: 1966, y: 717 }, shape: 'point', angle: 206, layer: 'front' } },
  }),
  other({
    at: { x: 1590, y: 1326, scale: 2.45 },
    liftSeated: 122,
    pose: 'think',
    expression: 'biteLip',
    lookAt: { x: 1760, y: 1060 },
    pitch: 0.3,
    hands: { right: { at: { x: 1596, y: 733 }, shape: 'point', angle: 206, layer: 'front' } },
  }),
];

/** From door to door: the second hero's candle burns from now on. */
export const floors: readonly SpreadLayout[] = [
  retold(
    findSpread(firstFloors, 's04'),
    {
      heroes: [
        first({
          at: { x: 1400, y: 1350, scale: 2.2, depth: 1340 },
          pose: 'stand',
          expression: 'wonder',
          lookAt: FLAME,
        }),
        other({
          at: { x: 1590, y: 1430, scale: 2.4 },
          pose: 'lightCandle',
          expression: 'joy',
          lookAt: FLAME,
          hands: { right: { at: { x: 1782, y: 706 }, shape: 'hold', angle: -60, layer: 'front' } },
        }),
      ],
      props: [
        { kind: 'doughnutBox', at: { x: 1420, y: 1176, scale: 1.2, depth: 1460 }, count: 7 },
        { kind: 'doughnuts', at: { x: 2290, y: 925, scale: 1.1, afloat: true }, count: 1 },
      ],
    },
    {
      places: {
        doughnut: { box: box(290, 800, 800, 110) },
        free: { box: box(290, 930, 800, 180) },
      },
    },
  ),
  retold(findSpread(firstFloors, 's05'), {
    heroes: [
      first({
        at: { x: 1352, y: 1196, scale: 1.66, depth: 1400 },
        pose: 'kneel',
        expression: 'tenderness',
        lookAt: { actor: 'baby' },
      }),
      other({
        at: { x: 1514, y: 1300, scale: 2.35 },
        pose: 'lightCandle',
        expression: 'wonder',
        lookAt: { actor: 'baby' },
        hands: { right: { at: { x: 1706, y: 752 }, shape: 'hold', angle: -70, layer: 'front' } },
      }),
    ],
    props: [
      { kind: 'doughnutBox', at: { x: 1640, y: 1182, scale: 1.15 }, count: 5 },
      { kind: 'doughnuts', at: { x: 2270, y: 548, scale: 1, afloat: true, depth: 500 }, count: 2 },
    ],
  }),
  retold(findSpread(firstFloors, 's06'), {
    heroes: [
      first({
        at: { x: 1336, y: 1122, scale: 1.4, depth: 1110 },
        pose: 'kneel',
        expression: 'joy',
        lookAt: { actor: 'littleBoy' },
        hands: {
          left: { at: { x: 1262, y: 1020 }, shape: 'rest', elbow: 'left' },
          right: { at: { actor: 'second', part: 'leftShoulder' }, shape: 'rest', layer: 'front' },
        },
      }),
      other({
        at: { x: 1450, y: 1170, scale: 1.4 },
        pose: 'kneel',
        expression: 'wonder',
        lookAt: { actor: 'girlFriend' },
        hands: {
          left: { at: { x: 1408, y: 1040 }, shape: 'rest', elbow: 'left', layer: 'front' },
          right: { at: { x: 1604, y: 872 }, shape: 'claw', elbow: 'right', layer: 'front' },
        },
      }),
    ],
  }),
  retold(
    findSpread(firstFloors, 's07'),
    {
      heroes: [
        first({
          at: { x: 1030, y: 1140, scale: 1.7 },
          pose: 'sitGround',
          expression: 'delight',
          facing: -1,
          lookAt: { actor: 'elderMan' },
        }),
        other({
          at: { x: 1392, y: 1150, scale: 1.6 },
          pose: 'sitGround',
          expression: 'tenderness',
          facing: -1,
          lookAt: { actor: 'elderMan' },
        }),
      ],
      props: [
        { id: 'guitar', kind: 'guitar', at: { x: 500, y: 880, scale: 2, afloat: true, depth: 1001 }, turn: 56 },
        { kind: 'doughnutBox', at: { x: 1660, y: 1150, scale: 1.1 }, count: 2 },
        { kind: 'doughnuts', at: { x: 310, y: 1120, scale: 1 }, count: 1 },
      ],
    },
    {
      places: {
        doughnut: { box: box(1560, 570, 700, 70) },
        free: { box: box(1560, 645, 740, 120) },
        notes: { box: box(1560, 780, 700, 190) },
      },
    },
  ),
  retold(
    findSpread(firstFloors, 's08'),
    { heroes: licking },
    {
      places: { lick: { box: box(1290, 220, 450, 230), size: [24, 15] } },
    },
  ),
];
