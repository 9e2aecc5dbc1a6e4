import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, opening, stop } from '../../picture-parts';
import { armsDown, child, classmate, cut, handUp, hen, teacher, thing, windowGirl } from './parts';

const SIZE = [28, 18] as const;
const INK = { tone: 'ink', size: SIZE } as const;
const CHALK = { tone: 'light', size: SIZE } as const;

/** The class that hears its names, in two rows: which child, where, and how large. */
const inRows = [
  [0, 520, 1138, 1.5],
  [2, 750, 1138, 1.5],
  [4, 1338, 1138, 1.5],
  [7, 1530, 1138, 1.5],
  [5, 560, 1500, 2],
  [8, 800, 1500, 2],
  [9, 1032, 1414, 2],
  [11, 1420, 1500, 2],
] as const;

const ROLL = { x: 1960, y: 1500, scale: 3 };
const SAYS = { x: 1640, y: 1450, scale: 2.9 };
const DRAWS = { x: 1980, y: 1520, scale: 3 };

const TIRED = { x: 200, y: 1130, scale: 2.3 };
const HELD = { x: 790, y: 1130, scale: 2.3 };
const PROPPED = { x: 1880, y: 1250, scale: 2.9 };
const BEHIND = { x: 1600, y: 1000, scale: 1.9, depth: 500 };
const AT_WINDOW = { x: 2232, y: 980, scale: 1.8, depth: 501 };

/** From the roll to the tired hand. */
export const waiting: readonly SpreadLayout[] = [
  {
    key: 's03',
    kind: 'panorama',
    scene: cut(
      'schoolRollCall',
      {
        heroes: [
          child(ROLL, {
            expression: 'shy',
            lookAt: { actor: 'teacher' },
            facing: -1,
            hands: { ...handUp(ROLL, 44), left: { at: { x: 1840, y: 1060 }, shape: 'rest', elbow: 'left' } },
          }),
        ],
        companions: [
          teacher(
            { x: 960, y: 960, scale: 1.7, depth: 300 },
            {
              expression: 'calm',
              hands: {
                left: { at: { x: 864, y: 516 }, shape: 'hold', layer: 'front', elbow: 'left' },
                right: { at: { x: 1096, y: 516 }, shape: 'hold', layer: 'front', elbow: 'right' },
              },
            },
          ),
          ...inRows.map(([i, x, y, scale], at) =>
            classmate(
              i,
              { x, y, scale, depth: (at < 4 ? 500 : 700) + at },
              { yaw: 3.1, hands: armsDown({ x, y, scale }) },
            ),
          ),
          hen('RoundDoor', { x: 262, y: 850, scale: 1.05, depth: 310, afloat: true }),
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
      block('call', box(500, 150, 360, 160), { ...CHALK, face: 'heading' }),
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
        heroes: [
          child(SAYS, {
            expression: 'amazed',
            lookAt: { actor: 'hen' },
            hands: { ...handUp(SAYS, 40), left: { at: { x: 1520, y: 1010 }, shape: 'rest', elbow: 'left' } },
          }),
        ],
        companions: [
          teacher(
            { x: 340, y: 1020, scale: 1.75, depth: 300 },
            {
              yaw: 3.1,
              hands: {
                right: { at: { x: 500, y: 330 }, shape: 'pinch', angle: -60, elbow: 'down', layer: 'front' },
                left: { at: { x: 236, y: 800 }, shape: 'relaxed', elbow: 'left' },
              },
            },
          ),
          hen('Tiptoe', { x: 740, y: 1060, scale: 0.85, depth: 500 }, { facing: -1 }),
          windowGirl({ x: 2220, y: 1330, scale: 2.2, depth: 700 }, { lookAt: { actor: 'hen' } }),
          classmate(1, { x: 170, y: 1560, scale: 2.3, depth: 800 }, { yaw: 3.1 }),
          classmate(5, { x: 1020, y: 1640, scale: 2.2, depth: 801 }, { yaw: 3.1 }),
        ],
        props: [
          thing('classDesk', { x: 1640, y: 1350, scale: 3, depth: 1000 }),
          thing('chalkStick', { x: 508, y: 318, scale: 1.6, depth: 301 }, { turn: 30 }),
          thing('classDesk', { x: 2230, y: 1310, scale: 2.2, depth: 900 }),
        ],
      },
      240,
    ),
    texts: [
      opening('say', box(620, 96, 530, 400), { ...CHALK, size: [28, 16] }),
      block('reply', box(1260, 96, 460, 300), { ...CHALK, size: [26, 14] }),
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
              ...handUp(DRAWS, 40),
              left: { at: { x: 1800, y: 985 }, shape: 'pinch', angle: 120, elbow: 'down', layer: 'front' },
            },
          }),
        ],
        companions: [
          teacher(
            { x: 366, y: 1180, scale: 2.08, depth: 300 },
            {
              yaw: 3.1,
              hands: {
                right: { at: { x: 552, y: 480 }, shape: 'pinch', angle: -20, elbow: 'down', layer: 'front' },
                left: { at: { x: 236, y: 860 }, shape: 'relaxed', elbow: 'left' },
              },
            },
          ),
          hen('Stand', { x: 840, y: 848, scale: 1.1, depth: 290 }),
        ],
        props: [
          thing('classDesk', { x: 1940, y: 1500, scale: 3.4, depth: 1000 }),
          thing('drawnEgg', { x: 1720, y: 1000, scale: 1.9, depth: 1001 }),
          thing('shortPencil', { x: 1766, y: 1030, scale: 1.5, depth: 1002 }, { turn: 34 }),
          thing('chalkStick', { x: 560, y: 472, scale: 1.7, depth: 301 }, { turn: 70 }),
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
        child(TIRED, {
          id: 'first',
          expression: 'worry',
          tilt: 0.24,
          lookAt: { actor: 'first', part: 'rightHand' },
          liftSeated: 130,
          hands: {
            right: { at: { x: 372, y: 486 }, shape: 'hang', angle: 70, elbow: 'right', layer: 'front' },
            left: { at: { x: 66, y: 860 }, shape: 'hang', elbow: 'left' },
          },
        }),
        child(HELD, {
          id: 'second',
          expression: 'cheeksFull',
          tilt: -0.1,
          lookAt: { actor: 'second', part: 'rightHand' },
          liftSeated: 130,
          hands: {
            right: { at: { x: 1006, y: 290 }, shape: 'flat', angle: -84, elbow: 'right', layer: 'front' },
            left: { at: { x: 912, y: 540 }, shape: 'grip', angle: -16, elbow: 'down', layer: 'front' },
          },
        }),
        child(PROPPED, {
          expression: 'yawn',
          tilt: 0.34,
          pitch: 0.1,
          liftSeated: 170,
          hands: {
            right: { at: { x: 2086, y: 470 }, shape: 'hang', angle: 30, elbow: 'right', layer: 'front' },
            left: { at: { x: 2052, y: 648 }, shape: 'grip', angle: -24, elbow: 'down', layer: 'front' },
          },
        }),
      ],
      companions: [
        hen('Tail', { x: 462, y: 610, scale: 0.8, depth: 400 }),
        { ...hen('Peek', { x: 1000, y: 174, scale: 0.5, depth: 400 }), id: 'henInHood' },
        { ...hen('Peek', { x: 1370, y: 550, scale: 0.5, depth: 400 }), id: 'henInBag' },
        classmate(1, BEHIND, {
          lookAt: { actor: 'windowGirl' },
          hands: {
            left: { at: { x: 1486, y: 390 }, shape: 'flat', angle: -92, elbow: 'left', layer: 'front' },
          },
        }),
        windowGirl(AT_WINDOW, { lookAt: { actor: 'henInBag' }, hands: handUp(AT_WINDOW, 4) }),
      ],
      props: [
        thing('wasteBasket', { x: 462, y: 740, scale: 1, depth: 401 }),
        thing('teacherBag', { x: 1386, y: 710, scale: 0.9, depth: 401 }),
        ...(['#e8b54c', '#6f8fc0', '#7aa874'] as const).map((colour, i) =>
          thing('hungCoat', { x: 700 + i * 150, y: 150, scale: 1, depth: 401 }, { colour }),
        ),
      ],
    }),
    texts: [
      opening('tired', box(96, 860, 1030, 200), { ...INK, size: [28, 16] }),
      block('more', box(1290, 842, 1030, 110), { ...INK, size: [24, 16] }),
      block('reply', box(1290, 960, 1030, 130), { ...INK, size: [24, 16], below: 'more' }),
    ],
    stops: [stop(0, 0, 1200, ['tired']), stop(1200, 0, 1200, ['more', 'reply'])],
  },
];
