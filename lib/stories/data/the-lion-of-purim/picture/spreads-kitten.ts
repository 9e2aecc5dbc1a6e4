import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, path, stop } from '../../picture-parts';
import { higher, LION, raised } from './parts';

const FROM_BEHIND = { outfit: LION, yaw: 3.12, pitch: 0, tilt: 0 } as const;

const BEFORE_MIRROR: Hero = {
  ...FROM_BEHIND,
  at: { x: 930, y: 1500, scale: 2.6, depth: 1500 },
  pose: 'standStill',
  expression: 'rage',
  hands: {
    left: { at: { x: 700, y: 700 }, shape: 'wave', elbow: 'down' },
    right: { at: { x: 1120, y: 660 }, shape: 'wave', elbow: 'down' },
  },
};

/** The eyes of the lion in the mirror. */
const REFLECTION: Hero = {
  id: 'reflection',
  at: raised(1790, 1620, 3.5, 500),
  pose: 'standStill',
  expression: 'determined',
  outfit: LION,
  yaw: 0,
  pitch: 0,
  tilt: 0,
  gaze: [0, 0],
};

const PATTED: Hero = {
  at: { x: 1560, y: 1560, scale: 2.5, depth: 900 },
  pose: 'standStill',
  expression: 'determined',
  outfit: LION,
  lookAt: { actor: 'grandmother' },
  hands: {
    left: { at: { x: 1400, y: 1010 }, shape: 'fist' },
    right: { at: { x: 1700, y: 1010 }, shape: 'fist' },
  },
};

const ON_STEP: Hero = {
  ...FROM_BEHIND,
  at: raised(1460, 1290, 2, 900),
  pose: 'standStill',
  expression: 'calm',
  tilt: 0.1,
};

const LAUGHED_AT: Hero = {
  ...FROM_BEHIND,
  at: { x: 560, y: 1660, scale: 3, depth: 2000 },
  pose: 'standStill',
  expression: 'worry',
};

const ORDERS: Hero = {
  at: { x: 900, y: 1480, scale: 2.5, depth: 1500 },
  pose: 'standStill',
  expression: 'determined',
  outfit: LION,
  lookAt: { actor: 'baker' },
  hands: {
    right: { at: { x: 1110, y: 900 }, shape: 'point', layer: 'front' },
    left: { at: { actor: 'hero', part: 'leftSide', offset: [0, 20] }, shape: 'fist' },
  },
};

/** From the mirror to the mouse: with every "kitten" the shadow gets smaller. */
export const toTheMouse: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat(
      'lionMirror',
      { heroes: [REFLECTION, BEFORE_MIRROR] },
      { onWheels: { heroes: [higher(REFLECTION, 150), higher(BEFORE_MIRROR, 120)] } },
    ),
    texts: [
      opening('mane', box(140, 110, 520, 110), { tone: 'ink' }),
      opening('tail', box(140, 250, 520, 110), { tone: 'ink' }),
      opening('roar', box(140, 390, 560, 130), { tone: 'ink', size: [44, 26] }),
      block('lion', box(140, 640, 430, 420), { tone: 'ink', size: [30, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['mane', 'tail']), stop(1200, 0, 1200, ['roar', 'lion'])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: flat(
      'pawKitchen',
      {
        heroes: [PATTED],
        companions: [
          {
            id: 'grandmother',
            kind: 'grandmother',
            at: raised(2110, 1560, 2.1, 800),
            pose: 'standStill',
            expression: 'delight',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { actor: 'hero', part: 'top', offset: [60, 40] }, shape: 'rest', layer: 'front' },
              right: { at: { x: 2240, y: 960 }, shape: 'rest' },
            },
          },
        ],
        props: [
          { kind: 'mishloachManot', at: raised(1840, 1080, 1.7, 2100) },
          { kind: 'mishloachManot', at: raised(2280, 1100, 2, 2101) },
          { kind: 'hamantaschen', at: raised(2060, 1110, 1.4, 2102) },
        ],
      },
      { onWheels: { heroes: [higher(PATTED, 140)] } },
    ),
    texts: [
      opening('kitten', box(1290, 90, 560, 190), { tone: 'ink' }),
      block('no', box(140, 84, 440, 190), { tone: 'ink', size: [26, 15] }),
      block('loud', box(1290, 310, 260, 300), { tone: 'ink', size: [24, 14] }),
    ],
    stops: [stop(1200, 0, 1200, ['kitten', 'loud']), stop(0, 0, 1200, ['no'])],
  },
  {
    key: 's03',
    kind: 'farShot',
    scene: flat('sunnyStep', { heroes: [ON_STEP] }, { onWheels: { heroes: [higher(ON_STEP, 60)] } }),
    texts: [
      opening('moved', box(140, 230, 940, 230), { tone: 'ink' }),
      call('no', [460, 640], 46, 620, { tone: 'ink', turn: -4 }),
      block('cat', box(140, 800, 900, 180), { tone: 'ink', size: [28, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['moved', 'no']), stop(1200, 0, 1200, ['cat'])],
  },
  {
    key: 's04',
    kind: 'panorama',
    scene: flat(
      'costumeRing',
      {
        heroes: [LAUGHED_AT],
        companions: [
          {
            id: 'ballerina',
            kind: 'girlFriend',
            at: { x: 1450, y: 1030, scale: 1.9 },
            pose: 'dance',
            expression: 'laugh',
            outfit: 'tutu',
            facing: -1,
            lookAt: { actor: 'hero', part: 'top' },
          },
          {
            id: 'superhero',
            kind: 'boyFriend',
            at: { x: 1800, y: 980, scale: 1.8 },
            pose: 'standStill',
            expression: 'laugh',
            outfit: 'capeHero',
            facing: -1,
            lookAt: { actor: 'hero', part: 'top' },
            hands: {
              left: { at: { x: 1640, y: 720 }, shape: 'point', layer: 'front' },
              right: { at: { actor: 'superhero', part: 'belly' }, shape: 'rest' },
            },
          },
          {
            id: 'cucumber',
            kind: 'littleBoy',
            at: { x: 2160, y: 1110, scale: 2.2 },
            pose: 'standStill',
            expression: 'wonder',
            facing: -1,
            yaw: -0.3,
            lookAt: { actor: 'hero', part: 'top' },
            hands: {
              left: { at: { actor: 'suit', part: 'middle', offset: [-250, -60] }, shape: 'point', layer: 'front' },
            },
          },
          {
            kind: 'teacher',
            at: { x: 1090, y: 840, scale: 1.15 },
            pose: 'handsOnHeart',
            expression: 'delight',
            lookAt: { actor: 'hero', part: 'top' },
          },
        ],
        props: [{ id: 'suit', kind: 'cucumberSuit', at: raised(2160, 500, 2.2, 1111) }],
      },
      { onWheels: { heroes: [higher(LAUGHED_AT, 120)] } },
    ),
    texts: [
      call('meow', [1480, 260], 44, 460, { tone: 'ink', turn: -5 }),
      block('cucumber', box(1900, 210, 430, 170), { tone: 'ink', size: [26, 16] }),
      block('late', box(140, 210, 720, 330), { tone: 'ink', size: [28, 16] }),
    ],
    stops: [stop(1200, 0, 1200, ['meow', 'cucumber']), stop(0, 0, 1200, ['late'])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: flat(
      'lowCounter',
      {
        heroes: [ORDERS],
        companions: [
          {
            id: 'baker',
            kind: 'baker',
            at: raised(1900, 1500, 2.1, 700),
            pose: 'standStill',
            expression: 'tenderness',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { x: 1500, y: 760 }, shape: 'hold', layer: 'front' },
              right: { at: { x: 2150, y: 600 }, shape: 'rest' },
            },
          },
        ],
        props: [{ id: 'tray', kind: 'milkTray', at: raised(1400, 790, 1.6, 1400) }],
      },
      { onWheels: { heroes: [higher(ORDERS, 130)] } },
    ),
    texts: [
      block('order', box(140, 840, 540, 260), { tone: 'ink', size: [28, 18] }),
      block('milk', box(1560, 1010, 760, 116), { tone: 'light', face: 'heading', size: [28, 18] }),
      path(
        'queue',
        [
          [330, 140],
          [800, 204],
          [1200, 220],
          [1600, 204],
          [2070, 140],
        ],
        [44, 44],
      ),
    ],
    stops: [stop(0, 0, 1200, ['order']), stop(1200, 0, 1200, ['milk', 'queue'])],
  },
  {
    key: 's06',
    kind: 'farShot',
    scene: flat('longRug', {
      heroes: [
        {
          at: { x: 1790, y: 1070, scale: 1.3 },
          pose: 'sitGround',
          expression: 'sad',
          outfit: LION,
          yaw: 0.5,
          pitch: 0.2,
          lookAt: { actor: 'mouse' },
        },
      ],
      companions: [
        { id: 'mouse', kind: 'mouse', at: { x: 1990, y: 1080, scale: 0.8 }, expression: 'wonder', facing: -1 },
      ],
    }),
    texts: [
      block('tail', box(140, 130, 960, 120), { size: [28, 20] }),
      call('roar', [620, 430], 34, 400),
      block('mouse', box(140, 570, 820, 160), { size: [26, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['tail', 'roar']), stop(1200, 0, 1200, ['mouse'])],
  },
];
