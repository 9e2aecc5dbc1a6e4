import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, opening, stop } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, teacher, thing, windowGirl } from './parts';

const SIZE = [28, 18] as const;
const INK = { tone: 'ink', size: SIZE } as const;
const CHALK = { tone: 'light', size: SIZE } as const;

const ROLL = { x: 1960, y: 1500, scale: 3 };
const SAYS = { x: 1560, y: 1420, scale: 2.9 };
const DRAWS = { x: 1980, y: 1520, scale: 3 };

/** From the roll to the tired hand. */
export const waiting: readonly SpreadLayout[] = [
  {
    key: 's03',
    kind: 'panorama',
    scene: cut(
      'schoolRollCall',
      {
        heroes: [child(ROLL, { expression: 'shy', lookAt: { actor: 'teacher' }, facing: -1 })],
        companions: [
          teacher(
            { x: 960, y: 960, scale: 1.7, depth: 300 },
            {
              expression: 'calm',
              hands: {
                left: { at: { x: 900, y: 520 }, shape: 'hold', layer: 'front', elbow: 'down' },
                right: { at: { x: 1060, y: 520 }, shape: 'hold', layer: 'front', elbow: 'down' },
              },
            },
          ),
          ...[0, 1, 2, 3, 4].map((i) =>
            classmate(
              i,
              {
                x: [560, 830, 1350, 1520, 1690][i] ?? 0,
                y: 1180 + (i % 2) * 30,
                scale: 1.5 + (i % 3) * 0.08,
                depth: 600 + i,
              },
              { yaw: 3.1 },
            ),
          ),
          ...[5, 6, 7, 8].map((i) =>
            classmate(i, { x: [460, 710, 980, 1420][i - 5] ?? 0, y: 1530, scale: 2.2, depth: 700 + i }, { yaw: 3.1 }),
          ),
        ],
        props: [
          thing('classList', { x: 980, y: 950, scale: 2.25, depth: 300.5 }),
          thing('classDesk', { x: 1960, y: 1330, scale: 3, depth: 1000 }),
        ],
      },
      130,
    ),
    texts: [
      opening('list', box(1270, 110, 640, 200), CHALK),
      block('call', box(440, 110, 420, 200), { ...CHALK, face: 'heading' }),
      block('hand', box(1270, 370, 640, 180), { ...CHALK, below: 'list' }),
    ],
    stops: [stop(0, 0, 1200, ['call']), stop(1200, 0, 1200, ['list', 'hand'])],
  },
  {
    key: 's04',
    kind: 'farShot',
    scene: cut(
      'schoolAtBoard',
      {
        heroes: [child(SAYS, { expression: 'amazed', lookAt: { actor: 'hen' } })],
        companions: [
          teacher(
            { x: 400, y: 1020, scale: 1.75, depth: 300 },
            {
              yaw: 3.1,
              hands: { right: { at: { x: 530, y: 300 }, shape: 'hold', angle: -60, elbow: 'right', layer: 'front' } },
            },
          ),
          hen('Walk', { x: 880, y: 1060, scale: 0.85, depth: 500 }, { facing: -1 }),
          windowGirl({ x: 2220, y: 1330, scale: 2.2, depth: 700 }, { lookAt: { actor: 'hen' } }),
          classmate(1, { x: 200, y: 1560, scale: 2.3, depth: 800 }, { yaw: 3.1 }),
          classmate(5, { x: 1010, y: 1580, scale: 2.3, depth: 801 }, { yaw: 3.1 }),
        ],
        props: [
          thing('classDesk', { x: 1560, y: 1330, scale: 3, depth: 1000 }),
          thing('classDesk', { x: 2230, y: 1310, scale: 2.2, depth: 900 }),
        ],
      },
      240,
    ),
    texts: [
      opening('say', box(770, 96, 374, 440), { ...CHALK, size: [26, 16] }),
      block('reply', box(1256, 96, 334, 420), { ...CHALK, size: [26, 14] }),
    ],
    stops: [stop(0, 0, 1200, ['say']), stop(1200, 0, 1200, ['reply'])],
  },
  {
    key: 's05',
    kind: 'reveal',
    scene: cut(
      'schoolCircle',
      {
        heroes: [
          child(DRAWS, {
            expression: 'wonder',
            lookAt: { actor: 'hen' },
            hands: {
              ...handUp(DRAWS),
              left: { at: { x: 1800, y: 975 }, shape: 'hold', angle: 110, elbow: 'left', layer: 'front' },
            },
          }),
        ],
        companions: [
          teacher(
            { x: 330, y: 1180, scale: 2.08, depth: 300 },
            {
              yaw: 3.1,
              hands: { right: { at: { x: 556, y: 470 }, shape: 'hold', angle: -20, elbow: 'down', layer: 'front' } },
            },
          ),
          hen('Stand', { x: 840, y: 848, scale: 1.1, depth: 290 }),
        ],
        props: [
          thing('classDesk', { x: 1940, y: 1500, scale: 3.4, depth: 1000 }),
          thing('drawnEgg', { x: 1740, y: 990, scale: 1.9, depth: 1001 }),
        ],
      },
      240,
    ),
    texts: [
      opening('circle', box(1280, 84, 1030, 130), CHALK),
      block('draw', box(1280, 230, 540, 330), { ...CHALK, below: 'circle' }),
    ],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['circle', 'draw'])],
  },
  {
    key: 's06',
    kind: 'spots',
    scene: flat('schoolThreeHands', {
      heroes: [
        child({ x: 180, y: 800, scale: 1.5 }, { id: 'first', expression: 'determined' }),
        child(
          { x: 760, y: 1020, scale: 2.3 },
          {
            id: 'second',
            expression: 'worry',
            hands: { right: { at: { x: 900, y: 380 }, shape: 'relaxed', angle: -60, elbow: 'right', layer: 'front' } },
          },
        ),
        child(
          { x: 2080, y: 1180, scale: 3 },
          {
            expression: 'uneasy',
            hands: {
              right: { at: { x: 2270, y: 190 }, shape: 'flat', angle: -90, elbow: 'right', layer: 'front' },
              left: { at: { x: 2250, y: 560 }, shape: 'hold', angle: -20, elbow: 'down', layer: 'front' },
            },
          },
        ),
      ],
      companions: [
        hen('Tail', { x: 456, y: 526, scale: 0.7, depth: 400 }),
        { ...hen('Peek', { x: 1000, y: 230, scale: 0.5, depth: 400 }), id: 'henInHood' },
        { ...hen('Tail', { x: 1540, y: 480, scale: 0.8, depth: 400 }), id: 'henInBag' },
        classmate(
          1,
          { x: 1370, y: 900, scale: 1.2, depth: 500 },
          { hands: handUp({ x: 1350, y: 900, scale: 1.2 }, 34) },
        ),
        windowGirl({ x: 1780, y: 920, scale: 1.2, depth: 501 }, { hands: handUp({ x: 1780, y: 920, scale: 1.2 }, 34) }),
      ],
    }),
    texts: [
      opening('tired', box(96, 850, 460, 270), { ...INK, size: [26, 16] }),
      block('more', box(640, 850, 490, 270), { ...INK, size: [26, 16] }),
      block('reply', box(1290, 850, 1030, 200), { ...INK, size: [26, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['tired', 'more']), stop(1200, 0, 1200, ['reply'])],
  },
];
