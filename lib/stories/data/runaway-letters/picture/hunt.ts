import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, opening, path, stop } from '../../picture-parts';
import { child, glyph, refrain, scrap, small } from './parts';

const DARK = { colour: '#3a1f2c', share: 1, lit: false } as const;
const ON_BALL = { x: 1850, y: 330, scale: 1.5, depth: 900, afloat: true } as const;
const BAKED = { x: 1456, y: 966, scale: 1.75, depth: 1000, afloat: true } as const;
const SWAPPED = { x: 1560, y: 606, scale: 1.35, depth: 1010, afloat: true } as const;
const ON_KITE = { x: 2120, y: 426, scale: 1.5, depth: 900, afloat: true } as const;

/** Height of the taut string at `x`. */
const ropeAt = (x: number) => 856 - ((x - 404) * 556) / 1716;

const JUMPS_AT = { x: 1620, y: 1020, scale: 2.2, depth: 1000, afloat: true };
const JUMPS = child(JUMPS_AT, {
  pose: 'jump',
  expression: 'delight',
  lookAt: { x: 1850, y: 400 },
  haze: DARK,
  hands: { right: { at: { x: 1796, y: 420 }, shape: 'point', angle: -66, layer: 'front' } },
});
const BARKS = {
  id: 'dog',
  kind: 'dogRun',
  at: { x: 2110, y: 1064, scale: 1.5 },
  facing: -1,
  expression: 'scream',
  haze: DARK,
  lookAt: { x: 1850, y: 400 },
} as const;

const RAISES_AT = { x: 972, y: 1590, scale: 3, depth: 1100, afloat: true };
const RAISES = child(RAISES_AT, {
  pose: 'standStill',
  expression: 'joy',
  lookAt: { x: 1500, y: 800 },
  hands: { right: { at: { x: 1470, y: 966 }, shape: 'cup', angle: -6, elbow: 'down' } },
});

/** What one of the line holds up to her glasses. */
const HELD_UP = { x: 984, y: 462 };
const HOLDS_UP = {
  right: { at: { x: 986, y: 486 }, shape: 'pinch', angle: -80, elbow: 'down', layer: 'front' },
} as const;
/** A hand at the cheek of somebody who cannot believe it. */
const WONDERS = {
  right: {
    at: { actor: 'neighbourMan', part: 'rightCheek', offset: [4, 34] as [number, number] },
    shape: 'rest',
    angle: -80,
    elbow: 'down',
    layer: 'front',
  },
} as const;
const LINE = [
  ['neighbourMan', 1062, 1050, 1.35, 'worry'],
  ['elderWoman', 926, 1050, 1.35, 'surprise'],
  ['littleGirl', 788, 890, 1.5, 'surprise'],
] as const;

const PULLS_AT = { x: 300, y: 1172, scale: 2.2, depth: 1000 };
const PULLS = child(PULLS_AT, {
  pose: 'haulLean',
  expression: 'determined',
  lookAt: { x: 2120, y: 240 },
  hands: {
    right: { at: { x: 480, y: 832 }, shape: 'fist', layer: 'front' },
    left: { at: { x: 428, y: 849 }, shape: 'fist', layer: 'front' },
  },
});

/** From the ball to the kite. */
export const toTheKite: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'single',
    scene: flat(
      'sunBehindBall',
      {
        heroes: [JUMPS],
        companions: [BARKS],
        props: [
          { kind: 'ball', colour: '#d8343c', at: { x: 1850, y: 440, scale: 1.9, depth: 880, afloat: true } },
          scrap('letterStands', ON_BALL),
        ],
      },
      {
        onWheels: {
          heroes: [
            child(
              { x: 1600, y: 1170, scale: 2.6, depth: 1000 },
              {
                pose: 'standStill',
                expression: 'delight',
                lookAt: { x: 1850, y: 400 },
                haze: DARK,
                hands: { right: { at: { x: 1796, y: 424 }, shape: 'point', angle: -60, layer: 'front' } },
              },
            ),
          ],
        },
      },
    ),
    texts: [
      opening('opening', box(110, 100, 960, 200), { tone: 'ink', size: [36, 24] }),
      glyph('letter', ON_BALL),
      block('jump', box(110, 400, 800, 240), { tone: 'ink', size: [27, 18] }),
      block('dog', box(110, 660, 800, 160), { tone: 'ink', below: 'jump', size: [27, 18] }),
      block('refrain', box(110, 1076, 1000, 50), {
        tone: 'light',
        face: 'heading',
        verticalAlign: 'bottom',
        size: [27, 14],
      }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'jump', 'dog', 'refrain']), stop(1200, 0, 1200, ['letter'])],
  },
  {
    key: 's06',
    kind: 'closeUp',
    scene: flat(
      'breadTray',
      {
        heroes: [RAISES],
        companions: [
          {
            id: 'baker',
            kind: 'baker',
            outfit: 'apron',
            at: { x: 2080, y: 1070, scale: 1.7, depth: 800, afloat: true },
            expression: 'worry',
            facing: -1,
            pose: 'standStill',
            lookAt: { x: 1560, y: 860 },
            hands: {
              left: {
                at: { actor: 'baker', part: 'leftCheek', offset: [-26, 30] },
                shape: 'flat',
                angle: -76,
                elbow: 'down',
                layer: 'front',
              },
              right: {
                at: { actor: 'baker', part: 'rightCheek', offset: [26, 30] },
                shape: 'flat',
                angle: -104,
                elbow: 'down',
                layer: 'front',
              },
            },
          },
          ...LINE.map(([kind, x, y, scale, expression]) => ({
            id: kind,
            kind,
            at: { x, y, scale, depth: 500, afloat: true },
            expression,
            pose: 'standStill',
            lookAt: { x: 1560, y: 880 },
            ...(kind === 'elderWoman' && { lookAt: HELD_UP, hands: HOLDS_UP }),
            ...(kind === 'neighbourMan' && { hands: WONDERS }),
          })),
        ],
        props: [
          scrap('letterLoaf', BAKED),
          { kind: 'smallBread', at: { ...HELD_UP, scale: 0.9, depth: 500, afloat: true } },
        ],
      },
      { forSmall: { heroes: [{ ...RAISES, at: { ...RAISES_AT, x: 1040, y: 1560, scale: 3.2 } }] } },
    ),
    texts: [
      opening('opening', box(110, 84, 1010, 100), { tone: 'ink', size: [34, 22] }),
      block('ask', box(110, 200, 800, 80), { tone: 'ink', below: 'opening', size: [27, 18] }),
      block('baker', box(110, 300, 600, 200), { tone: 'ink', below: 'ask', size: [27, 18] }),
      glyph('letter', BAKED),
      refrain('ink', 560),
      block('caught', box(1290, 84, 460, 190), { tone: 'ink', size: [24, 17] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'ask', 'baker', 'refrain']), stop(1200, 0, 1200, ['letter', 'caught'])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('nestTop', {
      heroes: [
        child(
          { x: 1380, y: 1130, scale: 2.1, depth: 1000, afloat: true },
          {
            pose: 'climb',
            expression: 'joy',
            lookAt: { x: 1560, y: 470 },
            hands: {
              right: { at: { x: 1556, y: 616 }, shape: 'cup', elbow: 'down', layer: 'front' },
              left: { at: { x: 1322, y: 900 }, shape: 'hold', elbow: 'left', layer: 'front' },
            },
          },
        ),
      ],
      companions: [
        {
          id: 'stork',
          kind: 'stork',
          at: { x: 2060, y: 420, scale: 1.5, depth: 700, afloat: true },
          facing: -1,
          expression: 'tenderness',
          lookAt: { actor: 'hero' },
        },
      ],
      props: [
        { kind: 'ladder', at: { x: 1380, y: 1290, scale: 3.1, depth: 950, afloat: true } },
        scrap('letterStands', SWAPPED),
        { kind: 'bootlace', at: { x: 1764, y: 318, scale: 1.25, depth: 960, afloat: true } },
        scrap('letterRing', { x: 1800, y: 612, scale: 0.8, depth: 750, afloat: true }, { colour: '#e0a338' }),
      ],
    }),
    texts: [
      opening('opening', box(110, 84, 1010, 110), { tone: 'ink', size: [34, 22] }),
      block('stork', box(110, 210, 900, 130), { tone: 'ink', below: 'opening', size: [27, 18] }),
      block('caught', box(110, 400, 900, 110), { tone: 'ink', below: 'stork', size: [27, 18] }),
      block('deal', box(110, 520, 900, 120), { tone: 'ink', below: 'caught', size: [27, 18] }),
      glyph('letter', SWAPPED),
      block('refrain', box(110, 800, 900, 160), { tone: 'ink', face: 'heading', size: [27, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'stork', 'caught', 'deal', 'refrain']), stop(1200, 0, 1200, ['letter'])],
  },
  {
    key: 's08',
    kind: 'farShot',
    scene: flat(
      'kiteSky',
      {
        heroes: [PULLS],
        props: [
          scrap('letterRefuses', ON_KITE),
          ...[700, 1020, 1400, 1880].map((x, i) =>
            scrap(small(i), { x, y: ropeAt(x) - 106, scale: 0.5, depth: 800, afloat: true }, { turn: -18 }),
          ),
        ],
      },
      { onWheels: { heroes: [{ ...PULLS, pose: 'haulSeated' }] } },
    ),
    texts: [
      opening('opening', box(110, 84, 1000, 160), { tone: 'ink', size: [34, 22] }),
      path(
        'string',
        [430, 980, 1530, 2084].map((x) => [x, ropeAt(x) - 38] as const),
        [26, 26],
        { gapEm: 0.3 },
      ),
      glyph('letter', ON_KITE),
      block('refuse', box(1280, 84, 560, 180), { tone: 'ink', size: [24, 17] }),
      block('deal', box(700, 900, 430, 224), { tone: 'ink', size: [24, 17] }),
      block('caught', box(1480, 965, 620, 90), { tone: 'ink', face: 'heading', size: [34, 20] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'string', 'deal']), stop(1200, 0, 1200, ['letter', 'refuse', 'caught'])],
  },
];
