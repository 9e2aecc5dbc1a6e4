import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, type Hero, opening, stop } from '../../picture-parts';
import { bear, butterflies, cubes, flat, OUT, textColumn } from './parts';

/** Behind the bear, whom the teacher greets. */
const BRINGS: Hero = {
  at: { x: 2050, y: 1150, scale: 2.3 },
  pose: 'standStill',
  expression: 'shy',
  outfit: OUT,
  facing: -1,
  lookAt: { actor: 'teacher' },
  hands: {
    left: { at: { actor: 'plushBear', part: 'middle', offset: [-90, 0] }, shape: 'rest', layer: 'front' },
    right: { at: { actor: 'plushBear', part: 'middle', offset: [90, 0] }, shape: 'rest', layer: 'front' },
  },
};

/** The bear before the child at that height, and the teacher who takes his paw. */
const heldOut = (y: number): Companion[] => [
  bear('Paw', { x: 1960, y, scale: 1.7, depth: 1160, afloat: true }, { facing: -1 }),
  {
    id: 'teacher',
    kind: 'teacher',
    at: { x: 1500, y: 1150, scale: 2.1 },
    expression: 'tenderness',
    pose: 'crouchReach',
    lookAt: { actor: 'plushBear', part: 'top' },
    hands: { right: { at: { x: 1800, y: y - 165 }, shape: 'hold', layer: 'front' } },
  },
];

/** From the hooks to the crash. */
export const toTheCrash: readonly SpreadLayout[] = [
  {
    key: 's04',
    kind: 'single',
    scene: flat(
      'hookWall',
      {
        heroes: [BRINGS],
        companions: heldOut(900),
        props: butterflies([
          [2230, 560, 14],
          [2310, 680, 20],
          [1740, 480, -10],
          [2260, 820, 12],
          [1310, 520, -18],
          [2320, 480, 8],
          [2290, 980, -10],
        ]),
      },
      { onWheels: { companions: heldOut(1010) } },
    ),
    texts: textColumn(['face', 'who', 'bring', 'hook', 'reach'], [140, 378, 960], {
      bears: ['face', 'reach'],
      size: [25, 18],
      step: 140,
    }),
    stops: [stop(1200, 0, 1200, ['face', 'who', 'bring', 'hook', 'reach'])],
  },
  {
    key: 's05',
    kind: 'closeUp',
    scene: flat('flatHug', {
      heroes: [
        {
          at: { x: 2054, y: 1540, scale: 3.2, depth: 1300 },
          pose: 'standStill',
          expression: 'tenderness',
          outfit: OUT,
          facing: -1,
          yaw: -0.5,
          tilt: -0.3,
          gaze: [-0.5, 0.4],
          hands: {
            left: { at: { actor: 'father', part: 'rightShoulder', offset: [-40, 30] }, shape: 'rest', layer: 'front' },
            right: { at: { actor: 'hero', part: 'belly', offset: [30, 30] }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      companions: [
        bear('Held', { x: 1810, y: 1120, scale: 1.7, depth: 1250, afloat: true }),
        {
          id: 'father',
          kind: 'father',
          at: { x: 1436, y: 1650, scale: 3.1, depth: 1200 },
          expression: 'delight',
          pose: 'crouchReach',
          yaw: 0.5,
          tilt: 0.35,
          hands: {
            right: { at: { actor: 'hero', part: 'rightArm', offset: [20, 10] }, shape: 'rest', layer: 'around' },
            left: { at: { actor: 'hero', part: 'leftSide', offset: [30, 40] }, shape: 'rest', layer: 'front' },
          },
        },
      ],
      props: butterflies([
        [1330, 330, -14],
        [1470, 190, 12],
        [1700, 130, -8],
        [1940, 190, 16],
        [2150, 280, 10],
        [2270, 430, -12],
        [1300, 560, -8],
      ]),
    }),
    texts: [
      opening('hugs', box(140, 140, 940, 330), { tone: 'ink', face: 'story', size: [36, 26] }),
      block('middle', box(140, 500, 960, 150), { tone: 'ink', face: 'heading', size: [34, 24], below: 'hugs' }),
    ],
    stops: [stop(1200, 0, 1200, ['hugs', 'middle'])],
  },
  {
    key: 's06',
    kind: 'farShot',
    scene: flat('emptyRug', {
      heroes: [
        {
          at: { x: 300, y: 1120, scale: 1.35 },
          pose: 'sitGround',
          expression: 'shy',
          outfit: OUT,
          tilt: -0.3,
          lookAt: { x: 1900, y: 500 },
        },
      ],
      companions: [
        bear('', { x: 520, y: 1130, scale: 1.15 }, { tilt: -0.24 }),
        {
          id: 'builder',
          kind: 'boyFriend',
          at: { x: 2140, y: 1130, scale: 2 },
          expression: 'determined',
          facing: -1,
          pose: 'standStill',
          lookAt: { x: 1940, y: 400 },
          // Both hands on the tower, so that it stays for one more moment.
          hands: {
            left: { at: { x: 1908, y: 664 }, shape: 'flat', angle: -70, elbow: 'down', layer: 'front' },
            right: { at: { x: 1858, y: 820 }, shape: 'flat', angle: -80, elbow: 'down', layer: 'front' },
          },
        },
      ],
      props: [
        ...cubes(
          [
            ['#3b7fd0', 1720, 1120, 0],
            ['#e2483d', 1734, 966, 2],
            ['#f7c52b', 1766, 812, 4],
            ['#5fb04a', 1818, 660, 7],
            ['#8a5bc0', 1886, 512, 11],
            ['#f08a2c', 1966, 370, 15],
          ],
          1.9,
          1100,
        ),
        ...butterflies(
          [
            [150, 800, -14],
            [250, 690, 10],
            [420, 700, -8],
            [560, 780, 16],
            [110, 960, -20],
            [660, 900, 22],
            [690, 1040, 0],
          ],
          0.8,
        ),
      ],
    }),
    texts: [
      ...textColumn(['click', 'side'], [140, 90, 580], { bears: ['click', 'side'] }),
      ...textColumn(['tower', 'shy', 'silent'], [1290, 90, 410], {
        bears: ['tower', 'silent'],
        step: 220,
        size: [28, 16],
      }),
    ],
    stops: [stop(0, 0, 1200, ['click', 'side']), stop(1200, 0, 1200, ['tower', 'shy', 'silent'])],
  },
  {
    key: 's07',
    kind: 'reveal',
    scene: flat('crash', {
      heroes: [
        {
          at: { x: 880, y: 1130, scale: 2 },
          pose: 'sitGround',
          expression: 'laugh',
          outfit: OUT,
          hands: {
            left: { at: { x: 690, y: 660 }, shape: 'wave', elbow: 'left' },
            right: { at: { x: 1080, y: 660 }, shape: 'wave', elbow: 'right' },
          },
        },
      ],
      companions: [
        bear('Fall', { x: 1420, y: 700, scale: 1.9, depth: 2000, afloat: true }, { tilt: 0.65 }),
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
            ['#27a6a1', 1750, 520, 60],
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
      call('crash', [600, 330], 110, 920, { tone: 'ink', turn: -6 }),
      block('noise', box(140, 560, 470, 230), { tone: 'ink', face: 'heading', size: [30, 20] }),
      block('refrain', box(1330, 80, 940, 130), { tone: 'ink', size: [32, 16] }),
      block('really', box(1330, 225, 940, 80), { tone: 'ink', face: 'heading', size: [32, 20], below: 'refrain' }),
      block('again', box(1910, 372, 360, 200), { tone: 'ink', size: [26, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['more', 'crash', 'noise']), stop(1200, 0, 1200, ['refrain', 'really', 'again'])],
  },
];
