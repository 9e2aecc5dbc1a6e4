import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, path, stop } from '../../picture-parts';
import { byMouth, CLOTHES, type Companion, ELEPHANT, flat, onRope, PLAYERS, prop, snail } from './parts';

const ALONE = [[1010, 668], [1512, 690]] as const;
const UNDER = [[180, 690], [2490, 560]] as const;
const FOUR = [[-90, 560], [2490, 700]] as const;
const TEAM = [[380, 560], [2490, 924]] as const;

/** The team on the rope, each larger than the last. */
const team = (): Companion[] =>
  PLAYERS.map(([kind, pose, expression], i) => {
    const x = 1120 + i * 74 + i * i * 3;
    return { kind, id: kind, pose, expression, ...onRope(TEAM, x, 0.86 + i * 0.07) };
  });

/** The rope and who joins it. */
export const toTheTeam: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'farShot',
    scene: flat('ropeAlone', {
      heroes: [
        { pose: 'haulLean', expression: 'determined', outfit: CLOTHES, ...onRope(ALONE, 1560, 0.9) },
      ],
      companions: [
        { kind: 'heroEyes', id: 'eyes', at: { x: 2010, y: 1080, scale: 1.1, afloat: true, depth: 1100 } },
        snail({ x: 2290, y: 1020, scale: 0.5 }, { facing: -1, expression: 'wonder' }),
      ],
    }),
    texts: [
      block('call', box(130, 110, 900, 130), { tone: 'ink' }),
      path('pull', [[300, 590], [1150, 612]], [40, 44], { tone: 'ink' }),
      block('alone', box(130, 900, 900, 130), { tone: 'light' }),
    ],
    stops: [stop(0, 0, 1200, ['call', 'pull', 'alone']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: flat('ropeOfFour', {
      heroes: [{ pose: 'haulWide', expression: 'scream', outfit: CLOTHES, ...onRope(FOUR, 2010, 1.9) }],
      companions: [
        byMouth('donkeyHaul', FOUR, 520, 1.7, [134, -222], { expression: 'determined' }),
        byMouth('goatNibble', FOUR, 1340, 1.6, [102, -140], { expression: 'delight' }),
      ],
    }),
    texts: [
      block('donkey', box(130, 96, 800, 80), { tone: 'ink' }),
      block('goat', box(1290, 96, 800, 80), { tone: 'ink' }),
      path('pull', [[980, 250], [1900, 300]], [50, 56], { tone: 'ink' }),
      call('sink', [330, 1040], 60, 400, { tone: 'light' }),
    ],
    stops: [stop(0, 0, 1200, ['donkey', 'sink']), stop(1200, 0, 1200, ['goat', 'pull'])],
  },
  {
    key: 's07',
    kind: 'nearDark',
    scene: flat('underElephant', {
      heroes: [{ pose: 'haulLean', expression: 'determined', outfit: CLOTHES, ...onRope(UNDER, 1780, 2.3) }],
      companions: [
        byMouth('donkeyHaul', UNDER, 1030, 1.55, [134, -222]),
        byMouth('goatNibble', UNDER, 1360, 1.7, [102, -140], { expression: 'delight' }),
      ],
    }),
    texts: [
      block('trees', box(560, 84, 560, 80)),
      block('look', box(1290, 84, 900, 140)),
      path('pull', [[640, 330], [2000, 290]], [56, 64], { tone: 'light' }),
      call('nearly', [560, 1084], 40, 300),
      call('splut', [960, 1084], 44, 300),
    ],
    stops: [stop(0, 0, 1200, ['trees', 'nearly', 'splut']), stop(1200, 0, 1200, ['look', 'pull'])],
  },
  {
    key: 's08',
    kind: 'panorama',
    scene: flat('ropeOfTeam', {
      heroes: [{ pose: 'haulLean', expression: 'scream', outfit: CLOTHES, ...onRope(TEAM, 2270, 1.86) }],
      companions: [
        byMouth('elephantHaul', TEAM, 560, 0.9, [264, -124], { colour: ELEPHANT }),
        byMouth('donkeyHaul', TEAM, 850, 0.74, [134, -222]),
        byMouth('goatNibble', TEAM, 1000, 0.74, [102, -140]),
        ...team(),
      ],
      props: [prop('matatu', 60, 700, 1.5, {}, 100)],
    }),
    texts: [
      block('team', box(1290, 96, 900, 80), { tone: 'ink' }),
      path('pull', [[560, 240], [1900, 420]], [64, 72], { tone: 'ink' }),
      call('nearly', [460, 1084], 40, 460),
      call('splut', [960, 1084], 44, 300),
      block('score', box(90, 330, 260, 140), { tone: 'light' }),
    ],
    stops: [stop(0, 0, 1200, ['pull', 'score', 'nearly', 'splut']), stop(1200, 0, 1200, ['team'])],
  },
];
