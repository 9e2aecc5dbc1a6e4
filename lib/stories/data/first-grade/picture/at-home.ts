import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, opening, stop } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, SHIRT, thing } from './parts';

const SIZE = [28, 18] as const;
const AT_TABLE = { x: 1640, y: 1380, scale: 3 };
const HANDS = {
  ...handUp(AT_TABLE),
  left: { at: { x: 1520, y: 1100 }, shape: 'rest', elbow: 'left', layer: 'front' },
} as const satisfies Hero['hands'];

/** The bag from behind and from the front, its straps as high as the shoulders. */
const onTheWay = (shoulders: number) => [
  thing('firstBag', { x: 330, y: 950, scale: 1.9, depth: 820 }),
  thing('bagBehind', { x: 1790, y: 960, scale: 1.9, depth: 880 }),
  thing('bagStraps', { x: 1778, y: shoulders, scale: 2.05, depth: 920 }),
];

/** The arm of somebody at the table, whose hand closes around what is beside `x`. */
const familyArm = (id: string, x: number, y: number, colour: string, facing: 1 | -1 = 1): Companion => ({
  id,
  kind: 'schoolFamilyArm',
  at: { x, y, scale: 1, depth: 1200, afloat: true },
  expression: 'calm',
  colour,
  facing,
});

/** Practice at breakfast, and the way. */
export const before: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: cut(
      'schoolBreakfast',
      {
        heroes: [child(AT_TABLE, { expression: 'calm', hands: HANDS, lookAt: { x: 2150, y: 930 } })],
        companions: [
          hen('Walk', { x: 2140, y: 536, scale: 0.6, depth: 100 }),
          familyArm('passes', 2232, 980, '#7fa06a'),
        ],
        props: [
          thing('firstBag', { x: 708, y: 930, scale: 2.3, depth: 500 }),
          thing('breakfastJam', { x: 2150, y: 1030, scale: 1.5, depth: 960 }),
        ],
      },
      150,
    ),
    texts: [
      opening('rule', box(96, 84, 1030, 240), { tone: 'ink', size: SIZE }),
      block('ask', box(96, 330, 400, 100), { tone: 'ink', size: SIZE, below: 'rule' }),
      block('jam', box(96, 500, 400, 100), { tone: 'ink', size: SIZE, below: 'ask' }),
    ],
    stops: [stop(0, 0, 1200, ['rule', 'ask', 'jam']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'sequence',
    scene: flat(
      'schoolWay',
      {
        heroes: [
          {
            id: 'away',
            at: { x: 330, y: 1080, scale: 2, depth: 800 },
            pose: 'walkAway',
            expression: 'calm',
            outfit: SHIRT,
            yaw: 3.1,
          },
          {
            ...child({ x: 1760, y: 1130, scale: 2.05 }),
            at: { x: 1760, y: 1130, scale: 2.05, depth: 900 },
            pose: 'walk',
            expression: 'shy',
            hands: undefined,
          },
        ],
        companions: [
          hen('LooksIn', { x: 640, y: 1120, scale: 1, depth: 900 }),
          classmate(3, { x: 1440, y: 1000, scale: 1.2, depth: 600 }, { pose: 'walk' }),
          classmate(8, { x: 2200, y: 1000, scale: 1.2, depth: 600 }, { pose: 'walk' }),
        ],
        props: onTheWay(868),
      },
      { onWheels: { props: onTheWay(930) }, forSmall: { props: onTheWay(930) } },
    ),
    texts: [
      opening('bag', box(96, 84, 1030, 230), { tone: 'ink', size: SIZE }),
      block('inside', box(1280, 84, 1030, 190), { tone: 'ink', size: SIZE }),
      block('room', box(1280, 280, 1030, 90), { tone: 'ink', size: SIZE, below: 'inside' }),
    ],
    stops: [stop(0, 0, 1200, ['bag']), stop(1200, 0, 1200, ['inside', 'room'])],
  },
];

/** Home again. */
export const after: readonly SpreadLayout[] = [
  {
    key: 's12',
    kind: 'single',
    scene: cut(
      'schoolSupper',
      {
        heroes: [child(AT_TABLE, { expression: 'tenderness', hands: HANDS, lookAt: { actor: 'hen' } })],
        companions: [
          hen('Peek', { x: 660, y: 590, scale: 0.85, depth: 490 }),
          familyArm('pours', 2272, 1010, '#7fa06a'),
          familyArm('drinks', 108, 1030, '#8a6fa8', -1),
        ],
        props: [
          thing('firstBag', { x: 708, y: 930, scale: 2.3, depth: 500 }),
          thing('breakfastJam', { x: 1020, y: 1070, scale: 1.5, depth: 960 }),
          thing('redFeather', { x: 1622, y: 398, scale: 1.4, depth: 1000 }, { turn: 30 }),
        ],
      },
      150,
    ),
    texts: [
      opening('home', box(96, 76, 1030, 160), { tone: 'ink', size: SIZE }),
      block('hand', box(1290, 76, 560, 160), { tone: 'ink', size: SIZE }),
      block('ask', box(96, 240, 520, 90), { tone: 'ink', size: SIZE, below: 'home' }),
      block('nothing', box(1990, 640, 330, 120), { tone: 'ink', face: 'heading', size: [34, 20] }),
    ],
    stops: [stop(0, 0, 1200, ['home', 'ask']), stop(1200, 0, 1200, ['hand', 'nothing'])],
  },
];
