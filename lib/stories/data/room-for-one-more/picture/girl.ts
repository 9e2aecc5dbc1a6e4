import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, type Hero, opening, stop } from '../../picture-parts';
import { AT_HOME, animal, COAT, coloured, flat, girl, umbrella } from './parts';

const BACK: Omit<Hero, 'at'> = { pose: 'sitGround', expression: 'sad', outfit: COAT, yaw: 3.1 };

const FEET = { palette: 'flat', stage: 'redStones', view: box(200, 640, 960, 448) } as const;

/** Boots before boots, at these places. */
const feet = (hero: number, hers: number): PictureSceneInput => ({
  ...FEET,
  heroes: [{ at: { x: hero, y: 1030, scale: 3.9 }, pose: 'standStill', expression: 'shy', outfit: COAT }],
  companions: [girl({ x: hers, y: 1030, scale: 3.9 }, { facing: -1, pose: 'standStill' })],
});

/** The one who comes, with wet hair. */
const HERS: Partial<Companion> = {
  expression: 'shy',
  facing: -1,
  pose: 'standStill',
  lookAt: { actor: 'hero' },
  hands: {
    left: { at: { x: 1806, y: 856 }, shape: 'hold', elbow: 'right', layer: 'front' },
    right: { at: { actor: 'girl', part: 'chest', offset: [0, 50] }, shape: 'flat', layer: 'front' },
  },
};

const ASKED: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'amazed',
  outfit: COAT,
  lookAt: { actor: 'girl' },
  hands: { right: { at: { x: 1796, y: 976 }, shape: 'hold', angle: -14, elbow: 'down', layer: 'front' } },
};

/** Both below the umbrella, the child at this height. */
const faces = (y: number): PictureSceneInput => ({
  palette: 'flat',
  stage: 'twoFaces',
  view: box(1200, 0, 1200, 1200),
  heroes: [{ ...ASKED, at: { x: 1510, y, scale: 3.3, depth: 1000 } }],
  companions: [girl({ x: 2110, y: 1730, scale: 3.3, depth: 990 }, HERS)],
  props: [
    umbrella({ x: 1800, y: 940, scale: 2.7, depth: 900 }),
    ...[
      [2290, 960],
      [2226, 790],
      [2140, 720],
      [2290, 1160],
    ].map(([x = 0, top = 0]) => ({
      kind: 'raindrops',
      colour: '#7fc0ea',
      at: { x, y: top, scale: 1.3, afloat: true, depth: 1300 },
    })),
  ],
});

/** From the empty ring to the whole street. */
export const toTheStreet: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('wetRing', {
      heroes: [{ ...BACK, at: { x: 600, y: 960, scale: 1.75 } }],
      companions: [
        animal('dogBack', { x: 270, y: 920, scale: 1.35 }),
        animal('catBack', { x: 910, y: 930, scale: 1.25 }),
        animal('frogBack', { x: 780, y: 1070, scale: 1 }),
        animal('duckBack', { x: 420, y: 1080, scale: 1 }),
      ],
    }),
    texts: [
      call('drip', [1790, 680], 60, 500, { tone: 'ink' }),
      block('room', box(1330, 990, 930, 130), { tone: 'ink', align: 'center' }),
    ],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['drip', 'room'])],
  },
  {
    key: 's10',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      paper: '#e9eef3',
      pictures: [
        {
          box: box(0, 0, 1200, 560),
          scene: feet(480, 880),
          wheelchairScene: feet(360, 960),
        },
        {
          box: box(1200, 0, 1200, 1200),
          scene: faces(1730),
          wheelchairScene: faces(1510),
        },
      ],
    },
    texts: [
      opening('boots', box(140, 610, 940, 90), { tone: 'ink', size: [28, 20] }),
      block('ask', box(140, 700, 940, 80), { tone: 'ink', below: 'boots', face: 'heading' }),
      block('me', box(140, 780, 940, 240), { tone: 'ink', below: 'ask' }),
      block('more', box(140, 1030, 940, 86), { tone: 'ink', below: 'me', face: 'heading' }),
    ],
    stops: [stop(0, 0, 1200, ['boots', 'ask']), stop(1200, 0, 1200, ['me', 'more'])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat('burst', {
      heroes: [
        {
          at: { x: 660, y: 1160, scale: 1.98 },
          pose: 'jump',
          expression: 'laugh',
          outfit: COAT,
          lookAt: { actor: 'girl' },
        },
      ],
      companions: [
        girl(
          { x: 1640, y: 1150, scale: 2 },
          { pose: 'leapForJoy', expression: 'laugh', facing: -1, lookAt: { actor: 'hero' } },
        ),
        coloured('dogRun', { x: 270, y: 1010, scale: 1.5, afloat: true }, { expression: 'laugh' }),
        coloured('catLeap', { x: 1000, y: 980, scale: 1.3, afloat: true }, { expression: 'laugh' }),
        coloured('frogLeap', { x: 1370, y: 900, scale: 1.25, afloat: true }, { expression: 'laugh' }),
        coloured('duck', { x: 1960, y: 900, scale: 1.3, afloat: true }, { expression: 'joy', facing: -1 }),
        coloured('snail', { x: 2180, y: 1130, scale: 1.1, depth: 1200 }, { facing: -1, expression: 'calm' }),
      ],
      props: [umbrella({ x: 2210, y: 1090, scale: 0.95, depth: 1150 }, 10)],
    }),
    texts: [
      block('full', box(110, 84, 420, 110), { tone: 'ink', size: [24, 17] }),
      block('rain', box(600, 84, 540, 112), { tone: 'ink', size: [24, 17] }),
      call('out', [580, 300], 62, 720, { tone: 'ink', turn: -5 }),
      call('splash', [1640, 280], 74, 480, { tone: 'ink', turn: 8 }),
      block('cat', box(1290, 84, 560, 110), { tone: 'ink' }),
      block('snail', box(1930, 84, 396, 130), { tone: 'ink', size: [24, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['full', 'rain', 'out']), stop(1200, 0, 1200, ['splash', 'cat', 'snail'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat(
      'twoWindows',
      {
        heroes: [
          {
            at: { x: 540, y: 1085, scale: 2.05, depth: 900, afloat: true },
            pose: 'standStill',
            expression: 'joy',
            outfit: AT_HOME,
            lookAt: { actor: 'girl' },
            hands: { right: { at: { x: 706, y: 540 }, shape: 'wave', elbow: 'down' } },
          },
        ],
        companions: [
          {
            id: 'grandfather',
            kind: 'grandfather',
            at: { x: 330, y: 1330, scale: 1.72, depth: 890, afloat: true },
            expression: 'joy',
            facing: 1,
            pose: 'standStill',
            lookAt: { actor: 'hero' },
            hands: {
              right: { at: { actor: 'hero', part: 'leftShoulder', offset: [0, 0] }, shape: 'rest', layer: 'front' },
            },
          },
          girl(
            { x: 1930, y: 1080, scale: 2.05, depth: 900, afloat: true },
            {
              expression: 'laugh',
              facing: -1,
              outfit: 'stripedPajamas',
              pose: 'standStill',
              lookAt: { actor: 'hero' },
              hands: { left: { at: { x: 1740, y: 540 }, shape: 'wave', elbow: 'down' } },
            },
          ),
          coloured(
            'snail',
            { x: 2170, y: 822, scale: 0.8, depth: 1100, afloat: true },
            { facing: -1, expression: 'calm' },
          ),
        ],
      },
      { rise: 60 },
    ),
    texts: [
      block('grandpa', box(100, 84, 620, 90)),
      block('one', box(100, 180, 620, 90), { below: 'grandpa' }),
      block('open', box(1700, 76, 600, 80), { size: [21, 15] }),
      block('call', box(1700, 170, 600, 90), { face: 'heading', size: [30, 14], below: 'open' }),
      block('street', box(560, 930, 310, 190), { size: [24, 14] }),
      block('snail', box(1950, 896, 370, 160), { size: [24, 17] }),
      block('mailbox', box(140, 990, 340, 86), {
        tone: 'ink',
        align: 'center',
        verticalAlign: 'middle',
        size: [20, 7],
        face: 'heading',
      }),
    ],
    stops: [stop(0, 0, 1200, ['grandpa', 'one', 'street', 'mailbox']), stop(1200, 0, 1200, ['open', 'call', 'snail'])],
  },
];
