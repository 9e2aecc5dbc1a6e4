import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, opening, stop } from '../../picture-parts';
import { child, glyph, PENCIL, refrain, scrap, small } from './parts';

const ONE = { x: 1930, y: 730, scale: 1.5, depth: 950, afloat: true } as const;
const TWO = { x: 1336, y: 446, scale: 1.1, depth: 940, afloat: true } as const;
const THREE = { x: 700, y: 740, scale: 0.95, depth: 930, afloat: true } as const;
const SWARM = [
  [940, 880, 0.8, -30],
  [1040, 980, 0.7, 20],
  [590, 660, 0.7, 14],
  [420, 740, 0.6, -20],
  [330, 620, 0.45, 24],
  [270, 720, 0.36, -16],
  [1180, 800, 0.75, 30],
  [2150, 560, 0.8, -18],
  [2240, 850, 0.9, 16],
] as const;

const IN_MELON = { x: 1860, y: 806, scale: 2.3, depth: 800, afloat: true } as const;
/** Upside down: its feet are up, its eye is on the pavement. */
const FALLEN = { x: 1760, y: 664, scale: 1.35, depth: 1010, afloat: true } as const;
const RIDES = [
  { x: 300, y: 690, scale: 0.62, depth: 801, afloat: true },
  { x: 806, y: 648, scale: 1.15, depth: 931, afloat: true },
] as const;

const cat = (kind: 'catWalk' | 'catLeap' | 'catOffended', x: number, y: number, scale: number) =>
  ({ id: kind, kind, colour: '#e58a3a', at: { x, y, scale, depth: y } }) as const;

const CHASES_AT = { x: 1450, y: 1175, scale: 2.4, depth: 1200 };
const CHASES = child(CHASES_AT, {
  pose: 'run',
  expression: 'determined',
  lookAt: { x: 1760, y: 760 },
  hands: { right: { at: { x: 1700, y: 830 }, shape: 'flat' } },
});

const READS_AT = { x: 820, y: 1830, scale: 3.1, depth: 1500, afloat: true };
const READS = child(READS_AT, { pose: 'standStill', expression: 'wonder', yaw: 3.12, pitch: 0, tilt: 0.08 });

/** From the sneeze to the cat. */
export const toTheCat: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'bigBook',
      {
        heroes: [READS],
        companions: [
          {
            id: 'dragon',
            kind: 'dragonFly',
            at: { x: 1740, y: 850, scale: 1.22, depth: 800, afloat: true },
            expression: 'roar',
            haze: { colour: '#c9a468', share: 0.45, lit: false },
          },
        ],
      },
      { onWheels: { heroes: [{ ...READS, at: { ...READS_AT, y: 1620 } }] } },
    ),
    texts: [
      opening('opening', box(110, 84, 1010, 180), { size: [30, 20] }),
      block('more', box(1300, 100, 980, 70), { size: [27, 18] }),
      block('page', box(260, 400, 820, 200), { tone: 'ink', face: 'story', size: [34, 24] }),
      call('book', [1600, 1020], 58, 540, { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'page']), stop(1200, 0, 1200, ['more', 'book'])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat('sneezeRoom', {
      heroes: [
        child(
          { x: 1480, y: 1230, scale: 2.2, depth: 1000 },
          {
            pose: 'standStill',
            expression: 'scream',
            facing: -1,
            lookAt: { x: 1336, y: 400 },
            hands: {
              left: { at: { x: 1300, y: 720 }, shape: 'wave', elbow: 'down', layer: 'front' },
              right: { at: { x: 1730, y: 780 }, shape: 'wave', elbow: 'down' },
            },
          },
        ),
      ],
      props: [
        scrap('letterRuns', ONE),
        scrap('letterRuns', TWO, { colour: '#3f8f6b' }),
        scrap('letterRuns', THREE, { colour: '#e0a338' }),
        ...SWARM.map(([x, y, scale, turn], i) => scrap(small(i), { x, y, scale, depth: 900, afloat: true }, { turn })),
        { kind: 'comma', at: { x: 940, y: 1112, scale: 1.25, afloat: true, depth: 1200 } },
      ],
    }),
    texts: [
      call('sneeze', [640, 262], 112, 960, { tone: 'gold', turn: -6 }),
      block('book', box(590, 430, 540, 110), { size: [24, 18] }),
      block('shout', box(1900, 76, 400, 260), { size: [24, 17] }),
      block('comma', box(110, 1000, 570, 126), { size: [24, 14], verticalAlign: 'bottom' }),
      glyph('letterOne', ONE),
      glyph('letterTwo', TWO),
      glyph('letterThree', THREE),
    ],
    stops: [
      stop(1200, 0, 1200, ['shout', 'letterOne', 'letterTwo']),
      stop(0, 0, 1200, ['sneeze', 'book', 'comma', 'letterThree']),
    ],
  },
  {
    key: 's03',
    kind: 'single',
    scene: flat('melonMarket', {
      heroes: [
        child(
          { x: 1420, y: 1180, scale: 2.4, depth: 1000 },
          {
            pose: 'standStill',
            expression: 'surprise',
            lookAt: { x: 1860, y: 660 },
            hands: {
              right: { at: { x: 1690, y: 690 }, shape: 'point', angle: -10, elbow: 'down', layer: 'front' },
              left: { at: { actor: 'hero', part: 'leftSide', offset: [-6, 20] }, shape: 'fist' },
            },
          },
        ),
      ],
      companions: [
        {
          id: 'seller',
          kind: 'farmer',
          at: { x: 430, y: 964, scale: 1.3, depth: 500, afloat: true },
          expression: 'roar',
          pose: 'standStill',
          haze: PENCIL,
          lookAt: { x: 900, y: 500 },
          hands: {
            left: { at: { x: 280, y: 500 }, shape: 'wave', elbow: 'down', layer: 'front' },
            right: { at: { x: 540, y: 690 }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      props: [scrap('letterPink', IN_MELON, { colour: '#3f8f6b', count: 1 })],
    }),
    texts: [
      call('sign', [421, 139], 44, 590, { tone: 'ink' }),
      block('cry', box(790, 84, 360, 420), { tone: 'ink', size: [24, 17] }),
      call('knock', [1440, 170], 50, 370, { tone: 'ink', turn: -6 }),
      glyph('letter', IN_MELON),
      refrain('ink', 1000),
      block('caught', box(1700, 1000, 620, 126), { tone: 'ink', size: [24, 14], verticalAlign: 'bottom' }),
    ],
    stops: [stop(0, 0, 1200, ['sign', 'cry', 'refrain']), stop(1200, 0, 1200, ['knock', 'letter', 'caught'])],
  },
  {
    key: 's04',
    kind: 'spots',
    scene: flat(
      'cafeStreet',
      {
        heroes: [CHASES],
        companions: [
          { ...cat('catWalk', 240, 800, 0.85), expression: 'asleep' },
          { ...cat('catLeap', 690, 930, 1.9), expression: 'rage' },
          { ...cat('catOffended', 2140, 904, 2), expression: 'rage', facing: -1 },
        ],
        props: [scrap('letterRuns', FALLEN, { turn: 180 }), ...RIDES.map((at) => scrap('letterStands', at))],
      },
      { onWheels: { heroes: [{ ...CHASES, at: { ...CHASES_AT, x: 1394 } }] } },
    ),
    texts: [
      opening('opening', box(110, 72, 1000, 84), { tone: 'ink', size: [32, 20] }),
      glyph('riderOne', RIDES[0]),
      glyph('riderTwo', RIDES[1]),
      block('ask', box(1300, 72, 1000, 74), { tone: 'ink', size: [24, 17] }),
      call('letter', [FALLEN.x, FALLEN.y + 70 * FALLEN.scale], 48, 200, { tone: 'ink', turn: 180 }),
      refrain('ink', 700),
      block('caught', box(1690, 950, 630, 176), { tone: 'ink', size: [24, 14], verticalAlign: 'bottom' }),
    ],
    stops: [
      stop(0, 0, 1200, ['opening', 'riderOne', 'riderTwo', 'refrain']),
      stop(1200, 0, 1200, ['ask', 'letter', 'caught']),
    ],
  },
];
