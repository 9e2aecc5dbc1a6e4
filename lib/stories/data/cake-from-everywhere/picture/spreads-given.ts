import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, type Prop, stop } from '../../picture-parts';
import { handPlace, IN_THE_SNOW, OUT, parrot, parrotWord, recipe, wordBalloon } from './parts';

const KNOCKS: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'delight',
  outfit: OUT,
  facing: -1,
  tilt: -0.14,
  yaw: -0.3,
  gaze: [-0.8, 0.1],
  hands: {
    left: { at: { actor: 'nowKnuckle', part: 'middle' }, shape: 'fist', elbow: 'down', layer: 'front' },
    right: { at: { x: 2330, y: 960 }, shape: 'rest', elbow: 'right' },
  },
};

/** Short arms reach past a big head when they go out to the side. */
const SMALL_KNOCKS: Omit<Hero, 'at'> = {
  ...KNOCKS,
  hands: {
    left: { at: { actor: 'nowKnuckle', part: 'middle' }, shape: 'fist', elbow: 'down', layer: 'whole' },
    right: { at: { x: 2330, y: 960 }, shape: 'rest', elbow: 'right' },
  },
};

const PICKER: Companion = {
  id: 'picker',
  kind: 'girlFriend',
  outfit: 'kitenge',
  at: { x: 1492, y: 1430, scale: 3, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'calm',
  tilt: 0.16,
  yaw: 0.3,
  gaze: [0.7, -0.4],
  hands: {
    right: { at: { actor: 'tomorrowKnuckle', part: 'middle' }, shape: 'fist', elbow: 'down', layer: 'front' },
    left: { at: { x: 1350, y: 960 }, shape: 'rest', elbow: 'left' },
  },
};

const AROUND: readonly Companion[] = [
  parrot('Perched', { x: 1010, y: 992, scale: 0.9 }, { expression: 'laugh' }),
  { kind: 'bee', at: { x: 1846, y: 300, scale: 0.85, afloat: true, depth: 1700 }, expression: 'determined' },
];

/** Where each of them knocks. */
const knuckles = (now: number, tomorrow: number, y: number): Prop[] => [
  recipe(3, 150, 700),
  wordBalloon(880, 740, '#8fd6f2', { facing: -1 }),
  handPlace('nowKnuckle', now, y, 1400),
  handPlace('tomorrowKnuckle', tomorrow, y, 1400),
];

const monkey = (act: string, x: number, rest: Partial<Companion> = {}): Companion => ({
  id: `monkey${act}`,
  kind: `monkeyCounts${act}`,
  at: { x, y: 1030, scale: 1.72, afloat: true, depth: 900 },
  expression: 'calm',
  ...rest,
});

const FOLDS: Omit<Hero, 'at' | 'pose'> = {
  expression: 'breathHeld',
  outfit: IN_THE_SNOW,
  lookAt: { actor: 'penguin', part: 'top' },
  hands: {
    left: { at: { x: 800, y: 850 }, shape: 'grip', layer: 'front' },
    right: { at: { x: 880, y: 826 }, shape: 'grip', layer: 'front' },
  },
};

/** From the mango tree to the whale. */
export const toTheWhale: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'closeUp',
    scene: flat(
      'mangoTree',
      {
        place: 'kenya',
        heroes: [{ ...KNOCKS, at: { x: 2210, y: 1430, scale: 3, depth: 950, afloat: true } }],
        companions: [PICKER, ...AROUND],
        props: knuckles(1962, 1742, 560),
      },
      {
        onWheels: { heroes: [{ ...KNOCKS, at: { x: 2210, y: 1240, scale: 3, depth: 950, afloat: true } }] },
        forSmall: {
          heroes: [{ ...SMALL_KNOCKS, at: { x: 2240, y: 1117, scale: 2.6, depth: 950, afloat: true } }],
          companions: [{ ...PICKER, at: { x: 1460, y: 1117, scale: 2.6, depth: 900, afloat: true } }, ...AROUND],
          props: knuckles(2040, 1664, 590),
        },
      },
    ),
    texts: [
      opening('kenya', box(120, 90, 980, 110), { tone: 'ink' }),
      block('knock', box(120, 220, 980, 80), { tone: 'ink', size: [30, 20], below: 'kenya' }),
      call('tomorrow', [1450, 220], 34, 300, { tone: 'ink', turn: -4 }),
      block('otherKnock', box(120, 320, 980, 80), { tone: 'ink', size: [30, 20], below: 'knock' }),
      call('now', [2180, 220], 46, 260, { tone: 'ink', turn: 4 }),
      block('twice', box(120, 430, 980, 190), { tone: 'ink', face: 'heading', size: [32, 20], below: 'otherKnock' }),
      parrotWord(880, 740),
    ],
    stops: [
      stop(0, 0, 1200, ['kenya', 'knock', 'otherKnock', 'twice', 'parrot']),
      stop(1200, 0, 1200, ['tomorrow', 'now']),
    ],
  },
  {
    key: 's06',
    kind: 'spots',
    scene: flat('jungleSpots', {
      heroes: [
        {
          at: { x: 2090, y: 1110, scale: 2.1, depth: 1100 },
          pose: 'countOnGround',
          expression: 'joy',
          outfit: OUT,
          facing: -1,
          lookAt: { actor: 'monkeyTail' },
        },
      ],
      companions: [
        monkey('Fingers', 380, { expression: 'wonder', lookAt: { x: 460, y: 820 } }),
        monkey('Toes', 902, { expression: 'determined', lookAt: { x: 1000, y: 1000 } }),
        monkey('Tail', 1540, {
          expression: 'laugh',
          at: { x: 1540, y: 1090, scale: 2.5, afloat: true, depth: 900 },
        }),
        parrot('Perched', { x: 2330, y: 1064, scale: 0.8 }, { facing: -1, expression: 'joy' }),
      ],
      props: [recipe(4, 2270, 210), wordBalloon(2226, 700, '#ffd95e', { facing: -1 }, 0.88)],
    }),
    texts: [
      opening('ask', box(120, 80, 980, 110)),
      block('glad', box(120, 210, 980, 150), { size: [28, 20], below: 'ask' }),
      block('again', box(120, 370, 470, 80), { size: [30, 20], below: 'glad' }),
      block('still', box(1300, 80, 800, 90), { face: 'heading', size: [34, 22] }),
      block('seven', box(1300, 190, 850, 150), { size: [28, 20], below: 'still' }),
      block('twice', box(1300, 360, 850, 90), { face: 'heading', size: [34, 22], below: 'seven' }),
      parrotWord(2226, 700, 190),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'glad', 'again']), stop(1200, 0, 1200, ['still', 'seven', 'twice', 'parrot'])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat(
      'iceFloe',
      {
        heroes: [{ ...FOLDS, at: { x: 640, y: 1100, scale: 1.9, depth: 900 }, pose: 'standStill' }],
        companions: [
          {
            id: 'penguin',
            kind: 'penguin',
            at: { x: 2030, y: 1080, scale: 2.15 },
            expression: 'worry',
            facing: -1,
            lookAt: { x: 1500, y: 1060 },
          },
          parrot('Perched', { x: 1322, y: 862, scale: 0.86, depth: 1200 }, { expression: 'worry' }),
        ],
        props: [recipe(5, 200, 880), wordBalloon(1560, 540, '#ffb45e')],
      },
      { onWheels: { heroes: [{ ...FOLDS, at: { x: 640, y: 1100, scale: 1.9, depth: 900 }, pose: 'standStill' }] } },
    ),
    texts: [
      opening('hushed', box(120, 80, 960, 100), { tone: 'ink' }),
      block('twice', box(120, 190, 960, 130), { tone: 'ink', size: [28, 20], below: 'hushed' }),
      block('melt', box(1290, 80, 1030, 80), { tone: 'ink', size: [28, 20] }),
      block('shadow', box(1290, 170, 1030, 150), { tone: 'ink', size: [28, 20], below: 'melt' }),
      parrotWord(1560, 540),
      call('hush', [2236, 560], 26, 150, { tone: 'ink', turn: -6 }),
    ],
    stops: [stop(0, 0, 1200, ['hushed', 'twice']), stop(1200, 0, 1200, ['melt', 'shadow', 'parrot', 'hush'])],
  },
  {
    key: 's08',
    kind: 'reveal',
    scene: flat('whaleEye', {
      heroes: [
        {
          at: { x: 1560, y: 500, scale: 1.5, depth: 900, afloat: true },
          pose: 'tumble',
          expression: 'laugh',
          outfit: OUT,
        },
      ],
      companions: [parrot('Tumbling', { x: 2100, y: 250, scale: 1.15 }, { expression: 'scream' })],
      props: [recipe(6, 150, 120), wordBalloon(1890, 120, '#9fdc8a', { facing: -1 })],
    }),
    texts: [
      opening('pockets', box(280, 80, 640, 170)),
      block('who', box(120, 972, 700, 56), { size: [24, 18] }),
      block('answer', box(120, 1030, 960, 80), { size: [24, 15], below: 'who' }),
      block('twice', box(1290, 1044, 1030, 80), { face: 'heading', size: [32, 18] }),
      call('splash', [1420, 200], 40, 260, { turn: -8 }),
      call('otherSplash', [1850, 935], 56, 330, { turn: 6 }),
      parrotWord(1890, 120),
    ],
    stops: [
      stop(0, 0, 1200, ['pockets', 'who', 'answer']),
      stop(1200, 0, 1200, ['twice', 'splash', 'otherSplash', 'parrot']),
    ],
  },
];
