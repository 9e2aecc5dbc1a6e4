import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, cake, crown, lapChin, lapHand, type Numbers, newNumber, onBus, onClock, usedNumber } from './parts';

const SIZE = [30, 20] as const;

const AT_THE_DOOR = { x: 950, y: 1150, scale: 2.5, depth: 900 } as const;

const LISTENS: Hero = {
  at: AT_THE_DOOR,
  pose: 'standStill',
  expression: 'wonder',
  outfit: BY_DAY,
  yaw: 0.1,
  tilt: 0.36,
  gaze: [0.9, 0.2],
  hands: {
    right: { at: { x: 1164, y: 640 }, shape: 'flat', angle: -84, elbow: 'down', layer: 'front' },
    left: { at: { x: 1130, y: 796 }, shape: 'grip', elbow: 'down', layer: 'front' },
  },
};

const OPENS: Hero = {
  at: { x: 300, y: 1000, scale: 1.9, depth: 900 },
  pose: 'standStill',
  expression: 'amazed',
  outfit: BY_DAY,
  lookAt: { actor: 'number' },
  hands: {
    left: { at: { x: 206, y: 760 }, shape: 'relaxed' },
    right: { at: { x: 480, y: 640 }, shape: 'rest', elbow: 'down', layer: 'front' },
  },
};

const BESIDE: Hero = {
  at: { x: 1500, y: 900, scale: 2.5, depth: 1000, afloat: true },
  pose: 'sitBench',
  expression: 'tenderness',
  outfit: BY_DAY,
  lookAt: { actor: 'number' },
  hands: { right: { at: { x: 1690, y: 800 }, shape: 'rest', layer: 'front' } },
};

const ON_DOORSTEP: Hero = {
  at: { x: 1410, y: 1160, scale: 1.75 },
  pose: 'standStill',
  expression: 'worry',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'number' },
};

/** The whole child, from the sock to the call between two hands. */
const CALLS: Hero = {
  at: { x: 400, y: 1150, scale: 2.75, depth: 900 },
  pose: 'calls',
  expression: 'yawn',
  outfit: BY_DAY,
  yaw: 0.62,
  hands: {
    left: {
      at: { actor: 'hero', part: 'leftCheek', offset: [64, 62] },
      shape: 'flat',
      angle: -40,
      elbow: 'down',
      layer: 'front',
    },
    right: {
      at: { actor: 'hero', part: 'rightCheek', offset: [66, 40] },
      shape: 'flat',
      angle: -72,
      elbow: 'right',
      layer: 'front',
    },
  },
};

/** From the sniff to the call. */
export const onTheStairs = (numbers: Numbers): readonly SpreadLayout[] => [
  {
    key: 's06',
    kind: 'panorama',
    scene: flat(
      'birthdayWall',
      {
        heroes: [LISTENS],
        companions: [
          newNumber(
            numbers,
            'Shy',
            { x: 1590, y: 1112, scale: 1.5, depth: 900 },
            { expression: 'sad', lookAt: { x: 1228, y: 700 }, haze: { colour: '#2c6472', share: 0.78 } },
          ),
        ],
      },
      { onWheels: { heroes: [{ ...LISTENS, at: { ...AT_THE_DOOR, x: 880 } }] } },
    ),
    texts: [
      opening('opening', box(140, 84, 900, 220), { size: [32, 20] }),
      call('sniff', [1400, 528], 34, 260, { turn: -6 }),
      block('question', box(400, 330, 400, 170), { size: [28, 18] }),
      block('answer', box(1320, 300, 900, 110), { size: [28, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'question']), stop(1200, 0, 1200, ['sniff', 'answer'])],
  },
  {
    key: 's07',
    kind: 'reveal',
    scene: flat('birthdayStairs', {
      heroes: [OPENS],
      companions: [
        newNumber(
          numbers,
          'Shy',
          { x: 1620, y: 1080, scale: 1.9, depth: 1000 },
          { expression: 'shy', lookAt: { x: 1560, y: 1500 } },
        ),
      ],
    }),
    texts: [
      opening('stairs', box(1290, 84, 1000, 260), { size: [32, 20] }),
      block('portrait', box(1860, 420, 460, 330), { size: [28, 18] }),
    ],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, ['stairs', 'portrait'])],
  },
  {
    key: 's08',
    kind: 'single',
    scene: flat(
      'birthdayStep',
      {
        heroes: [BESIDE],
        companions: [
          newNumber(
            numbers,
            'Whispers',
            { x: 1880, y: 890, scale: 2.1, depth: 1010 },
            { expression: 'worry', lookAt: { actor: 'hero' }, facing: -1 },
          ),
          usedNumber(
            numbers,
            'Shy',
            { x: 2320, y: 866, scale: 1.3, depth: 400 },
            { facing: -1, expression: 'worry', lookAt: { actor: 'number' } },
          ),
        ],
      },
      { onWheels: { heroes: [{ ...BESIDE, at: { x: 1480, y: 1110, scale: 2.3, depth: 1000 }, pose: 'standStill' }] } },
    ),
    texts: [
      block('nobody', box(140, 96, 940, 170), { face: 'heading', size: SIZE }),
      block('yet', box(140, 280, 940, 150), { size: SIZE, below: 'nobody' }),
      block('question', box(140, 440, 940, 110), { face: 'heading', size: SIZE, below: 'yet' }),
      block('lap', box(140, 560, 940, 280), { size: SIZE, below: 'question' }),
    ],
    stops: [stop(0, 0, 1200, ['nobody', 'yet', 'question', 'lap']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's09',
    kind: 'farShot',
    scene: flat('birthdayDoorway', {
      heroes: [ON_DOORSTEP],
      companions: [
        newNumber(
          numbers,
          'Shy',
          { x: 1000, y: 1140, scale: 1.5, depth: 1000 },
          { expression: 'fear', lookAt: { actor: 'hero' } },
        ),
        cake(numbers, { x: 2186, y: 880, scale: 0.4, depth: 500 }, { expression: 'joy', lookAt: { actor: 'hero' } }),
        crown(
          numbers,
          { x: 2056, y: 520, scale: 0.6, depth: 480 },
          { tilt: 0.2, expression: 'joy', lookAt: { actor: 'hero' } },
        ),
        lapChin({ x: 1820, y: 556, scale: 0.44, depth: 100 }, { tilt: -0.1 }),
        lapHand({ x: 1880, y: 846, scale: 0.44, depth: 470 }, { facing: -1, tilt: -0.2 }),
        lapHand({ x: 1556, y: 838, scale: 0.44, depth: 471 }, { facing: -1, tilt: -0.1 }),
        onClock(numbers, { x: 190, y: 250, scale: 1 }),
        onBus(numbers, { x: 498, y: 268, scale: 0.86 }),
      ],
    }),
    texts: [
      opening('come', box(1290, 76, 1030, 90), { size: [26, 16] }),
      block('which', box(140, 460, 690, 330), { size: [28, 18] }),
      block('look', box(1620, 1054, 700, 70), { tone: 'ink', size: [26, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['which']), stop(1200, 0, 1200, ['come', 'look'])],
  },
  {
    key: 's10',
    kind: 'reveal',
    scene: flat(
      'birthdayCall',
      {
        heroes: [CALLS],
        companions: [
          newNumber(
            numbers,
            'Runs',
            { x: 2160, y: 1060, scale: 1.6, depth: 1000 },
            { expression: 'laugh', facing: -1 },
          ),
        ],
      },
      { onWheels: { heroes: [{ ...CALLS, at: { x: 390, y: 1160, scale: 3.4, depth: 900 } }] } },
    ),
    texts: [
      block('breath', box(760, 740, 330, 380), { size: [24, 15] }),
      call('call', [1600, 440], 64, 700, { tone: 'ink', turn: 4 }),
      block('home', box(1290, 640, 480, 90), { tone: 'ink', face: 'heading', size: [34, 20] }),
    ],
    stops: [stop(0, 0, 1200, ['breath']), stop(1200, 0, 1200, ['call', 'home'])],
  },
];
