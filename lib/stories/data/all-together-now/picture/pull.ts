import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, path, stop } from '../../picture-parts';
import { byMouth, type Companion, hauling, letters, onRope, PLAYERS, prop, snail, words } from './parts';

export const ALONE = [
  [1010, 668],
  [1512, 690],
] as const;
export const UNDER = [
  [180, 690],
  [2490, 712],
] as const;
export const FOUR = [
  [-90, 570],
  [2490, 700],
] as const;
export const TEAM = [
  [640, 590],
  [2490, 900],
] as const;

/** The team on the rope, each larger than the last. */
const team = (): Companion[] =>
  PLAYERS.map(([kind, pose, expression], i) => {
    const x = 1450 + i * 38 + i * i * 2.6;
    return { kind, id: kind, pose, expression, ...onRope(TEAM, x, 0.84 + i * 0.06) };
  });

/** The rope and who joins it. */
export const toTheTeam: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'farShot',
    scene: hauling(
      'ropeAlone',
      [ALONE, 1560, 0.9, 11],
      { expression: 'roar', end: 16 },
      {
        companions: [
          { kind: 'heroEyes', id: 'eyes', at: { x: 1992, y: 1066, scale: 1.5, afloat: true, depth: 1100 } },
          snail({ x: 2250, y: 960, scale: 0.56 }, { facing: -1, expression: 'wonder' }),
        ],
      },
      { props: [prop('emptyWheelchair', 1760, 1100, 1.2, { turn: -24 }, 1090)] },
    ),
    texts: [
      words('call', box(130, 84, 900, 140)),
      path(
        'pull',
        [
          [130, 590],
          [1150, 612],
        ],
        [44, 48],
        { tone: 'ink' },
      ),
      words('alone', box(130, 960, 900, 150), 'light'),
    ],
    stops: [stop(0, 0, 1200, ['call', 'pull', 'alone']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: hauling(
      'ropeOfFour',
      [FOUR, 2080, 2.45, 17],
      { expression: 'roar' },
      {
        companions: [
          byMouth('donkeyHaul', FOUR, 440, 2.1, [134, -222], { expression: 'determined' }),
          byMouth('goatNibble', FOUR, 1340, 2.1, [102, -140], { expression: 'delight' }),
        ],
      },
    ),
    texts: [
      words('donkey', box(130, 84, 960, 80)),
      words('goat', box(1290, 84, 960, 80)),
      path(
        'pull',
        [
          [900, 244],
          [1840, 300],
        ],
        [52, 56],
        { tone: 'ink' },
      ),
      call('sink', [280, 1070], 50, 400, { tone: 'light' }),
    ],
    stops: [stop(0, 0, 1200, ['donkey', 'sink']), stop(1200, 0, 1200, ['goat', 'pull'])],
  },
  {
    key: 's07',
    kind: 'nearDark',
    scene: hauling(
      'underElephant',
      [UNDER, 1800, 1.75, 20],
      { expression: 'roar' },
      {
        companions: [
          byMouth('donkeyHaul', UNDER, 870, 1.35, [134, -222]),
          byMouth('goatNibble', UNDER, 1330, 1.4, [102, -140], { expression: 'delight' }),
        ],
        lettering: [letters(74, 652, 34, { maxWidth: 124 })],
      },
    ),
    texts: [
      words('trees', box(640, 84, 500, 150), 'light'),
      words('look', box(1290, 84, 960, 170), 'light'),
      path(
        'pull',
        [
          [660, 330],
          [2000, 312],
        ],
        [60, 66],
        { tone: 'light' },
      ),
      call('nearly', [920, 1080], 40, 360),
      call('splut', [1440, 1072], 52, 300),
    ],
    stops: [stop(0, 0, 1200, ['trees', 'nearly', 'splut']), stop(1200, 0, 1200, ['look', 'pull'])],
  },
  {
    key: 's08',
    kind: 'panorama',
    scene: hauling(
      'ropeOfTeam',
      [TEAM, 2200, 1.72, 18],
      { expression: 'roar' },
      {
        companions: [
          byMouth('donkeyHaul', TEAM, 984, 0.84, [134, -222]),
          byMouth('goatNibble', TEAM, 1322, 0.76, [102, -140]),
          ...team(),
        ],
        props: [prop('matatuScore', -40, 760, 1.75, {}, 100), prop('football', 1232, 706, 1.1, {}, 900)],
        lettering: [letters(132, 584, 58, { maxWidth: 200, depth: 101 })],
      },
    ),
    texts: [
      words('team', box(1320, 72, 640, 130)),
      path(
        'pull',
        [
          [1345, 286],
          [2310, 348],
        ],
        [66, 76],
        { tone: 'ink' },
      ),
      call('nearly', [880, 1080], 40, 500),
      call('splut', [1440, 1072], 52, 300),
      block('score', box(76, 306, 206, 124), {
        tone: 'light',
        face: 'heading',
        size: [21, 17],
        align: 'center',
        verticalAlign: 'middle',
      }),
    ],
    stops: [stop(0, 0, 1200, ['pull', 'score', 'nearly', 'splut']), stop(1200, 0, 1200, ['team'])],
  },
];
