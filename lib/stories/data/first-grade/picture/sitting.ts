import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, stop } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, SHIRT, teacher, thing, windowGirl } from './parts';

const SIZE = [28, 18] as const;
const INK = { tone: 'ink', size: SIZE } as const;
const CHALK = { tone: 'light', size: SIZE } as const;

const FROM_BACK = { x: 1180 + 340, y: 1560, scale: 2.7 };

const forest = [
  [0, 140, 1420, 1.9],
  [1, 460, 1380, 2],
  [2, 800, 1440, 2.1],
  [3, 990, 1380, 1.8],
  [4, 1800, 1400, 1.8],
  [5, 2300, 1440, 2.1],
  [6, 300, 1620, 2.5],
  [7, 690, 1640, 2.4],
  [8, 1960, 1640, 2.5],
] as const;

const QUIET = { x: 810, y: 1500, scale: 2.6 };

/** Both arms up, wide of the head. */
const FLUNG = {
  left: { at: { x: 1390, y: 560 }, shape: 'flat', angle: -110, elbow: 'left', layer: 'front' },
  right: { at: { x: 2310, y: 480 }, shape: 'flat', angle: -70, elbow: 'right', layer: 'front' },
} as const;

/** One hand half up, clear of the head. */
const HALF_DOWN = {
  right: { at: { x: 1730, y: 900 }, shape: 'relaxed', angle: -70, elbow: 'right', layer: 'front' },
} as const;

/** From the forest of hands to the quiet. */
export const sitting: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: cut(
      'schoolForest',
      {
        heroes: [child(FROM_BACK, { yaw: 3.1, expression: 'calm' })],
        companions: [
          teacher({ x: 1660, y: 900, scale: 1.75, depth: 300 }, { pose: 'handsOnHeart', expression: 'delight' }),
          hen('Turn', { x: 2080, y: 580, scale: 0.7, depth: 200 }),
          ...forest.map(([i, x, y, scale]) =>
            classmate(i, { x, y, scale, depth: 600 + i }, { yaw: 3.1, hands: handUp({ x, y, scale }) }),
          ),
        ],
      },
      200,
    ),
    texts: [
      opening('count', box(150, 96, 980, 130), CHALK),
      block('reply', box(150, 240, 980, 190), { ...CHALK, below: 'count' }),
    ],
    stops: [stop(0, 0, 1200, ['count', 'reply']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: cut(
      'schoolThrone',
      {
        heroes: [child(QUIET, { expression: 'breathHeld', lookAt: { actor: 'hen' }, hands: {} })],
        companions: [
          hen('Sit', { x: 1740, y: 735, scale: 1.85, depth: 500 }),
          ...[0, 1, 2, 3].map((i) => {
            const at = { x: [130, 345, 560, 1030][i] ?? 0, y: 1365 + (i % 2) * 16, scale: 2, depth: 600 + i };
            return classmate(i, at, { expression: 'breathHeld', lookAt: { actor: 'hen' }, hands: {} });
          }),
        ],
        props: [thing('laidEgg', { x: 1690, y: 836, scale: 2, depth: 490 })],
      },
      150,
    ),
    texts: [
      opening('quiet', box(140, 120, 980, 150), INK),
      call('plop', [1700, 1056], 44, 480, { tone: 'ink' }),
      block('reply', box(140, 300, 980, 130), { ...INK, below: 'quiet' }),
    ],
    stops: [stop(0, 0, 1200, ['quiet', 'reply']), stop(1200, 0, 1200, ['plop'])],
  },
  {
    key: 's09',
    kind: 'reveal',
    scene: cut(
      'schoolSeat',
      {
        heroes: [
          child(
            { x: 2000, y: 1500, scale: 2.7 },
            {
              expression: 'fear',
              lookAt: { x: 600, y: 740 },
              hands: {
                left: { at: { x: 1872, y: 740 }, shape: 'fist', angle: -90, elbow: 'left', layer: 'front' },
                right: { at: { x: 1960, y: 980 }, shape: 'fist', angle: 180, elbow: 'down', layer: 'front' },
              },
            },
          ),
        ],
        companions: [
          hen('Stand', { x: 2200, y: 446, scale: 0.54, depth: 100 }),
          {
            id: 'longArm',
            kind: 'schoolLongArm',
            at: { x: 1900, y: 1010, scale: 1, depth: 1100, afloat: true },
            expression: 'calm',
          },
          {
            id: 'seat',
            kind: 'schoolSeatedTeacher',
            at: { x: 600, y: 590, scale: 1.1, depth: 1200, afloat: true },
            expression: 'calm',
          },
        ],
        props: [thing('laidEgg', { x: 600, y: 836, scale: 1.9, depth: 500 })],
      },
      60,
    ),
    texts: [
      opening('sit', box(1270, 84, 520, 330), INK),
      block('hands', box(1270, 430, 520, 200), { ...INK, below: 'sit' }),
    ],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['sit', 'hands'])],
  },
  {
    key: 's10',
    kind: 'single',
    scene: cut(
      'schoolCry',
      {
        heroes: [
          child({ x: 1830, y: 2120, scale: 5.6 }, { expression: 'scream', lookAt: { x: 400, y: 900 }, hands: FLUNG }),
        ],
        companions: [hen('Wing', { x: 900, y: 1160, scale: 0.72, depth: 1500 }, { facing: -1 })],
      },
      330,
    ),
    texts: [
      call('shout', [606, 230], 150, 1020, { tone: 'ink', turn: -3 }),
      block('voice', box(110, 400, 820, 190), INK),
    ],
    stops: [stop(0, 0, 1200, ['shout', 'voice']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: cut(
      'schoolStill',
      {
        heroes: [
          child(
            { x: 1500, y: 1560, scale: 2.7 },
            { expression: 'shy', lookAt: { actor: 'teacher' }, facing: -1, yaw: -0.5, hands: HALF_DOWN },
          ),
        ],
        companions: [
          teacher(
            { x: 535, y: 775, scale: 1.42, depth: 600, afloat: true },
            {
              expression: 'breathHeld',
              pose: 'sitChair',
              hands: {
                left: { at: { x: 300, y: 590 }, shape: 'flat', angle: 200, elbow: 'down', layer: 'front' },
                right: { at: { x: 760, y: 570 }, shape: 'flat', angle: -20, elbow: 'down', layer: 'front' },
              },
            },
          ),
          hen('Wing', { x: 2150, y: 534, scale: 0.7, depth: 100 }),
          windowGirl(
            { x: 2140, y: 1420, scale: 2.3, depth: 700 },
            { expression: 'laugh', lookAt: { actor: 'hero' }, outfit: SHIRT },
          ),
        ],
        props: [
          thing('laidEgg', { x: 545, y: 1084, scale: 1.25, depth: 650 }),
          thing('classDesk', { x: 1500, y: 1460, scale: 3, depth: 1000 }),
          thing('redFeather', { x: 1010, y: 640, scale: 1.3, depth: 700 }, { turn: 50 }),
          thing('classDesk', { x: 2140, y: 1330, scale: 2.4, depth: 1000 }),
        ],
      },
      240,
    ),
    texts: [
      opening('quiet', box(96, 84, 1030, 170), INK),
      block('ask', box(96, 270, 1030, 90), { ...INK, below: 'quiet' }),
      block('all', box(1290, 84, 1030, 90), INK),
      block('stand', box(1290, 230, 560, 200), { ...INK, below: 'all' }),
    ],
    stops: [stop(0, 0, 1200, ['quiet', 'ask']), stop(1200, 0, 1200, ['all', 'stand'])],
  },
];
