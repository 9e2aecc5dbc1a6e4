import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { box, call, path, stop } from '../../picture-parts';
import {
  byMouth,
  CLOTHES,
  type Companion,
  DONKEY,
  ELEPHANT,
  flat,
  type Hero,
  haraka,
  onRope,
  PLAYERS,
  prop,
  risen,
  snail,
  words,
} from './parts';

export const TAUT = [
  [-90, 730],
  [1290, 730],
] as const;

export const SHADE = { colour: '#5a1e16', share: 0.5, lit: true } as const;

/** All of the team on a rope as tight as it gets. */
const straining = (): Companion[] =>
  PLAYERS.map(([kind, , expression], i) => ({
    kind,
    id: kind,
    pose: i % 3 === 1 ? 'haulLow' : 'haulLean',
    expression,
    ...onRope(TAUT, 604 + i * 30, 0.64),
  }));

const FLYING = [
  [1300, 860, 'tumble', 0.56],
  [1320, 640, 'leapForJoy', 0.54],
  [2340, 700, 'float', 0.5],
  [1310, 420, 'leapForJoy', 0.52],
  [2310, 1050, 'jump', 0.56],
  [1300, 200, 'jump', 0.5],
  [1500, 640, 'tumble', 0.5],
  [2090, 1030, 'float', 0.52],
  [1460, 860, 'leapForJoy', 0.54],
  [1730, 680, 'float', 0.5],
  [1800, 880, 'leapForJoy', 0.5],
] as const;

const flying = (): Companion[] =>
  FLYING.map(([x, y, pose, scale], i) => ({
    kind: PLAYERS[i]?.[0] ?? 'player1',
    id: `flying${i}`,
    pose,
    expression: (['laugh', 'scream', 'delight', 'amazed'] as const)[i % 4] ?? 'laugh',
    facing: i % 2 ? -1 : 1,
    at: { x, y, scale, depth: 600 + i, afloat: true },
  }));

const S09_HEROES: readonly Hero[] = [
  {
    at: { x: 740, y: 1240, scale: 2.8, depth: 660, afloat: true },
    pose: 'standStill',
    expression: 'tenderness',
    outfit: CLOTHES,
    lookAt: { actor: 'snail' },
    tilt: 0.08,
    pitch: 0.12,
    hands: {
      left: { at: { x: 510, y: 738 }, shape: 'rest', angle: 96, elbow: 'left', layer: 'body' },
      right: { at: { x: 962, y: 758 }, shape: 'rest', angle: 84, elbow: 'right', layer: 'body' },
    },
  },
];

/** Four fingers of each hand over the rope; the palms and thumbs are behind it. */
const overRope = (id: string, x: number, y: number, facing: 1 | -1): Companion => ({
  kind: 'roomyFingers',
  id,
  expression: 'calm',
  facing,
  at: { x, y, scale: 0.3, depth: 750, afloat: true },
});

const POPPED = {
  stage: 'popped',
  palette: 'flat',
  place: 'kenya',
  view: box(1200, 0, 1200, 1200),
  heroes: [
    {
      at: { x: 1600, y: 1190, scale: 1.2, depth: 980, afloat: true },
      pose: 'leapForJoy',
      expression: 'laugh',
      outfit: CLOTHES,
    },
  ],
  companions: [
    ...flying(),
    {
      kind: 'elephantSit',
      id: 'elephant',
      colour: ELEPHANT,
      expression: 'laugh',
      facing: -1,
      at: { x: 2060, y: 1130, scale: 1.66, depth: 550, afloat: true },
    },
    {
      kind: 'donkey',
      id: 'donkey',
      colour: DONKEY,
      expression: 'laugh',
      at: { x: 1360, y: 1100, scale: 0.6, depth: 880, afloat: true },
    },
    {
      kind: 'goat',
      id: 'goat',
      expression: 'laugh',
      facing: -1,
      at: { x: 2300, y: 880, scale: 0.5, depth: 930, afloat: true },
    },
    snail({ x: 2200, y: 530, scale: 0.7, depth: 990, afloat: true }, { expression: 'joy' }),
  ],
  props: [prop('matatuFull', 1830, 280, 1.2, { turn: -9 }, 400)],
  lettering: [haraka(1830, 280, 1.2, 401, { turn: -9 })],
} satisfies PictureSceneInput;

/** All who pull: the elephant, those by mouth, the players and the snail. */
const HAULING: readonly Companion[] = [
  {
    kind: 'elephantHaul',
    id: 'elephant',
    colour: ELEPHANT,
    expression: 'determined',
    facing: -1,
    at: { x: 499, y: 941, scale: 1.7, depth: 600 },
  },
  byMouth('donkeyHaul', TAUT, 300, 0.7, [134, -222]),
  byMouth('goatNibble', TAUT, 452, 0.66, [102, -140]),
  ...straining(),
  snail({ x: 1096, y: 922, scale: 0.84 }, { facing: -1, expression: 'determined' }),
];

/** The snail, the pop and the sea. */
export const toTheSea: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'closeUp',
    scene: flat(
      'ropeEnd',
      {
        heroes: [...S09_HEROES],
        companions: [
          overRope('leftFingers', 460, 760, 1),
          overRope('rightFingers', 1012, 782, -1),
          snail(
            { x: 1690, y: 1080, scale: 3.7, depth: 800 },
            { facing: -1, expression: 'shy', lookAt: { actor: 'hero' } },
          ),
        ],
      },
      { heroes: risen(S09_HEROES, 205) },
    ),
    texts: [
      words('road', box(1400, 276, 860, 160)),
      words('laugh', box(1400, 448, 860, 76)),
      words('room', box(1400, 528, 860, 160)),
    ],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['road', 'laugh', 'room'])],
  },
  {
    key: 's10',
    kind: 'reveal',
    scene: {
      kind: 'spread',
      pictures: [
        {
          box: box(0, 0, 1200, 1200),
          scene: {
            stage: 'tautRope',
            palette: 'flat',
            place: 'kenya',
            view: box(0, 0, 1200, 1200),
            heroes: [
              { pose: 'haulLean', expression: 'roar', outfit: CLOTHES, haze: SHADE, ...onRope(TAUT, 1036, 0.86) },
            ],
            // The evening light is on the snail alone.
            companions: HAULING.map((one) => (one.id === 'snail' ? one : { ...one, haze: SHADE })),
          },
        },
        {
          box: box(1200, 0, 1200, 1200),
          scene: POPPED,
          wheelchairScene: {
            ...POPPED,
            heroes: risen(POPPED.heroes, 150),
          },
        },
      ],
    },
    texts: [
      path(
        'pull',
        [
          [110, 150],
          [1120, 190],
        ],
        [88, 98],
        { tone: 'ink' },
      ),
      call('nearly', [560, 1080], 40, 800),
      call('pop', [1770, 440], 120, 560, { tone: 'ink', turn: -6 }),
    ],
    stops: [stop(0, 0, 1200, ['pull', 'nearly']), stop(1200, 0, 1200, ['pop'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: flat('firstSea', {
      companions: [
        { kind: 'tenToes', id: 'toes', at: { x: 650, y: 1130, scale: 1.1, depth: 500, afloat: true } },
        snail({ x: 1000, y: 1090, scale: 0.8 }, { expression: 'wonder' }),
      ],
    }),
    texts: [],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, [])],
  },
];
