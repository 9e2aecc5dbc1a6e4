import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_NIGHT, baby, column, flatRisen } from './parts';

type Sleeper = readonly [
  kind: string,
  x: number,
  y: number,
  scale: number,
  expression: Hero['expression'],
  hands: 'cheeks' | 'up' | 'stretch',
];

/** Those whom a noise has woken, each in a bed. */
const awake = (sleepers: readonly Sleeper[]): Companion[] =>
  sleepers.map(([kind, x, y, scale, expression, hands]) => ({
    id: kind,
    kind,
    at: { x, y, scale, depth: 700, afloat: true },
    pose: hands === 'stretch' ? 'stretchInBed' : 'sitBed',
    expression,
    lookAt: { x: 880, y: 900 },
    ...(hands === 'cheeks' && {
      hands: {
        left: { at: { actor: kind, part: 'leftCheek', offset: [-14 * scale, 0] }, shape: 'flat', elbow: 'left' },
        right: { at: { actor: kind, part: 'rightCheek', offset: [14 * scale, 0] }, shape: 'flat', elbow: 'right' },
      },
    }),
  }));

/** The only one who is pleased. */
const PLEASED: Hero = {
  at: { x: 1720, y: 915, scale: 2.3, depth: 700, afloat: true },
  pose: 'palmLight',
  expression: 'amazed',
  outfit: BY_NIGHT,
  facing: -1,
  lookAt: { x: 900, y: 860 },
  hands: {
    left: { at: { x: 1500, y: 700 }, shape: 'point', elbow: 'down' },
    right: { at: { x: 1900, y: 690 }, shape: 'wave', elbow: 'right' },
  },
};

/** In the middle of the night. */
export const awakeAtNight: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('roarHouse', {
      heroes: [PLEASED],
      companions: [
        baby({ x: 880, y: 1014, scale: 0.95, depth: 900 }, 'sitGround', 'scream'),
        ...awake([
          ['mother', 240, 985, 0.86, 'surprise', 'cheeks'],
          ['father', 420, 985, 0.86, 'yawn', 'stretch'],
          ['elderMan', 200, 622, 0.8, 'worry', 'cheeks'],
          ['neighbourWoman', 570, 622, 0.8, 'surprise', 'up'],
          ['elderWoman', 890, 622, 0.8, 'uneasy', 'cheeks'],
        ]),
        {
          kind: 'parrot',
          at: { x: 1060, y: 640, scale: 0.8, depth: 1100, afloat: true },
          expression: 'surprise',
          facing: -1,
        },
        {
          kind: 'dogSit',
          at: { x: 1390, y: 1066, scale: 1.2, depth: 1100 },
          expression: 'surprise',
          facing: -1,
          lookAt: { x: 900, y: 860 },
        },
      ],
    }),
    texts: [
      call('cry', [613, 214], 112, 960, { tone: 'gold', turn: -3 }),
      block('middle', box(1270, 76, 1056, 108), { size: [26, 14] }),
      opening('loud', box(1270, 206, 1056, 108), { size: [26, 14] }),
    ],
    stops: [stop(0, 0, 1200, ['cry']), stop(1200, 0, 1200, ['middle', 'loud'])],
  },
  {
    key: 's08',
    kind: 'reveal',
    scene: flatRisen(
      'roarCarousel',
      {
        heroes: [
          {
            at: { x: 950, y: 1140, scale: 2.9, depth: 1500, afloat: true },
            pose: 'palmLight',
            expression: 'calm',
            outfit: BY_NIGHT,
            lookAt: { actor: 'baby' },
            hands: {
              right: {
                at: { actor: 'rolledList', part: 'middle', offset: [-30, 70] },
                shape: 'rest',
                elbow: 'right',
                layer: 'front',
              },
              left: {
                at: { actor: 'rolledList', part: 'middle', offset: [10, -40] },
                shape: 'rest',
                elbow: 'left',
                layer: 'front',
              },
            },
          },
        ],
        companions: [
          { kind: 'dogLie', at: { x: 430, y: 1046, scale: 1.25 }, expression: 'uneasy', lookAt: { actor: 'baby' } },
          baby({ x: 1770, y: 672, scale: 1.25, depth: 700 }, 'sitGround', 'scream'),
          {
            kind: 'father',
            at: { x: 1440, y: 850, scale: 1.22, depth: 820 },
            pose: 'standStill',
            expression: 'worry',
            lookAt: { actor: 'baby' },
            hands: {
              left: { at: { x: 1562, y: 560 }, shape: 'grip', elbow: 'down', layer: 'front' },
              right: { at: { x: 1584, y: 520 }, shape: 'grip', elbow: 'down', layer: 'front' },
            },
          },
          {
            kind: 'grandmother',
            at: { x: 2160, y: 870, scale: 1.22 },
            pose: 'standStill',
            facing: -1,
            expression: 'yawn',
            lookAt: { actor: 'baby' },
            hands: {
              left: { at: { x: 2090, y: 660 }, shape: 'hang', elbow: 'left' },
              right: { at: { x: 2280, y: 450 }, shape: 'fist', elbow: 'down' },
            },
          },
          {
            kind: 'mother',
            at: { x: 2110, y: 1084, scale: 1.24 },
            pose: 'run',
            facing: -1,
            expression: 'worry',
            lookAt: { actor: 'vacuumCleaner' },
            hands: {
              left: {
                at: { actor: 'vacuumCleaner', part: 'middle', offset: [110, -90] },
                shape: 'fist',
                layer: 'front',
              },
              right: {
                at: { actor: 'vacuumCleaner', part: 'middle', offset: [150, -50] },
                shape: 'fist',
                layer: 'front',
              },
            },
          },
        ],
        props: [
          { kind: 'keyRing', at: { x: 2280, y: 455, scale: 1.7, afloat: true, depth: 1400 } },
          { kind: 'vacuumCleaner', at: { x: 1690, y: 1070, scale: 1.4 } },
          { kind: 'rolledList', at: { x: 960, y: 1000, scale: 2, afloat: true, depth: 1510 }, turn: 66 },
        ],
      },
      1270,
    ),
    texts: [
      call('cry', [1790, 146], 64, 760, { tone: 'gold', turn: 1 }),
      ...column(['carousel', 'louder', 'list'], [140, 90, 560], {
        tone: 'light',
        heights: [330, 130, 240],
        size: [30, 20],
        voices: ['list'],
      }),
    ],
    stops: [stop(1200, 0, 1200, ['cry', 'carousel', 'louder', 'list'])],
  },
];
