import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, opening, stop } from '../../picture-parts';
import { child, glyph, scrap, small } from './parts';

const WHISPERS = { x: 730, y: 1090, scale: 1.3, depth: 1000, afloat: true } as const;
const FED = { x: 1010, y: 432, scale: 1, depth: 900, afloat: true } as const;
const SLEEPERS = [
  [280, '#7f9fc0'],
  [428, null],
  [576, '#d98a7c'],
  [724, null],
  [868, '#8fae84'],
] as const;
const NIGHT = { colour: '#1c2b2e', share: 0.14, lit: true } as const;

const HEAP = [
  [2080, 1120, 1, 30],
  [2200, 1130, 1.1, -20],
  [2290, 1060, 0.9, 70],
  [2150, 1040, 0.9, -60],
  [2240, 970, 0.8, 14],
] as const;

const POINTS_AT = { x: 1468, y: 1660, scale: 3.6, depth: 1000, afloat: true };
const POINTS = child(POINTS_AT, {
  pose: 'standStill',
  expression: 'uneasy',
  facing: -1,
  lookAt: { x: 1020, y: 590 },
  hands: { left: { at: { x: 1070, y: 600 }, shape: 'point', angle: 200, elbow: 'down', layer: 'front' } },
});

/** From the mouse to the end that nobody knew. */
export const toTheEnd: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'nearDark',
    scene: flat('mouseAttic', {
      heroes: [
        child(
          { x: 1700, y: 1120, scale: 2.7, depth: 1000 },
          {
            pose: 'lieReach',
            expression: 'wonder',
            facing: -1,
            lookAt: { x: 1040, y: 980 },
            hands: { left: { at: { actor: 'pen', part: 'right', offset: [12, -26] }, shape: 'fist', layer: 'front' } },
          },
        ),
      ],
      companions: [
        {
          id: 'mouse',
          kind: 'mouse',
          at: { x: 1022, y: 1014, scale: 2.1, depth: 1060, afloat: true },
          expression: 'delight',
          lookAt: { x: 1000, y: 1000 },
        },
      ],
      props: [
        { id: 'pen', kind: 'sharedPen', at: { x: 946, y: 1038, scale: 2.4, depth: 1050, afloat: true }, turn: 30 },
        ...HEAP.map(([x, y, scale, turn], i) => scrap(small(i), { x, y, scale, depth: 1100, afloat: true }, { turn })),
      ],
    }),
    texts: [
      opening('mouse', box(110, 84, 1000, 200), { size: [30, 20] }),
      block('together', box(110, 320, 1000, 110), { below: 'mouse', size: [27, 18] }),
      block('letter', box(460, 700, 420, 260), { tone: 'ink', size: [30, 20] }),
      block('all', box(1290, 84, 1000, 80), { size: [27, 18] }),
      block('supper', box(1290, 180, 1000, 130), { below: 'all', size: [27, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['mouse', 'together', 'letter']), stop(1200, 0, 1200, ['all', 'supper'])],
  },
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat(
      'whitePages',
      {
        heroes: [POINTS],
        props: [
          scrap('letterStands', WHISPERS),
          scrap('letterFed', FED),
          { kind: 'bittenSweet', at: { x: 890, y: 436, scale: 0.85, depth: 890, afloat: true } },
          ...SLEEPERS.map(([x, blanket], i) =>
            scrap(
              `${small(i)}Asleep`,
              { x, y: 664, scale: 0.8, depth: 880, afloat: true },
              blanket ? { colour: blanket } : { count: 0 },
            ),
          ),
        ],
      },
      {
        onWheels: { heroes: [{ ...POINTS, at: { ...POINTS_AT, y: 1440 } }] },
        forSmall: { heroes: [{ ...POINTS, at: { ...POINTS_AT, x: 1516, y: 1690, scale: 4.4 } }] },
      },
    ),
    texts: [
      block('back', box(220, 130, 880, 90), { tone: 'ink', size: [24, 17] }),
      glyph('fed', FED),
      block('page', box(220, 240, 600, 310), { tone: 'ink', size: [34, 22] }),
      block('gap', box(220, 690, 640, 80), { tone: 'ink', size: [27, 18] }),
      block('ask', box(220, 780, 640, 90), { tone: 'ink', below: 'gap', size: [27, 18] }),
      glyph('letter', WHISPERS),
      block('nobody', box(220, 880, 360, 230), { tone: 'ink', size: [24, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['back', 'fed', 'page', 'gap', 'ask', 'letter', 'nobody']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat('castleInLibrary', {
      heroes: [
        child(
          { x: 290, y: 1172, scale: 2.1, depth: 1000 },
          {
            pose: 'openGate',
            expression: 'joy',
            lookAt: { x: 955, y: 960 },
            hands: {
              right: { at: { x: 434, y: 890 }, shape: 'flat', layer: 'front' },
              left: { at: { x: 432, y: 1000 }, shape: 'flat', layer: 'front' },
            },
          },
        ),
      ],
      companions: [
        {
          id: 'dragon',
          kind: 'dragonAches',
          at: { x: 1830, y: 1165, scale: 2.45, depth: 900 },
          facing: -1,
          expression: 'worry',
          lookAt: { actor: 'hero' },
        },
      ],
      props: [{ kind: 'initialBlock', at: { x: 592, y: 986, scale: 1.5, depth: 950, afloat: true } }],
    }),
    texts: [
      opening('gap', box(110, 84, 1010, 130), { size: [30, 20] }),
      block('own', box(110, 230, 1010, 100), { below: 'gap', size: [26, 17] }),
      block('initial', box(110, 340, 1010, 100), { below: 'own', size: [26, 17] }),
      call('gold', [592, 976], 90, 250, { tone: 'gold' }),
      block('dragon', box(1500, 84, 700, 130), { size: [27, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['gap', 'own', 'initial', 'gold']), stop(1200, 0, 1200, ['dragon'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat('libraryNight', {
      heroes: [
        child(
          { x: 1900, y: 1120, scale: 2.4, depth: 1000 },
          {
            pose: 'sitGround',
            expression: 'joy',
            facing: -1,
            lookAt: { actor: 'dragon' },
            haze: NIGHT,
            hands: {
              left: { at: { x: 1620, y: 730 }, shape: 'wave', elbow: 'down', layer: 'front' },
              right: { at: { x: 2010, y: 1010 }, shape: 'rest', elbow: 'right', layer: 'front' },
            },
          },
        ),
      ],
      companions: [
        {
          id: 'dragon',
          kind: 'dragonLie',
          at: { x: 760, y: 1120, scale: 2.1, depth: 900 },
          expression: 'tenderness',
          lookAt: { actor: 'hero' },
          haze: NIGHT,
        },
      ],
      props: [
        { kind: 'openBook', at: { x: 1890, y: 1062, scale: 1.5, depth: 1001, afloat: true }, colour: '#7c2f28' },
        ...[1350, 1490, 1640, 1780, 1930].map((x, i) =>
          scrap(small(i), { x, y: 200, scale: 0.75, depth: 700, afloat: true }),
        ),
        { kind: 'commaRuns', colour: '#f3d489', at: { x: 1270, y: 200, scale: 0.8, depth: 700, afloat: true } },
      ],
    }),
    texts: [
      opening('next', box(110, 250, 1000, 90), { size: [32, 20] }),
      block('told', box(110, 350, 1000, 120), { below: 'next', size: [27, 18] }),
      block('hush', box(110, 480, 1000, 110), { below: 'told', size: [27, 18] }),
      block('comma', box(1290, 240, 800, 60), { size: [24, 16] }),
      block('signed', box(1290, 300, 880, 60), { face: 'heading', size: [30, 14], below: 'comma' }),
    ],
    stops: [stop(0, 0, 1200, ['next', 'told', 'hush']), stop(1200, 0, 1200, ['comma', 'signed'])],
  },
];
