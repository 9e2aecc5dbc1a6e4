import type { SpreadLayout } from '../../../picture-book';
import { call, flat, type Hero, picture, stop } from '../../picture-parts';
import { inked, nurse, onWheels, opened, ROLLED, small, WORN } from './parts';

const DRAWS: Hero = {
  at: { x: 680, y: 1184, scale: 1.85, depth: 900, afloat: true },
  pose: 'walk',
  expression: 'joy',
  outfit: WORN,
  lookAt: { x: 1900, y: 780 },
  hands: { right: { at: { x: 890, y: 870 }, shape: 'point', angle: -20, elbow: 'down', layer: 'front' } },
};

const OPENS_HAND: Hero = {
  at: { x: 700, y: 1760, scale: 3.9, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: WORN,
  lookAt: { actor: 'needle' },
  hands: { right: { at: { x: 1256, y: 930 }, shape: 'fist', angle: -10, elbow: 'down', layer: 'front' } },
};

const ONE_EYE: Hero = {
  at: { x: 880, y: 1640, scale: 3.4, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'watch',
  outfit: ROLLED,
  tilt: 0.08,
  lookAt: { actor: 'needle' },
  hands: {
    left: { at: { x: 580, y: 1040 }, shape: 'grip', angle: 190, elbow: 'down', layer: 'front' },
    right: { at: { x: 1156, y: 1226 }, shape: 'relaxed', angle: 60, elbow: 'right', layer: 'front' },
  },
};

const CRIES: Hero = {
  at: { x: 560, y: 1960, scale: 4.2, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'scream',
  outfit: ROLLED,
  yaw: 0.3,
  tilt: 0.12,
  lookAt: { actor: 'theOw' },
  hands: {
    left: { at: { actor: 'hero', part: 'rightArm', offset: [-20, -10] }, shape: 'grip', elbow: 'down', layer: 'front' },
  },
};

const GIVES: Hero = {
  at: { x: 480, y: 930, scale: 2.2, depth: 900, afloat: true },
  pose: 'sitChair',
  expression: 'joy',
  outfit: ROLLED,
  lookAt: { actor: 'needle' },
  hands: { right: { at: { x: 780, y: 748 }, shape: 'hold', elbow: 'down', layer: 'front' } },
};

/** Who is at the door, and where the bandage is on the bare arm. */
const atTheDoor = (x: number, y: number) => [
  small('bandage', 'bandageWithFeet', { x, y, scale: 0.5, depth: 960 }, { tilt: -0.1 }),
  small('hat', 'needleHat', { x: 780, y: 730, scale: 0.7, depth: 890 }, { tilt: 0.2 }),
  small(
    'needle',
    'needleProud',
    { x: 1060, y: 772, scale: 0.9, depth: 950 },
    { expression: 'joy', lookAt: { actor: 'hero' } },
  ),
  nurse(
    { x: 2150, y: 1200, scale: 1.48, depth: 100 },
    {
      pose: 'standStill',
      expression: 'joy',
      lookAt: { actor: 'hero' },
      hands: { left: { at: { x: 2010, y: 640 }, shape: 'wave' } },
    },
  ),
];

/** From the land of three to the door. */
export const knowing: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'panorama',
    scene: flat(
      'clinicThreeLand',
      {
        heroes: [DRAWS],
        companions: [
          small(
            'needle',
            'needleLifts',
            { x: 1030, y: 1150, scale: 0.9, depth: 950 },
            { expression: 'amazed', lookAt: { x: 1900, y: 780 } },
          ),
        ],
      },
      { onWheels: { heroes: [onWheels(DRAWS, 1150)] } },
    ),
    texts: [
      inked('ask', [140, 84, 960, 60]),
      opened('three', [140, 150, 960, 90], { below: 'ask' }),
      inked('who', [140, 250, 960, 60], { below: 'three' }),
      inked('been', [140, 320, 960, 70], { face: 'heading', below: 'who' }),
      inked('what', [1290, 84, 360, 140]),
      inked('place', [1290, 230, 360, 480], { face: 'heading', below: 'what' }),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'three', 'who', 'been']), stop(1200, 0, 1200, ['what', 'place'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: flat(
      'clinicHat',
      {
        heroes: [OPENS_HAND],
        companions: [
          nurse(
            { x: 2090, y: 1560, scale: 2.6, depth: 100 },
            {
              pose: 'standStill',
              yaw: -0.55,
              pitch: 0.2,
              lookAt: { actor: 'towel' },
              hands: {
                right: { at: { x: 2040, y: 756 }, shape: 'relaxed', angle: 200, elbow: 'right' },
                left: {
                  at: { actor: 'towel', part: 'middle', offset: [0, 0] },
                  shape: 'rest',
                  angle: 20,
                  elbow: 'left',
                  layer: 'front',
                },
              },
            },
          ),
          small('towel', 'armTowel', { x: 2096, y: 764, scale: 0.84, depth: 150 }),
          small(
            'needle',
            'needleGivesHat',
            { x: 1560, y: 1005, scale: 1.4, depth: 930 },
            { facing: -1, expression: 'shy', lookAt: { actor: 'hero' } },
          ),
          small('palm', 'openPalm', { x: 1406, y: 917, scale: 1.14, depth: 920 }, { tilt: -0.1 }),
          small('thumb', 'openThumb', { x: 1406, y: 917, scale: 1.14, depth: 940 }, { tilt: -0.1 }),
        ],
      },
      { onWheels: { heroes: [onWheels(OPENS_HAND, 1620)] } },
    ),
    texts: [
      inked('ask', [140, 84, 960, 70]),
      inked('yes', [140, 160, 960, 160], { below: 'ask' }),
      inked('know', [1300, 84, 560, 140]),
      inked('hat', [1300, 230, 560, 160], { face: 'heading', below: 'know' }),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'yes']), stop(1200, 0, 1200, ['know', 'hat'])],
  },
  {
    key: 's09',
    kind: 'panorama',
    scene: flat(
      'clinicBreath',
      {
        heroes: [ONE_EYE],
        companions: [
          nurse(
            { x: 1690, y: 1750, scale: 3.2, depth: 1000 },
            {
              pose: 'standStill',
              pitch: 0.2,
              tilt: -0.08,
              lookAt: { x: 1100, y: 980 },
              hands: {
                left: { at: { x: 1100, y: 1004 }, shape: 'pinch', angle: 168, elbow: 'down' },
                right: { at: { x: 1800, y: 1080 }, shape: 'rest', angle: 110, elbow: 'right' },
              },
            },
          ),
          small('cotton', 'wetCotton', { x: 1066, y: 1010, scale: 1.2, depth: 990 }),
          small('wet', 'wetShine', { x: 1104, y: 1096, scale: 0.8, depth: 985 }, { tilt: -0.2 }),
          small(
            'needle',
            'needleBare',
            { x: 1440, y: 1118, scale: 1.05, depth: 1310 },
            { expression: 'watch', facing: -1, tilt: -0.08, lookAt: { actor: 'hero' } },
          ),
          small('hat', 'needleHat', { x: 584, y: 996, scale: 0.85, depth: 890 }, { tilt: -0.2 }),
          small('held', 'bigHandHolds', { x: 560, y: 1070, scale: 1, depth: 2500 }, { facing: -1, tilt: 0.12 }),
        ],
      },
      {
        onWheels: { heroes: [onWheels(ONE_EYE, 1530)] },
        forSmall: { heroes: [{ ...ONE_EYE, at: { x: 880, y: 1530, scale: 3.4, depth: 900, afloat: true } }] },
      },
    ),
    texts: [
      inked('wet', [140, 76, 960, 80]),
      inked('ask', [140, 160, 960, 80], { below: 'wet' }),
      inked('only', [140, 240, 960, 90], { below: 'ask' }),
      opened('one', [1922, 110, 398, 225], { size: [44, 26] }),
      opened('two', [1922, 366, 398, 225], { size: [44, 26] }),
      inked('far', [1945, 640, 370, 130]),
    ],
    stops: [stop(0, 0, 1200, ['wet', 'ask', 'only']), stop(1200, 0, 1200, ['one', 'two', 'far'])],
  },
  {
    key: 's10',
    kind: 'reveal',
    scene: flat(
      'clinicCry',
      {
        heroes: [CRIES],
        companions: [
          small(
            'needle',
            'needleCries',
            { x: 2040, y: 1160, scale: 2.2, depth: 950 },
            { expression: 'scream', tilt: 0.04 },
          ),
          small('theOw', 'owSurprised', { x: 1340, y: 1170, scale: 1.3, depth: 960 }),
        ],
      },
      {
        onWheels: { heroes: [onWheels(CRIES, 1810)] },
        forSmall: { heroes: [{ ...CRIES, at: { x: 560, y: 1760, scale: 4.2, depth: 900, afloat: true } }] },
      },
    ),
    texts: [
      call('ow', [626, 230], 154, 920),
      inked('both', [1300, 90, 960, 80], { tone: 'light' }),
      inked('short', [1300, 180, 960, 140], { tone: 'light', below: 'both' }),
    ],
    stops: [stop(0, 0, 1200, ['ow']), stop(1200, 0, 1200, ['both', 'short'])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: picture(
      { stage: 'clinicToday', palette: 'flat', heroes: [GIVES], companions: atTheDoor(640, 716) },
      {
        onWheels: { stage: 'clinicTodayFree', heroes: [onWheels(GIVES, 1150)], companions: atTheDoor(634, 778) },
        forSmall: { companions: atTheDoor(630, 762) },
      },
    ),
    texts: [
      opened('three', [140, 72, 960, 90], { size: [44, 26] }),
      inked('place', [140, 165, 960, 150], { below: 'three' }),
      inked('hat', [660, 442, 430, 76], { face: 'heading' }),
      inked('big', [1310, 190, 430, 330]),
    ],
    stops: [stop(0, 0, 1200, ['three', 'place', 'hat']), stop(1200, 0, 1200, ['big'])],
  },
];
