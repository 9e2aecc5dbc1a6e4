import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, opening, stop } from '../../picture-parts';
import { child, glyph, PENCIL, refrain, scrap } from './parts';

const ONE = { x: 1560, y: 640, scale: 1.5, depth: 950, afloat: true } as const;
const TWO = { x: 1370, y: 800, scale: 1.25, depth: 940, afloat: true } as const;
const THREE = { x: 700, y: 700, scale: 0.95, depth: 930, afloat: true } as const;

const IN_MELON = { x: 1860, y: 806, scale: 2.3, depth: 800, afloat: true } as const;
/** Upside down: its feet are up, its eye is on the pavement. */
const FALLEN = { x: 1600, y: 640, scale: 1.45, depth: 1010, afloat: true } as const;

const cat = (kind: 'catLeap' | 'catWalk' | 'catSit', id: string, x: number, y: number, scale: number) =>
  ({ id, kind, colour: '#e58a3a', expression: 'rage', facing: 1, at: { x, y, scale, depth: y } }) as const;

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
          { x: 1950, y: 1180, scale: 2.3, depth: 1000 },
          {
            pose: 'standStill',
            expression: 'scream',
            facing: -1,
            lookAt: { x: 1560, y: 500 },
            hands: {
              left: { at: { x: 1720, y: 690 }, shape: 'wave', elbow: 'down', layer: 'front' },
              right: { at: { x: 2160, y: 700 }, shape: 'wave', elbow: 'down' },
            },
          },
        ),
      ],
      props: [
        scrap('letterRuns', ONE),
        scrap('letterRuns', TWO, { colour: '#3f8f6b' }),
        scrap('letterRuns', THREE, { colour: '#e0a338' }),
        ...(
          [
            [940, 850, 0.8, -30],
            [1060, 960, 0.7, 20],
            [560, 640, 0.7, 14],
            [420, 690, 0.6, -20],
            [300, 620, 0.45, 24],
            [210, 680, 0.4, -16],
            [1460, 900, 0.7, 40],
          ] as const
        ).map(([x, y, scale, turn]) => scrap('letterBack', { x, y, scale, depth: 900, afloat: true }, { turn })),
        { kind: 'comma', at: { x: 960, y: 1086, scale: 0.8, afloat: true, depth: 1200 }, turn: -80 },
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
    scene: flat('cafeStreet', {
      heroes: [
        child(
          { x: 2060, y: 1170, scale: 2.5, depth: 1200 },
          {
            pose: 'run',
            expression: 'determined',
            facing: -1,
            lookAt: { x: 1600, y: 760 },
            hands: { left: { at: { x: 1730, y: 800 }, shape: 'flat' } },
          },
        ),
      ],
      companions: [
        cat('catLeap', 'catOne', 1300, 800, 0.6),
        { ...cat('catWalk', 'catTwo', 760, 1010, 1.75), expression: 'asleep' as const },
        cat('catSit', 'catThree', 250, 850, 0.7),
      ].map((one) => ({ ...one, facing: -1 as const })),
      props: [
        scrap('letterRuns', FALLEN, { turn: 180 }),
        scrap('letterBack', { x: 1310, y: 690, scale: 0.42, depth: 820, afloat: true }, { turn: -16 }),
        scrap('letterBack', { x: 250, y: 726, scale: 0.45, depth: 900, afloat: true }, { turn: 10 }),
      ],
    }),
    texts: [
      opening('opening', box(110, 72, 1000, 84), { tone: 'ink', size: [32, 20] }),
      block('ask', box(1300, 72, 1000, 74), { tone: 'ink', size: [24, 17] }),
      call('letter', [FALLEN.x, FALLEN.y + 70 * FALLEN.scale], 52, 200, { tone: 'ink', turn: 180 }),
      refrain('ink', 540),
      block('caught', box(1270, 896, 470, 230), { tone: 'ink', size: [24, 14], verticalAlign: 'bottom' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'refrain']), stop(1200, 0, 1200, ['ask', 'letter', 'caught'])],
  },
];
