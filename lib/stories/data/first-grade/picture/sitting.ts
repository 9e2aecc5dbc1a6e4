import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, opening, path, stop } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, teacher, thing, windowGirl } from './parts';

const SIZE = [28, 18] as const;
const INK = { tone: 'ink', size: SIZE } as const;
const CHALK = { tone: 'light', size: SIZE } as const;

const FROM_BACK = { x: 1180 + 340, y: 1560, scale: 2.7 };

/** Who raises a hand, how far beside the head, how high, and with which fingers. */
const forest = [
  [0, 60, 1150, 1.6, 100, 330, 'flat'],
  [4, 330, 1180, 1.6, 84, 318, 'flat'],
  [2, 640, 1150, 1.65, 92, 332, 'flat'],
  [5, 950, 1190, 1.6, 88, 318, 'flat'],
  [3, 1360, 1150, 1.55, -92, 326, 'flat'],
  [8, 1900, 1140, 1.6, 92, 318, 'flat'],
  [9, 2330, 1170, 1.6, -92, 326, 'flat'],
  [6, 190, 1450, 2.1, 88, 322, 'flat'],
  [7, 500, 1500, 2.15, -90, 322, 'flat'],
  [1, 800, 1440, 2.1, 86, 326, 'flat'],
  [11, 1950, 1530, 2.15, 88, 326, 'flat'],
  [12, 2250, 1420, 2.1, 84, 330, 'flat'],
  [15, 980, 1900, 2.6, 84, 322, 'flat'],
  [22, 2130, 1960, 2.8, 84, 318, 'flat'],
] as const;

/** Who of the class has both hands up. */
const BOTH_HANDS: readonly number[] = [5, 15];

/** Who does not look to the front, but at the child beside or at the hen. */
const ASIDE: Readonly<Record<number, Omit<Partial<Companion>, 'at' | 'kind'>>> = {
  4: { yaw: 1.2, expression: 'joy', lookAt: { actor: 'classmate2' } },
  7: { yaw: 1.2, expression: 'wonder', lookAt: { actor: 'classmate1' } },
  9: { yaw: -1.1, expression: 'amazed', lookAt: { actor: 'hen' } },
};

function raised([i, x, y, scale, beside, high, shape]: (typeof forest)[number]): Companion {
  const up = (side: 1 | -1) =>
    ({
      at: { x: x + side * (Math.abs(beside) + 22) * scale, y: y - high * scale },
      shape,
      angle: -90 + side * 6,
      elbow: side > 0 ? 'right' : 'left',
      layer: 'front',
    }) as const;
  const down = (side: 1 | -1) =>
    ({
      at: { x: x + side * 66 * scale, y: y - 112 * scale },
      shape: 'relaxed',
      elbow: side > 0 ? 'right' : 'left',
    }) as const;
  const both = BOTH_HANDS.includes(i);
  const hands = { right: both || beside > 0 ? up(1) : down(1), left: both || beside < 0 ? up(-1) : down(-1) };
  return classmate(i, { x, y, scale, depth: 600 + y / 10 }, { ...(ASIDE[i] ?? { yaw: 3.1 }), hands });
}

const QUIET = { x: 810, y: 1500, scale: 2.6 };

/** One hand held out to stop somebody, the other up. */
const FLUNG = {
  left: { at: { x: 1330, y: 1090 }, shape: 'flat', angle: 190, elbow: 'down', layer: 'front' },
  right: { at: { x: 2330, y: 430 }, shape: 'flat', angle: -70, elbow: 'right', layer: 'front' },
} as const;

/** One hand half up, clear of the head. */
const HALF_DOWN = {
  right: { at: { x: 1730, y: 900 }, shape: 'relaxed', angle: -70, elbow: 'right', layer: 'front' },
} as const;

/** A hand up at `x`, `y`. */
const upAt = (x: number, y: number) =>
  ({ at: { x, y }, shape: 'flat', angle: -86, elbow: 'right', layer: 'front' }) as const;

/** Who of the class sees the teacher sit down: its number, place, face and hands. */
const watching = [
  [1, 1430, 1520, 2.1, 'amazed', { right: upAt(1580, 830) }],
  [2, 1690, 1590, 2.2, 'fear', { right: upAt(1816, 870) }],
  [8, 2270, 1570, 2.1, 'breathHeld', { right: upAt(2372, 880) }],
] as const;

/** Who does not move. */
const STILL = { lookAt: { actor: 'teacher' }, hands: {} } as const;

/** From the forest of hands to the quiet. */
export const sitting: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: cut(
      'schoolForest',
      {
        heroes: [child(FROM_BACK, { yaw: 3.1, expression: 'calm', hands: handUp(FROM_BACK, 56) })],
        companions: [
          teacher({ x: 1660, y: 900, scale: 1.75, depth: 300 }, { pose: 'handsOnHeart', expression: 'delight' }),
          hen('Turn', { x: 2080, y: 580, scale: 0.7, depth: 200 }),
          ...forest.map(raised),
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
                left: { at: { x: 1866, y: 770 }, shape: 'fist', angle: -90, elbow: 'down', layer: 'front' },
                right: {
                  at: { actor: 'longArm', part: 'middle', offset: [-100, 316] },
                  shape: 'grip',
                  angle: 196,
                  elbow: 'down',
                  layer: 'front',
                },
              },
            },
          ),
        ],
        companions: [
          hen('Stand', { x: 2200, y: 446, scale: 0.54, depth: 100 }),
          ...watching.map(([i, x, y, scale, expression, hands]) =>
            classmate(i, { x, y, scale, depth: 700 + i }, { expression, lookAt: { x: 600, y: 600 }, hands }),
          ),
          {
            id: 'longArm',
            kind: 'schoolLongArm',
            at: { x: 1900, y: 1010, scale: 1, depth: 1100, afloat: true },
            expression: 'calm',
          },
          {
            id: 'seat',
            kind: 'schoolSeatedTeacher',
            at: { x: 600, y: 600, scale: 0.98, depth: 1200, afloat: true },
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
          child({ x: 1830, y: 2120, scale: 5.6 }, { expression: 'burst', lookAt: { x: 100, y: 900 }, hands: FLUNG }),
        ],
        companions: [
          { id: 'voice', kind: 'schoolVoice', at: { of: 'hero', slot: '@head', scale: 1 }, expression: 'calm' },
          {
            id: 'seat',
            kind: 'schoolSeatedTeacher',
            at: { x: -238, y: 730, scale: 1.16, depth: 1200, afloat: true },
            expression: 'calm',
            tilt: 0.08,
          },
          hen('Wing', { x: 760, y: 1170, scale: 0.72, depth: 2100 }, { facing: -1 }),
        ],
        props: [thing('laidEgg', { x: 110, y: 966, scale: 1.5, depth: 2110 })],
      },
      330,
    ),
    texts: [
      // Largest where it meets the teacher.
      path(
        'shout',
        [
          [290, 575],
          [700, 620],
          [1150, 660],
        ],
        [84, 50],
        { gapEm: 0.3 },
      ),
      block('voice', box(360, 84, 770, 190), INK),
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
            { x: 540, y: 690, scale: 1.34, depth: 600, afloat: true },
            {
              expression: 'breathHeld',
              pose: 'sitChair',
              hands: {
                left: { at: { x: 310, y: 500 }, shape: 'flat', angle: 200, elbow: 'down', layer: 'front' },
                right: { at: { x: 760, y: 480 }, shape: 'flat', angle: -20, elbow: 'down', layer: 'front' },
              },
            },
          ),
          hen('Wing', { x: 2150, y: 534, scale: 0.7, depth: 100 }),
          classmate(2, { x: 1880, y: 1290, scale: 1.7, depth: 690 }, { expression: 'breathHeld', ...STILL }),
          classmate(1, { x: 170, y: 1570, scale: 2.1, depth: 990 }, { yaw: 2.5, ...STILL }),
          classmate(0, { x: 940, y: 1560, scale: 2, depth: 990 }, { yaw: -2.5, ...STILL }),
          windowGirl({ x: 2140, y: 1420, scale: 2.3, depth: 700 }, { expression: 'joy', lookAt: { actor: 'hero' } }),
        ],
        props: [
          thing('laidEgg', { x: 560, y: 928, scale: 1.35, depth: 590 }),
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
