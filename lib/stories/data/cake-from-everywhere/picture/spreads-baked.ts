import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, path, stop } from '../../picture-parts';
import { OUT, parrot, parrotWord, wordBalloon } from './parts';

const LETS_GO: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'determined',
  outfit: OUT,
  lookAt: { x: 1500, y: 760 },
  hands: {
    right: { at: { x: 830, y: 640 }, shape: 'flat', angle: -20, elbow: 'down' },
    left: { at: { x: 470, y: 560 }, shape: 'fist', elbow: 'left' },
  },
};

const STIRS: Omit<Hero, 'at' | 'pose'> = {
  expression: 'worry',
  outfit: OUT,
  lookAt: { x: 1800, y: 660 },
  hands: {
    left: { at: { actor: 'spoon', part: 'middle', offset: [-6, 30] }, shape: 'fist', layer: 'front' },
    right: { at: { actor: 'spoon', part: 'middle', offset: [4, -26] }, shape: 'fist', layer: 'front' },
  },
};

const HELD: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'laugh',
  outfit: OUT,
  tilt: 0.12,
  yaw: 0.1,
  hands: {
    left: { at: { actor: 'batter', part: 'middle', offset: [-90, -10] }, shape: 'grip', layer: 'front', elbow: 'left' },
    right: {
      at: { actor: 'batter', part: 'middle', offset: [50, -40] },
      shape: 'fist',
      layer: 'front',
      elbow: 'right',
    },
  },
};

const GRANDMOTHER_HUGS: Companion = {
  id: 'grandmother',
  kind: 'grandmother',
  at: { x: 1860, y: 1560, scale: 3.1, depth: 800, afloat: true },
  pose: 'standStill',
  expression: 'laugh',
  tilt: -0.16,
  lookAt: { actor: 'hero' },
  hands: {
    left: {
      at: { actor: 'batter', part: 'middle', offset: [-180, -20] },
      shape: 'hold',
      layer: 'front',
      elbow: 'left',
    },
    right: {
      at: { actor: 'batter', part: 'middle', offset: [180, -20] },
      shape: 'hold',
      layer: 'front',
      elbow: 'right',
    },
  },
};

const point = (id: string, x: number, y: number, depth: number) => ({
  id,
  kind: 'raindrops',
  count: 0,
  at: { x, y, scale: 1, depth, afloat: true },
});

const SERVES: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'delight',
  outfit: OUT,
  lookAt: { actor: 'grandmother' },
  hands: {
    right: { at: { x: 960, y: 560 }, shape: 'hold', elbow: 'down' },
    left: { at: { x: 740, y: 700 }, shape: 'rest', elbow: 'left' },
  },
};

/** From the fall of the recipe to the feast. */
export const toTheFeast: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'panorama',
    scene: flat(
      'stretchedBalloon',
      {
        heroes: [{ ...LETS_GO, at: { x: 590, y: 1130, scale: 2, depth: 900, afloat: true } }],
        companions: [parrot('', { x: 220, y: 620, scale: 1 }, { expression: 'fear', lookAt: { actor: 'hero' } })],
        props: [
          wordBalloon(290, 400, '#ff9f80'),
          {
            kind: 'recipeLoose',
            count: 6,
            at: { x: 2330, y: 560, scale: 1.5, afloat: true, depth: 3000 },
            turn: 62,
          },
        ],
      },
      { onWheels: { heroes: [{ ...LETS_GO, at: { x: 590, y: 1010, scale: 2, depth: 900, afloat: true } }] } },
    ),
    texts: [
      opening('heavy', box(120, 80, 900, 100), { size: [34, 22] }),
      parrotWord(290, 400),
      block('meant', box(120, 200, 620, 80), { size: [26, 18], below: 'heavy' }),
      block('left', box(1680, 800, 640, 150), { size: [28, 18] }),
      block('open', box(1680, 960, 640, 90), { face: 'heading', size: [34, 22], below: 'left' }),
      path(
        'slip',
        [
          [900, 640],
          [1120, 720],
          [1500, 740],
          [1900, 700],
          [2240, 600],
        ],
        [26, 14],
        { tone: 'light' },
      ),
    ],
    stops: [stop(0, 0, 1200, ['heavy', 'parrot', 'meant']), stop(1200, 0, 1200, ['left', 'open', 'slip'])],
  },
  {
    key: 's10',
    kind: 'nearDark',
    scene: flat(
      'kitchenNight',
      {
        heroes: [{ ...STIRS, at: { x: 1480, y: 930, scale: 2.05, depth: 1200, afloat: true }, pose: 'standStill' }],
        companions: [
          parrot(
            'Perched',
            { x: 2060, y: 766, scale: 0.9 },
            { expression: 'uneasy', facing: -1, lookAt: { actor: 'hero' } },
          ),
        ],
        props: [
          wordBalloon(2010, 460, '#b9a6e6', { facing: -1 }),
          point('spoon', 1770, 560, 1250),
          { kind: 'raindrops', count: 1, at: { x: 1640, y: 560, scale: 0.6, depth: 1400, afloat: true } },
        ],
      },
      {
        onWheels: {
          stage: 'kitchenNightLow',
          heroes: [{ ...STIRS, at: { x: 1480, y: 1120, scale: 2.05, depth: 1200 }, pose: 'standStill' }],
        },
      },
    ),
    texts: [
      opening('home', box(480, 100, 620, 110)),
      block('measure', box(480, 250, 620, 130), { size: [28, 20], below: 'home' }),
      block('taste', box(480, 400, 620, 130), { size: [28, 20], below: 'measure' }),
      parrotWord(2010, 460),
      block('tear', box(480, 550, 620, 240), { size: [28, 20], below: 'taste' }),
      call('slipper', [560, 960], 26, 180, { turn: 8 }),
      call('otherSlipper', [720, 1080], 26, 180, { turn: 8 }),
    ],
    stops: [
      stop(0, 0, 1200, ['home', 'measure', 'taste', 'tear', 'slipper', 'otherSlipper']),
      stop(1200, 0, 1200, ['parrot']),
    ],
  },
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat(
      'kitchenMorning',
      {
        heroes: [{ ...HELD, at: { x: 1770, y: 1590, scale: 2.9, depth: 900, afloat: true } }],
        companions: [GRANDMOTHER_HUGS],
        props: [point('batter', 1800, 960, 1700)],
      },
      { onWheels: { heroes: [{ ...HELD, at: { x: 1770, y: 1410, scale: 2.9, depth: 900, afloat: true } }] } },
    ),
    texts: [
      block('confess', box(120, 140, 960, 160), { tone: 'ink', size: [30, 20] }),
      opening('laugh', box(120, 330, 960, 200), { tone: 'ink', size: [38, 26], below: 'confess' }),
      block('ask', box(120, 560, 960, 90), { tone: 'ink', size: [30, 20], below: 'laugh' }),
      block('answer', box(120, 670, 960, 110), { tone: 'ink', face: 'heading', size: [36, 24], below: 'ask' }),
    ],
    stops: [stop(1200, 0, 1200, ['confess', 'laugh', 'ask', 'answer'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat('longTable', {
      place: 'kenya',
      heroes: [{ ...SERVES, at: { x: 838, y: 960, scale: 1.6, depth: 900, afloat: true } }],
      companions: [
        { kind: 'cow', at: { x: 120, y: 960, scale: 1.9, afloat: true, depth: 700 }, expression: 'joy' },
        { kind: 'camel', at: { x: 400, y: 1000, scale: 1.7, afloat: true, depth: 600 }, expression: 'delight' },
        {
          id: 'picker',
          kind: 'girlFriend',
          outfit: 'kitenge',
          at: { x: 640, y: 950, scale: 1.55, afloat: true, depth: 850 },
          pose: 'clap',
          expression: 'laugh',
        },
        {
          id: 'grandmother',
          kind: 'grandmother',
          at: { x: 1580, y: 960, scale: 1.55, afloat: true, depth: 900 },
          pose: 'handsOnHeart',
          expression: 'laugh',
          facing: -1,
          lookAt: { actor: 'hero' },
        },
        {
          kind: 'monkeySit',
          at: { x: 1800, y: 730, scale: 1.4, afloat: true, depth: 880 },
          expression: 'laugh',
          facing: -1,
        },
        {
          kind: 'penguin',
          at: { x: 1960, y: 740, scale: 1.3, afloat: true, depth: 890 },
          expression: 'joy',
          facing: -1,
        },
        parrot('Perched', { x: 1200, y: 224, scale: 0.8, depth: 1300 }, { expression: 'delight' }),
      ],
      props: [wordBalloon(1390, 60, '#ffd95e')],
    }),
    texts: [
      block('neighbors', box(120, 950, 960, 80), { tone: 'ink', size: [28, 20] }),
      block('taste', box(120, 1040, 960, 86), { tone: 'ink', size: [28, 18], below: 'neighbors' }),
      block('slice', box(1300, 950, 980, 60), { tone: 'ink', size: [26, 18] }),
      block('twice', box(1300, 1010, 980, 70), { tone: 'ink', face: 'heading', size: [30, 20], below: 'slice' }),
      block('found', box(1300, 1080, 980, 46), { tone: 'ink', size: [24, 16], below: 'twice' }),
      call('right', [1390, 90], 34, 240, { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['neighbors', 'taste']), stop(1200, 0, 1200, ['slice', 'twice', 'found', 'right'])],
  },
];
