import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, path, stop } from '../../picture-parts';
import { higher, LION, NO_TAIL, raised } from './parts';

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

const PATTED: Hero = {
  at: { x: 1600, y: 1690, scale: 3.1, depth: 900 },
  pose: 'standStill',
  expression: 'determined',
  outfit: LION,
  lookAt: { actor: 'grandmother' },
  hands: {
    left: { at: { x: 1450, y: 1060 }, shape: 'fist' },
    right: { at: { x: 1752, y: 1060 }, shape: 'fist' },
  },
};

const ON_STEP: Hero = {
  ...FROM_BEHIND,
  outfit: NO_TAIL,
  at: raised(1500, 1400, 2.7, 900),
  pose: 'standStill',
  expression: 'rage',
  yaw: 1.5,
  tilt: 0.1,
  hands: {
    left: { at: { x: 1440, y: 1010 }, shape: 'rest', elbow: 'right' },
    right: { at: { x: 1560, y: 1010 }, shape: 'rest', elbow: 'left' },
  },
};

const LAUGHED_AT: Hero = {
  at: { x: 470, y: 1870, scale: 3.6, depth: 2000 },
  pose: 'standStill',
  expression: 'fear',
  outfit: LION,
  yaw: 1.1,
  lookAt: { actor: 'ballerina' },
  hands: { right: { at: { x: 760, y: 1050 }, shape: 'rest', elbow: 'down', layer: 'front' } },
};

const ORDERS: Hero = {
  at: { x: 1032, y: 1184, scale: 2, depth: 1500 },
  pose: 'standStill',
  expression: 'determined',
  outfit: LION,
  lookAt: { actor: 'baker' },
  pitch: -0.28,
  hands: {
    right: { at: { x: 1288, y: 758 }, shape: 'grip', angle: 20, layer: 'front' },
    left: { at: { x: 1236, y: 764 }, shape: 'grip', angle: 20, layer: 'front' },
  },
};

/** From the mirror to the mouse: with every "kitten" the shadow gets smaller. */
export const toTheMouse: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'lionMirror',
      {
        heroes: [BEFORE_MIRROR],
        companions: [{ kind: 'heroEyes', at: raised(1850, 546, 4.95, 500) }],
      },
      { onWheels: { heroes: [higher(BEFORE_MIRROR, 120)] } },
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
            at: raised(2090, 1960, 2.9, 950),
            pose: 'standStill',
            expression: 'delight',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { x: 1690, y: 548 }, shape: 'flat', angle: 158, elbow: 'up', layer: 'front' },
              right: { at: { x: 2280, y: 1000 }, shape: 'rest', layer: 'front' },
            },
          },
        ],
        props: [
          { kind: 'mishloachManot', at: raised(1920, 1100, 1.7, 2100) },
          { kind: 'mishloachManot', at: raised(2280, 1100, 2, 2101) },
          { kind: 'hamantaschen', at: raised(2110, 1120, 1.4, 2102) },
        ],
      },
      { onWheels: { heroes: [higher(PATTED, 190)] } },
    ),
    texts: [
      opening('kitten', box(140, 84, 900, 100), { tone: 'ink' }),
      block('no', box(140, 210, 560, 220), { tone: 'ink', size: [26, 16] }),
      block('loud', box(1290, 84, 520, 170), { tone: 'ink', size: [26, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['kitten', 'no']), stop(1200, 0, 1200, ['loud'])],
  },
  {
    key: 's03',
    kind: 'farShot',
    scene: flat('sunnyStep', { heroes: [ON_STEP] }, { onWheels: { heroes: [higher(ON_STEP, 60)] } }),
    texts: [
      opening('moved', box(140, 210, 760, 230), { tone: 'ink' }),
      call('no', [440, 600], 46, 600, { tone: 'ink', turn: -4 }),
      block('cat', box(140, 740, 720, 240), { tone: 'ink', size: [28, 18] }),
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
            at: { x: 1450, y: 1110, scale: 2.2 },
            pose: 'dance',
            expression: 'laugh',
            outfit: 'tutu',
            facing: -1,
            lookAt: { actor: 'hero', part: 'top' },
          },
          {
            id: 'superhero',
            kind: 'boyFriend',
            at: { x: 1830, y: 1010, scale: 2 },
            pose: 'standStill',
            expression: 'laugh',
            outfit: 'capeHero',
            facing: -1,
            lookAt: { actor: 'hero', part: 'top' },
            hands: {
              left: { at: { x: 1650, y: 660 }, shape: 'point', layer: 'front' },
              right: { at: { actor: 'superhero', part: 'belly' }, shape: 'rest' },
            },
          },
          {
            id: 'cucumber',
            kind: 'littleBoy',
            at: { x: 2200, y: 1130, scale: 2 },
            pose: 'standStill',
            expression: 'wonder',
            facing: -1,
            yaw: -0.3,
            lookAt: { actor: 'hero', part: 'top' },
            hands: {
              left: { at: { actor: 'suit', part: 'middle', offset: [-230, -60] }, shape: 'point', layer: 'front' },
            },
          },
          {
            kind: 'cousin',
            at: { x: 1046, y: 912, scale: 1.75 },
            pose: 'standStill',
            outfit: 'bearCostume',
            hands: { left: { at: { x: 880, y: 640 }, shape: 'point', elbow: 'down', layer: 'front' } },
            expression: 'delight',
            lookAt: { actor: 'hero', part: 'top' },
          },
        ],
        props: [{ id: 'suit', kind: 'cucumberSuit', at: raised(2186, 594, 1.9, 1131) }],
      },
      { onWheels: { heroes: [higher(LAUGHED_AT, 120)] } },
    ),
    texts: [
      opening('meow', box(1290, 180, 560, 110), { tone: 'ink', size: [30, 18] }),
      block('cucumber', box(1890, 180, 430, 130), { tone: 'ink', size: [26, 16] }),
      block('late', box(140, 190, 760, 300), { tone: 'ink', size: [28, 16] }),
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
            at: raised(1870, 1466, 2.1, 700),
            pose: 'standStill',
            expression: 'tenderness',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { x: 1690, y: 706 }, shape: 'grip', angle: 186 },
              right: { at: { x: 2022, y: 652 }, shape: 'fist', angle: -10 },
            },
          },
        ],
        props: [{ id: 'tray', kind: 'milkTray', at: raised(1524, 706, 1.4, 690) }],
      },
      { onWheels: { heroes: [higher(ORDERS, 40)] } },
    ),
    texts: [
      block('order', box(140, 840, 540, 260), { tone: 'ink', size: [28, 18] }),
      block('milk', box(1500, 950, 820, 130), { tone: 'light', face: 'heading', size: [28, 18] }),
      path(
        'queue',
        [
          [360, 124],
          [500, 146],
          [800, 167],
          [1140, 178],
        ],
        [44, 38],
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
          at: { x: 1700, y: 1090, scale: 2 },
          pose: 'sitGround',
          expression: 'sad',
          outfit: LION,
          yaw: 0.5,
          pitch: 0.34,
          lookAt: { actor: 'mouse' },
        },
      ],
      companions: [
        { id: 'mouse', kind: 'mouse', at: { x: 1960, y: 1106, scale: 1.5 }, expression: 'wonder', facing: -1 },
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
