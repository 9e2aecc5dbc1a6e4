import type { SpreadLayout } from '../../../picture-book';
import { box, call, opening, stop } from '../../picture-parts';
import { AT_HOME, bear, butterflies, cubes, flat, type Hero, OUT, told } from './parts';

const LYING: Omit<Hero, 'at' | 'pose'> = {
  expression: 'wonder',
  outfit: OUT,
  facing: -1,
  lookAt: { x: 1000, y: 420 },
};

/** From the quilt to the click of the door. */
export const toTheClick: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat('quiltTent', {
      heroes: [
        {
          at: { x: 2010, y: 1480, scale: 3 },
          pose: 'standStill',
          expression: 'determined',
          outfit: AT_HOME,
          facing: -1,
          lookAt: { actor: 'plushBear', part: 'top' },
          hands: { left: { at: { x: 1690, y: 640 }, shape: 'point', layer: 'front' } },
        },
      ],
      companions: [bear('No', { x: 1600, y: 1160, scale: 2.9, depth: 1400, afloat: true })],
      props: butterflies([
        [1460, 470, -16],
        [1580, 340, 12],
        [1740, 300, -8],
        [1410, 650, 20],
        [2250, 700, 14],
        [1460, 1120, -12],
        [2240, 960, -8],
      ]),
    }),
    texts: told(['opening', 'announce', 'slippers', 'refrain'], [140, 120, 920]),
    stops: [stop(1200, 0, 1200, ['opening', 'announce', 'slippers', 'refrain'])],
  },
  {
    key: 's02',
    kind: 'spots',
    scene: flat('breakfast', {
      heroes: [
        {
          at: { x: 1900, y: 1330, scale: 2.7, depth: 500 },
          pose: 'standStill',
          expression: 'delight',
          outfit: OUT,
          facing: -1,
          hands: { left: { at: { x: 1640, y: 720 }, shape: 'grip', layer: 'front' } },
        },
      ],
      companions: [bear('Wave', { x: 1480, y: 980, scale: 2.4, depth: 1200, afloat: true })],
      props: butterflies([
        [1060, 830, 0],
        [960, 780, -24],
        [900, 880, -50],
        [1145, 770, 24],
        [950, 650, -10],
        [1100, 640, 14],
        [830, 740, -14],
      ]),
    }),
    texts: told(['hungry', 'count', 'bites', 'teeth'], [140, 100, 920], { bears: ['hungry', 'bites', 'teeth'] }),
    stops: [stop(0, 0, 1200, ['hungry', 'count']), stop(1200, 0, 1200, ['bites', 'teeth'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat(
      'snailStreet',
      {
        heroes: [{ ...LYING, at: { x: 1800, y: 1120, scale: 2 }, pose: 'lie' }],
        companions: [
          bear('Aside', { x: 1370, y: 1120, scale: 1.6 }, { facing: -1 }),
          {
            kind: 'father',
            at: { x: 2180, y: 1080, scale: 4.2, depth: 900 },
            expression: 'calm',
            facing: -1,
            pose: 'standStill',
          },
        ],
        props: butterflies([
          [1320, 640, -14],
          [1520, 700, 12],
          [1700, 600, -10],
          [1460, 540, 16],
          [1890, 690, 10],
          [1210, 520, -18],
          [1600, 480, 0],
        ]),
      },
      { onWheels: { heroes: [{ ...LYING, at: { x: 1800, y: 1120, scale: 1.7 }, pose: 'crouch' }] } },
    ),
    texts: told(['walk', 'hello', 'watch', 'refrain'], [1330, 80, 700]),
    stops: [stop(0, 0, 1200, ['walk', 'hello']), stop(1200, 0, 1200, ['watch', 'refrain'])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('hookWall', {
      heroes: [
        {
          at: { x: 2040, y: 1140, scale: 2 },
          pose: 'standStill',
          expression: 'shy',
          outfit: OUT,
          facing: -1,
          lookAt: { actor: 'teacher' },
          hands: {
            left: { at: { x: 1830, y: 900 }, shape: 'rest', layer: 'front' },
            right: { at: { x: 1980, y: 900 }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      companions: [
        bear('Paw', { x: 1890, y: 990, scale: 1.9, depth: 1150, afloat: true }, { facing: -1 }),
        {
          id: 'teacher',
          kind: 'teacher',
          at: { x: 1470, y: 1160, scale: 1.9 },
          expression: 'tenderness',
          pose: 'kneelLook',
          lookAt: { actor: 'plushBear', part: 'top' },
          hands: { right: { at: { x: 1725, y: 800 }, shape: 'hold', layer: 'front' } },
        },
      ],
      props: butterflies([
        [2200, 560, 14],
        [2290, 680, 20],
        [1760, 520, -10],
        [2260, 840, 12],
        [1700, 640, -18],
        [2310, 460, 8],
        [2290, 980, -10],
      ]),
    }),
    texts: [
      opening('face', box(140, 460, 940, 172), { tone: 'ink' }),
      ...told(['who', 'bring', 'hook', 'reach'], [140, 640, 940], { bears: ['reach'] }).map((text) =>
        'below' in text && text.below ? text : { ...text, below: 'face', size: [30, 20] as const },
      ),
    ],
    stops: [stop(1200, 0, 1200, ['face', 'who', 'bring', 'hook', 'reach'])],
  },
  {
    key: 's05',
    kind: 'closeUp',
    scene: flat('flatHug', {
      heroes: [
        {
          at: { x: 1720, y: 1500, scale: 3.3, depth: 1300 },
          pose: 'standStill',
          expression: 'tenderness',
          outfit: OUT,
          facing: -1,
          yaw: -0.6,
          tilt: -0.2,
          gaze: [-0.5, 0.4],
          hands: { right: { at: { actor: 'hero', part: 'belly', offset: [30, 20] }, shape: 'rest', layer: 'front' } },
        },
      ],
      companions: [
        {
          id: 'father',
          kind: 'father',
          at: { x: 1420, y: 1560, scale: 3, depth: 1200 },
          expression: 'tenderness',
          pose: 'kneelLook',
          tilt: 0.3,
          hands: {
            left: { at: { actor: 'hero', part: 'leftArm', offset: [40, 30] }, shape: 'rest', layer: 'front' },
            right: { at: { actor: 'hero', part: 'rightShoulder', offset: [30, 60] }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      props: butterflies([
        [2180, 300, 14],
        [2290, 430, 24],
        [2250, 620, 12],
        [2310, 800, 20],
        [1270, 250, -16],
        [2160, 150, 8],
        [2230, 960, -8],
      ]),
    }),
    texts: told(['hugs', 'middle'], [140, 140, 900], { bears: ['middle'] }),
    stops: [stop(1200, 0, 1200, ['hugs', 'middle'])],
  },
  {
    key: 's06',
    kind: 'farShot',
    scene: flat('emptyRug', {
      heroes: [
        {
          at: { x: 380, y: 1110, scale: 1.1 },
          pose: 'sitGround',
          expression: 'shy',
          outfit: OUT,
          tilt: -0.3,
          lookAt: { x: 1900, y: 500 },
        },
      ],
      companions: [
        bear('', { x: 560, y: 1126, scale: 0.95 }, { tilt: -0.24 }),
        {
          id: 'builder',
          kind: 'boyFriend',
          at: { x: 2180, y: 1130, scale: 1.9 },
          expression: 'determined',
          facing: -1,
          pose: 'standStill',
          lookAt: { x: 1900, y: 400 },
          hands: { left: { at: { x: 1990, y: 560 }, shape: 'rest' } },
        },
      ],
      props: [
        ...cubes(
          [
            ['#3b7fd0', 1640, 1120, 0],
            ['#e2483d', 1654, 966, 2],
            ['#f7c52b', 1686, 812, 4],
            ['#5fb04a', 1738, 660, 7],
            ['#8a5bc0', 1806, 512, 11],
            ['#f08a2c', 1886, 370, 15],
          ],
          1.9,
          1100,
        ),
        ...butterflies(
          [
            [200, 820, -14],
            [300, 700, 10],
            [450, 740, -8],
            [600, 830, 16],
            [160, 970, -20],
            [680, 960, 22],
            [420, 610, 0],
          ],
          0.8,
        ),
      ],
    }),
    texts: told(['click', 'side', 'tower', 'shy', 'silent'], [140, 90, 580]),
    stops: [stop(0, 0, 1200, ['click', 'side', 'shy', 'silent']), stop(1200, 0, 1200, ['tower'])],
  },
  {
    key: 's07',
    kind: 'reveal',
    scene: flat('crash', {
      heroes: [
        {
          at: { x: 820, y: 1130, scale: 2 },
          pose: 'sitGround',
          expression: 'laugh',
          outfit: OUT,
          hands: {
            left: { at: { x: 620, y: 640 }, shape: 'wave', elbow: 'left' },
            right: { at: { x: 1020, y: 640 }, shape: 'wave', elbow: 'right' },
          },
        },
      ],
      companions: [
        bear('Fall', { x: 1480, y: 560, scale: 1.9, depth: 2000, afloat: true }, { tilt: 0.65 }),
        {
          id: 'builder',
          kind: 'boyFriend',
          at: { x: 2090, y: 1130, scale: 2 },
          expression: 'laugh',
          facing: -1,
          pose: 'sitGround',
          hands: {
            left: { at: { x: 1890, y: 640 }, shape: 'wave', elbow: 'left' },
            right: { at: { x: 2290, y: 640 }, shape: 'wave', elbow: 'right' },
          },
        },
      ],
      props: [
        ...cubes(
          [
            ['#3b7fd0', 1560, 1110, 8],
            ['#e2483d', 1330, 860, -30],
            ['#f08a2c', 1720, 840, 38],
            ['#5fb04a', 1330, 1130, -12],
            ['#8a5bc0', 1800, 1140, 24],
            ['#27a6a1', 1790, 470, 60],
          ],
          1.7,
        ),
        ...butterflies([
          [30, 420, -60],
          [60, 760, -80],
          [20, 980, -70],
          [2370, 400, 60],
          [2340, 160, 50],
          [2380, 820, 80],
          [60, 140, -40],
        ]),
      ],
    }),
    texts: [
      opening('more', box(140, 90, 900, 100), { tone: 'ink', face: 'story' }),
      call('crash', [620, 380], 110, 960, { tone: 'ink', turn: -7 }),
    ],
    stops: [stop(0, 0, 1200, ['more', 'crash']), stop(1200, 0, 1200, [])],
  },
];
