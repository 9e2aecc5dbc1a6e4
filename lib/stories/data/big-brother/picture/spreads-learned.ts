import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, opening, path, stop } from '../../picture-parts';
import { BY_DAY, BY_NIGHT, baby, column } from './parts';

/** What the teacher tries, what is learned, and what is still to come. */
export const learned: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'nearDark',
    scene: flat('roarReading', {
      heroes: [
        {
          at: { x: 1470, y: 1110, scale: 2.6, depth: 1000 },
          pose: 'sitGround',
          expression: 'wonder',
          outfit: BY_NIGHT,
          yaw: 0.3,
          pitch: 0.6,
          tilt: 0.1,
          // Down, at the paper.
          gaze: [0, 3],
          hands: {
            left: {
              at: { actor: 'list', part: 'middle', offset: [-34, 98] },
              shape: 'fist',
              angle: 70,
              elbow: 'left',
              layer: 'front',
            },
            right: {
              at: { actor: 'list', part: 'middle', offset: [194, 98] },
              shape: 'fist',
              angle: 110,
              elbow: 'right',
              layer: 'front',
            },
          },
        },
      ],
      companions: [
        baby({ x: 2050, y: 1004, scale: 1.9, depth: 1050 }, 'sitGround', 'wonder', {
          facing: -1,
          lookAt: { x: 1800, y: 300 },
          hands: {
            left: { at: { x: 1926, y: 838 }, shape: 'fist', elbow: 'left', layer: 'front' },
            right: { at: { x: 2172, y: 838 }, shape: 'fist', elbow: 'right', layer: 'front' },
          },
        }),
      ],
      props: [
        { id: 'list', kind: 'raindrops', count: 0, at: { x: 1400, y: 1050, scale: 1, afloat: true, depth: 1110 } },
      ],
    }),
    texts: [
      opening('read', box(140, 90, 960, 180), { size: [36, 24] }),
      path(
        'count',
        [
          [150, 400],
          [400, 360],
          [700, 420],
          [1120, 350],
        ],
        [30, 18],
        { tone: 'gold', gapEm: 1.6 },
      ),
      block('holes', box(140, 510, 940, 280), { size: [30, 20] }),
      call('piece', [330, 950], 100, 350, { tone: 'gold', turn: -24 }),
      call('otherPiece', [660, 990], 66, 270, { tone: 'gold', turn: 24 }),
      call('lastPiece', [970, 1050], 38, 200, { tone: 'gold', turn: -8 }),
    ],
    stops: [stop(1200, 0, 1200, ['read', 'count', 'holes']), stop(0, 0, 1200, ['piece', 'otherPiece', 'lastPiece'])],
  },
  {
    key: 's10',
    kind: 'wordless',
    scene: flat('roarHands', {
      companions: [{ kind: 'heldFinger', at: { x: 1960, y: 760, scale: 1.1, afloat: true } }],
    }),
    texts: [],
    stops: [stop(1000, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'farShot',
    scene: flat('roarGrass', {
      heroes: [
        {
          at: { x: 2215, y: 1070, scale: 3.2 },
          pose: 'lie',
          expression: 'joy',
          outfit: BY_DAY,
          facing: -1,
          yaw: -0.8,
          tilt: -0.1,
          lookAt: { actor: 'baby' },
          hands: {
            left: { at: { x: 1862, y: 1000 }, shape: 'flat', elbow: 'right', layer: 'front' },
            right: { at: { x: 1900, y: 1018 }, shape: 'flat', elbow: 'right', layer: 'front' },
          },
        },
      ],
      companions: [
        {
          id: 'baby',
          kind: 'babyOnTummy',
          at: { x: 1445, y: 1076, scale: 2.95 },
          expression: 'joy',
          yaw: 0.6,
          pitch: -0.2,
          lookAt: { actor: 'hero' },
        },
        {
          kind: 'father',
          at: { x: 400, y: 1074, scale: 2.6 },
          pose: 'lie',
          expression: 'delight',
          tilt: 0.1,
          lookAt: { actor: 'baby' },
          hands: { right: { at: { x: 960, y: 1010 }, shape: 'flat', elbow: 'down', layer: 'front' } },
        },
      ],
    }),
    texts: [
      ...column(['offList', 'spring'], [140, 90, 540], { heights: [160, 200], size: [28, 18] }),
      block('size', box(1290, 80, 1020, 130), { tone: 'ink', size: [28, 18] }),
      block('look', box(1290, 220, 1020, 130), { tone: 'ink', size: [28, 18], below: 'size' }),
      call('roar', [1560, 640], 32, 190, { tone: 'ink', turn: -10 }),
    ],
    stops: [stop(200, 0, 1000, ['offList', 'spring']), stop(1200, 0, 1200, ['size', 'look', 'roar'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('roarNight', {
      heroes: [
        {
          at: { x: 1568, y: 880, scale: 2.5, depth: 900, afloat: true },
          pose: 'sitChair',
          expression: 'asleep',
          outfit: BY_NIGHT,
          facing: -1,
          tilt: 0.5,
          pitch: 0.14,
          // The end of the list is still in the hand.
          hands: { left: { at: { x: 1238, y: 872 }, shape: 'fist', angle: 100, elbow: 'left', layer: 'front' } },
        },
      ],
      companions: [
        {
          id: 'baby',
          kind: 'babyOnTummyWink',
          at: { x: 2290, y: 1030, scale: 2.4, depth: 1400, afloat: true },
          facing: -1,
          yaw: 0.1,
        },
      ],
    }),
    texts: [
      ...column(['left', 'crib'], [140, 110, 900], { tone: 'light', heights: [210, 170], size: [30, 20] }),
      block('roar', box(140, 500, 500, 80), { tone: 'gold', face: 'heading', size: [24, 15], below: 'crib' }),
      block('last', box(140, 620, 900, 220), { face: 'heading', size: [32, 20], below: 'roar' }),
    ],
    stops: [stop(1200, 0, 1200, ['left', 'crib', 'roar', 'last'])],
  },
];
