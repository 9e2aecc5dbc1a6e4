import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, type Hero, opening, stop } from '../../picture-parts';
import { animal, COAT, coloured, flat, umbrella } from './parts';

const PANEL = { palette: 'flat', view: { x: 0, y: 44, width: 480, height: 736 } } as const;

const LISTENS: Hero = {
  at: { x: 2080, y: 1146, scale: 2.3, depth: 1000 },
  pose: 'standStill',
  expression: 'biteLip',
  outfit: COAT,
  facing: -1,
  lookAt: { actor: 'catComplain' },
  hands: {
    left: { at: { x: 1950, y: 690 }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: { at: { actor: 'hero', part: 'chest', offset: [-20, 20] }, shape: 'flat', layer: 'front' },
  },
};

/** The cat in the arms, and the drop above. */
const CATCHES: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'breathHeld',
  outfit: COAT,
  yaw: 0.35,
  pitch: 0.16,
  tilt: 0.06,
  lookAt: { x: 2150, y: 980 },
  hands: {
    left: { at: { x: 1694, y: 850 }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: {
      at: { actor: 'catCling', part: 'right', offset: [-160, 80] },
      shape: 'rest',
      angle: 190,
      elbow: 'right',
      layer: 'around',
    },
  },
};

const WATCHES: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'shy',
  outfit: COAT,
  facing: -1,
  lookAt: { x: 100, y: 900 },
  hands: {
    left: { at: { x: 1360, y: 900 }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: {
      at: { actor: 'catCling', part: 'right', offset: [-60, 60] },
      shape: 'rest',
      elbow: 'right',
      layer: 'around',
    },
  },
};

/** Whoever came, and whoever left. */
export const toTheWind: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: '#e9eef3',
      pictures: [
        {
          box: box(84, 72, 480, 736),
          scene: {
            ...PANEL,
            stage: 'spotWet',
            companions: [animal('catWalk', { x: 230, y: 750, scale: 1.8 }, { expression: 'sad' })],
            props: [
              {
                kind: 'raindrops',
                colour: '#f4f8fb',
                at: { x: 120, y: 560, scale: 1.3, afloat: true, depth: 900 },
                count: 2,
              },
            ],
          },
        },
        {
          box: box(624, 72, 480, 736),
          scene: {
            ...PANEL,
            stage: 'spotWetter',
            companions: [animal('catSit', { x: 290, y: 760, scale: 1.9 }, { expression: 'rage', facing: -1 })],
            props: [
              [90, 600],
              [300, 350],
              [430, 620],
            ].map(([x = 0, y = 0]) => ({
              kind: 'raindrops',
              colour: '#f4f8fb',
              at: { x, y, scale: 1.3, afloat: true, depth: 900 },
              count: 3,
            })),
          },
        },
        {
          box: box(1200, 0, 1200, 1200),
          scene: {
            palette: 'flat',
            stage: 'spotUnder',
            view: box(1200, 0, 1200, 1200),
            heroes: [LISTENS],
            companions: [
              animal(
                'catComplain',
                { x: 1540, y: 1140, scale: 2, depth: 1050 },
                { expression: 'determined', lookAt: { actor: 'hero' } },
              ),
              animal(
                'frogSit',
                { x: 2290, y: 1140, scale: 1.2, depth: 1060 },
                { expression: 'joy', facing: -1, lookAt: { actor: 'catComplain' } },
              ),
              animal('snail', { x: 1790, y: 1166, scale: 0.9, depth: 1070 }, { facing: -1 }),
            ],
            props: [umbrella({ x: 1950, y: 702, scale: 2.05, depth: 900 }, -3)],
          },
        },
      ],
    },
    texts: [
      opening('wet', box(84, 832, 480, 140), { tone: 'ink', size: [28, 18] }),
      opening('wetter', box(624, 832, 480, 140), { tone: 'ink', size: [28, 18] }),
      block('charge', box(84, 1004, 1020, 116), { tone: 'ink' }),
      block('only', box(1290, 416, 560, 110), { tone: 'ink', size: [24, 13] }),
      block('squeeze', box(1290, 530, 520, 160), { tone: 'ink', below: 'only', size: [24, 17] }),
    ],
    stops: [stop(0, 0, 1200, ['wet', 'wetter', 'charge']), stop(1200, 0, 1200, ['only', 'squeeze'])],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat(
      'rimBelow',
      {
        heroes: [{ ...CATCHES, at: { x: 1930, y: 1580, scale: 3.1, depth: 1000 }, liftSmall: 150 }],
        companions: [
          animal(
            'catCling',
            { x: 2150, y: 1290, scale: 2.1, depth: 1100, afloat: true },
            { expression: 'fear', tilt: -0.2, lookAt: { x: 300, y: 1000 } },
          ),
          animal(
            'dogSit',
            { x: 930, y: 1200, scale: 2.75, depth: 1050 },
            { expression: 'amazed', lookAt: { x: 1500, y: 150 } },
          ),
          animal('frogSit', { x: 1420, y: 1170, scale: 1.3, depth: 1150 }, { expression: 'wonder', facing: -1 }),
        ],
        props: [{ kind: 'raindrops', colour: '#e9f3fb', at: { x: 1400, y: 270, scale: 3, afloat: true, depth: 1400 } }],
      },
      { rise: 190 },
    ),
    texts: [
      call('woof', [310, 190], 96, 440, { tone: 'ink', turn: -8 }),
      block('beg', box(130, 320, 380, 260), { tone: 'ink' }),
      block('look', box(1290, 360, 350, 200), { tone: 'ink' }),
      block('fine', box(1290, 580, 350, 220), { tone: 'ink', below: 'look' }),
    ],
    stops: [stop(0, 0, 1200, ['woof', 'beg']), stop(1200, 0, 1200, ['look', 'fine'])],
  },
  {
    key: 's07',
    kind: 'closeUp',
    scene: flat(
      'packed',
      {
        heroes: [{ ...WATCHES, at: { x: 1510, y: 1590, scale: 3.05, depth: 1000 } }],
        companions: [
          coloured('dogSit', { x: 2010, y: 1280, scale: 3.3, depth: 990 }, { expression: 'laugh', facing: -1 }),
          coloured(
            'frogSit',
            { x: 1980, y: 570, scale: 1.7, depth: 995, afloat: true },
            { expression: 'joy', facing: -1 },
          ),
          coloured(
            'snail',
            { x: 1970, y: 344, scale: 1.2, depth: 1070, afloat: true },
            { expression: 'joy', facing: -1 },
          ),
          coloured('catCling', { x: 1670, y: 1290, scale: 2, depth: 1100, afloat: true }, { expression: 'determined' }),
          coloured('duck', { x: 845, y: 1270, scale: 4.6, depth: 1150 }, { expression: 'joy' }),
        ],
      },
      { rise: 190 },
    ),
    texts: [
      block('duck', box(130, 96, 620, 170)),
      block('squeeze', box(130, 280, 540, 170), { below: 'duck' }),
      block('mud', box(130, 460, 420, 140), { below: 'squeeze', face: 'heading', size: [28, 20] }),
      block('corner', box(1290, 96, 480, 260)),
    ],
    stops: [stop(0, 0, 1200, ['duck', 'squeeze', 'mud']), stop(1200, 0, 1200, ['corner'])],
  },
  {
    key: 's08',
    kind: 'panorama',
    scene: flat(
      'stormStreet',
      {
        heroes: [
          {
            at: { x: 1010, y: 1110, scale: 1.95 },
            pose: 'leapForJoy',
            expression: 'scream',
            outfit: COAT,
            yaw: 0.7,
            lookAt: { x: 1800, y: 300 },
            hands: {
              left: { at: { x: 1240, y: 500 }, shape: 'wave', elbow: 'down', layer: 'front' },
              right: { at: { x: 1330, y: 480 }, shape: 'wave', elbow: 'down' },
            },
          },
        ],
        companions: [
          animal('dogRun', { x: 420, y: 1080, scale: 1.45 }, { expression: 'surprise' }),
          animal('catSit', { x: 130, y: 990, scale: 1.1 }, { expression: 'rage' }),
          animal('frogSit', { x: 720, y: 1150, scale: 0.95 }, { expression: 'wonder' }),
          animal('duck', { x: 190, y: 1160, scale: 0.95 }, { expression: 'surprise' }),
          animal('snail', { x: 1100, y: 1170, scale: 0.6 }, { expression: 'calm' }),
        ],
        props: [umbrella({ x: 1560, y: 470, scale: 0.95, depth: 2000 }, 62)],
        quietZones: [
          { x: 440, y: 510, rx: 520, ry: 260, colour: '#43566d', alpha: 0.9 },
          { x: 1540, y: 1060, rx: 480, ry: 110, colour: '#33445a', alpha: 1 },
        ],
      },
      {
        onWheels: {
          heroes: [
            {
              at: { x: 1010, y: 1120, scale: 1.9 },
              pose: 'cheer',
              expression: 'scream',
              outfit: COAT,
              yaw: 0.7,
              lookAt: { x: 1800, y: 300 },
              hands: {
                left: { at: { x: 1256, y: 640 }, shape: 'wave', elbow: 'down', layer: 'front' },
                right: { at: { x: 1310, y: 560 }, shape: 'wave', elbow: 'down' },
              },
            },
          ],
        },
      },
    ),
    texts: [
      call('wind', [600, 220], 66, 880, { turn: -7 }),
      block('howl', box(140, 380, 600, 110)),
      block('jump', box(140, 530, 620, 140)),
      block('frog', box(1270, 1000, 700, 122), { size: [24, 17] }),
    ],
    stops: [stop(0, 0, 1200, ['wind', 'howl', 'jump']), stop(1200, 0, 1200, ['frog'])],
  },
];
