import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, opening, path, stop } from '../../picture-parts';
import { child, glyph, refrain, scrap } from './parts';

const DARK = { colour: '#3a1f2c', share: 0.86, lit: false } as const;
const ON_BALL = { x: 1850, y: 330, scale: 1.5, depth: 900, afloat: true } as const;
const BAKED = { x: 1456, y: 942, scale: 1.75, depth: 1000, afloat: true } as const;
const IN_BEAK = { x: 1680, y: 480, scale: 1.35, depth: 900, afloat: true } as const;
const ON_KITE = { x: 2110, y: 430, scale: 1.5, depth: 900, afloat: true } as const;

/** From the ball to the kite. */
export const toTheKite: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'single',
    scene: flat(
      'sunBehindBall',
      {
        heroes: [
          child(
            { x: 1620, y: 1020, scale: 2.2, depth: 1000, afloat: true },
            {
              pose: 'jump',
              expression: 'delight',
              lookAt: { x: 1850, y: 400 },
              haze: DARK,
              hands: { right: { at: { x: 1796, y: 420 }, shape: 'point', angle: -66, layer: 'front' } },
            },
          ),
        ],
        companions: [
          {
            id: 'dog',
            kind: 'dogSit',
            at: { x: 2180, y: 1130, scale: 1.7 },
            facing: -1,
            expression: 'scream',
            haze: DARK,
            lookAt: { x: 1850, y: 400 },
          },
        ],
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
    scene: flat('breadTray', {
      heroes: [
        child(
          { x: 972, y: 1560, scale: 3, depth: 1100, afloat: true },
          {
            pose: 'standStill',
            expression: 'joy',
            lookAt: { x: 1500, y: 800 },
            hands: { right: { at: { x: 1498, y: 950 }, shape: 'cup', angle: -6, elbow: 'down' } },
          },
        ),
      ],
      companions: [
        {
          id: 'baker',
          kind: 'baker',
          outfit: 'apron',
          at: { x: 2080, y: 1070, scale: 1.7, depth: 800, afloat: true },
          expression: 'worry',
          facing: -1,
          pose: 'standStill',
          lookAt: { x: 1500, y: 800 },
          hands: {
            left: {
              at: { actor: 'baker', part: 'leftCheek', offset: [-6, -20] },
              shape: 'flat',
              elbow: 'down',
              layer: 'front',
            },
            right: {
              at: { actor: 'baker', part: 'rightCheek', offset: [6, -20] },
              shape: 'flat',
              elbow: 'down',
              layer: 'front',
            },
          },
        },
        ...(
          [
            ['elderWoman', 1350, 'laugh'],
            ['neighbourMan', 1520, 'surprise'],
            ['littleGirl', 1690, 'laugh'],
          ] as const
        ).map(([kind, x, expression]) => ({
          id: kind,
          kind,
          at: {
            x,
            y: kind === 'littleGirl' ? 890 : 1050,
            scale: kind === 'littleGirl' ? 1.5 : 1.35,
            depth: 500,
            afloat: true,
          },
          expression,
          pose: 'standStill',
          lookAt: { x: 1500, y: 900 },
        })),
      ],
      props: [scrap('letterLoaf', BAKED)],
    }),
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
            expression: 'determined',
            lookAt: { x: 1760, y: 440 },
            hands: {
              right: { at: { x: 1545, y: 640 }, shape: 'fist', elbow: 'down', layer: 'front' },
              left: { at: { x: 1316, y: 800 }, shape: 'hold', elbow: 'left', layer: 'front' },
            },
          },
        ),
      ],
      companions: [
        {
          id: 'stork',
          kind: 'stork',
          at: { x: 2023, y: 456, scale: 1.5, depth: 700, afloat: true },
          facing: -1,
          expression: 'determined',
          lookAt: { actor: 'hero' },
        },
      ],
      props: [
        { kind: 'ladder', at: { x: 1380, y: 1290, scale: 3.1, depth: 950, afloat: true } },
        scrap('letterStands', IN_BEAK),
        { kind: 'bootlace', at: { x: 1540, y: 646, scale: 0.84, depth: 960, afloat: true }, turn: -55 },
        scrap('letterStands', { x: 1760, y: 610, scale: 0.85, depth: 750, afloat: true }, { colour: '#e0a338' }),
      ],
    }),
    texts: [
      opening('opening', box(110, 84, 1010, 110), { tone: 'ink', size: [34, 22] }),
      block('stork', box(110, 210, 900, 130), { tone: 'ink', below: 'opening', size: [27, 18] }),
      block('caught', box(110, 400, 900, 110), { tone: 'ink', below: 'stork', size: [27, 18] }),
      block('deal', box(110, 520, 900, 120), { tone: 'ink', below: 'caught', size: [27, 18] }),
      glyph('letter', IN_BEAK),
      block('refrain', box(110, 800, 900, 160), { tone: 'ink', face: 'heading', size: [27, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'stork', 'caught', 'deal', 'refrain']), stop(1200, 0, 1200, ['letter'])],
  },
  {
    key: 's08',
    kind: 'farShot',
    scene: flat('kiteSky', {
      heroes: [
        child(
          { x: 220, y: 1170, scale: 2.2, depth: 1000 },
          {
            pose: 'standStill',
            expression: 'determined',
            lookAt: { x: 1900, y: 300 },
            hands: {
              right: { at: { x: 420, y: 852 }, shape: 'fist', layer: 'front' },
              left: { at: { x: 384, y: 862 }, shape: 'fist', layer: 'front' },
            },
          },
        ),
      ],
      props: [
        scrap('letterStands', ON_KITE),
        ...(
          [
            [700, 770, -10],
            [1020, 714, -8],
            [1400, 722, 14],
            [1960, 810, -6],
          ] as const
        ).map(([x, y, turn]) => scrap('letterBack', { x, y: y - 8, scale: 0.5, depth: 800, afloat: true }, { turn })),
      ],
    }),
    texts: [
      opening('opening', box(110, 84, 1000, 160), { tone: 'ink', size: [34, 22] }),
      path(
        'string',
        [
          [424, 853],
          [860, 760],
          [1246, 720],
          [1700, 850],
          [2080, 800],
          [2294, 606],
        ],
        [27, 27],
        { gapEm: 0.4 },
      ),
      glyph('letter', ON_KITE),
      block('refuse', box(1280, 84, 560, 180), { tone: 'ink', size: [24, 17] }),
      block('deal', box(700, 900, 430, 224), { tone: 'ink', size: [24, 17] }),
      block('caught', box(1480, 965, 620, 90), { tone: 'ink', face: 'heading', size: [34, 20] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'string', 'deal']), stop(1200, 0, 1200, ['letter', 'refuse', 'caught'])],
  },
];
