import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, path, stop } from '../../picture-parts';
import { byMouth, CLOTHES, type Companion, driver, ELEPHANT, flat, onRope, PLAYERS, prop, shosho, snail } from './parts';

const TAUT = [
  [-90, 690],
  [1290, 690],
] as const;

const SHADE = { colour: '#5a1e16', share: 0.5, lit: true } as const;

/** All of the team on a rope as tight as it gets. */
const straining = (): Companion[] =>
  PLAYERS.map(([kind, , expression], i) => ({
    kind,
    id: kind,
    pose: i % 3 === 1 ? 'haulLow' : 'haulLean',
    expression,
    ...onRope(TAUT, 520 + i * 47, 0.62),
  }));

const FLYING = [
  [1300, 620, 'tumble', 0.62],
  [1420, 860, 'leapForJoy', 0.66],
  [2330, 300, 'float', 0.6],
  [1330, 400, 'leapForJoy', 0.56],
  [2310, 900, 'jump', 0.66],
  [1560, 1000, 'jump', 0.6],
  [2080, 990, 'tumble', 0.6],
  [1500, 640, 'float', 0.56],
  [2210, 690, 'leapForJoy', 0.58],
  [1300, 960, 'float', 0.6],
  [1930, 1010, 'leapForJoy', 0.56],
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

/** Who sits where around the mango: angle from the right, clockwise, in degrees. */
const SEATS = [
  ['player1', 200],
  ['player2', 218],
  ['player4', 306],
  ['player5', 324],
  ['player6', 342],
  ['player3', 0],
  ['player7', 24],
  ['player8', 44],
  ['player9', 134],
  ['player10', 154],
  ['player11', 178],
] as const;

const [MIDDLE, RX, RY] = [[1200, 790], 830, 250] as const;

const seat = (degrees: number, scale = 0.92) => {
  const a = (degrees * Math.PI) / 180;
  const [x, y] = [MIDDLE[0] + Math.cos(a) * RX, MIDDLE[1] + Math.sin(a) * RY];
  const facing: 1 | -1 = x < MIDDLE[0] ? 1 : -1;
  return { at: { x, y, scale: scale * (0.8 + (y - 500) / 1400), depth: y }, facing, yaw: Math.sin(a) > 0.3 ? 2.6 : 0.5 };
};

const ring = (): Companion[] => [
  ...SEATS.map(([kind, degrees], i) => ({
    kind,
    id: kind,
    pose: 'sitGround',
    expression: (['laugh', 'delight', 'joy'] as const)[i % 3] ?? 'joy',
    ...seat(degrees),
  })),
  shosho(seat(286).at, { pose: 'sitGround', expression: 'laugh', facing: -1 }),
  driver(seat(236).at, { pose: 'sitGround', expression: 'delight' }),
  { kind: 'elephantSit', id: 'elephant', colour: ELEPHANT, expression: 'delight', at: { x: 930, y: 560, scale: 0.7, depth: 540 } },
  { kind: 'donkey', id: 'donkey', expression: 'joy', facing: -1, at: { x: 2180, y: 640, scale: 0.6, depth: 560 } },
  { kind: 'goat', id: 'goat', expression: 'delight', at: { x: 240, y: 700, scale: 0.7, depth: 640 } },
  snail({ x: 1060, y: 800, scale: 0.6, depth: 800 }, { expression: 'joy' }),
];

/** The snail, the pop and the sea. */
export const toTheSea: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'closeUp',
    scene: flat('ropeEnd', {
      heroes: [
        {
          at: { x: 820, y: 1240, scale: 3.2, depth: 300, afloat: true },
          pose: 'standStill',
          expression: 'tenderness',
          outfit: CLOTHES,
          lookAt: { actor: 'snail' },
        },
      ],
      companions: [
        { kind: 'roomyHand', id: 'hand', facing: -1, at: { x: 800, y: 800, scale: 0.86, depth: 650, afloat: true } },
        { kind: 'roomyFingers', id: 'fingers', facing: -1, at: { x: 800, y: 800, scale: 0.86, depth: 750, afloat: true } },
        snail({ x: 1720, y: 1080, scale: 3.7, depth: 800 }, { facing: -1, expression: 'shy', lookAt: { actor: 'hero' } }),
      ],
    }),
    texts: [
      block('road', box(1420, 440, 760, 140), { tone: 'ink' }),
      block('laugh', box(1420, 320, 500, 80), { tone: 'ink' }),
      block('room', box(130, 96, 420, 140), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['room']), stop(1200, 0, 1200, ['road', 'laugh'])],
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
            heroes: [{ pose: 'haulLean', expression: 'scream', outfit: CLOTHES, haze: SHADE, ...onRope(TAUT, 1070, 0.74) }],
            companions: [
              byMouth('elephantHaul', TAUT, 110, 0.78, [264, -124], { colour: ELEPHANT }),
              byMouth('donkeyHaul', TAUT, 330, 0.62, [134, -222]),
              byMouth('goatNibble', TAUT, 420, 0.62, [102, -140]),
              ...straining(),
              snail({ x: 1130, y: 800, scale: 0.5 }, { facing: -1, expression: 'determined' }),
            ].map((one) => ({ ...one, haze: SHADE })),
          },
        },
        {
          box: box(1200, 0, 1200, 1200),
          scene: {
            stage: 'popped',
            palette: 'flat',
            place: 'kenya',
            view: box(1200, 0, 1200, 1200),
            heroes: [
              {
                at: { x: 1800, y: 800, scale: 1.5, depth: 900, afloat: true },
                pose: 'leapForJoy',
                expression: 'laugh',
                outfit: CLOTHES,
              },
            ],
            companions: [
              ...flying(),
              { kind: 'elephantSit', id: 'elephant', colour: ELEPHANT, expression: 'laugh', facing: -1, at: { x: 2200, y: 1130, scale: 0.9, depth: 950, afloat: true } },
              { kind: 'donkey', id: 'donkey', expression: 'laugh', at: { x: 1420, y: 1120, scale: 0.7, depth: 940, afloat: true } },
              { kind: 'goat', id: 'goat', expression: 'laugh', facing: -1, at: { x: 2060, y: 560, scale: 0.6, depth: 930, afloat: true } },
              snail({ x: 1980, y: 720, scale: 0.7, depth: 990, afloat: true }, { expression: 'joy' }),
            ],
            props: [prop('matatu', 1760, 350, 1.15, { turn: -10 }, 400)],
          },
        },
      ],
    },
    texts: [
      path('pull', [[110, 190], [1120, 330]], [84, 92], { tone: 'ink' }),
      block('nearly', box(130, 1020, 900, 90)),
      call('pop', [1480, 150], 120, 500, { tone: 'ink', turn: -8 }),
    ],
    stops: [stop(0, 0, 1200, ['pull', 'nearly']), stop(1200, 0, 1200, ['pop'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: flat('firstSea', {
      companions: [{ kind: 'tenToes', id: 'toes', at: { x: 670, y: 1090, scale: 0.86, depth: 500, afloat: true } }],
    }),
    texts: [],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, [])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat('duskRing', {
      heroes: [{ pose: 'sitGround', expression: 'joy', outfit: CLOTHES, ...seat(68) }],
      companions: ring(),
      props: [prop('mango', 1330, 800, 1.1, { turn: 70 }, 700)],
    }),
    texts: [
      block('who', box(330, 90, 420, 70)),
      block('me', box(780, 90, 340, 70)),
      block('before', box(1290, 130, 860, 80)),
      block('end', box(130, 1050, 800, 76), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['who', 'me', 'end']), stop(1200, 0, 1200, ['before'])],
  },
];
