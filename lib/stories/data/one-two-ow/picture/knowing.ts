import type { SpreadLayout } from '../../../picture-book';
import { call, flat, type Hero, stop } from '../../picture-parts';
import { inked, nurse, onWheels, opened, ROLLED, small, WORN } from './parts';

const looks = (id: string, x: number, rest: Partial<Hero>): Hero => ({
  id,
  at: { x, y: 1640, scale: 2.9, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'wonder',
  outfit: WORN,
  ...rest,
});

const IN_COLLAR = looks('hero', 520, {
  expression: 'uneasy',
  pitch: 0.5,
  hands: {
    left: { at: { actor: 'hero', part: 'chest', offset: [-40, -70] }, shape: 'grip', layer: 'front' },
    right: { at: { actor: 'hero', part: 'chest', offset: [40, -70] }, shape: 'grip', layer: 'front' },
  },
});
const IN_POCKET = looks('pocket', 960, {
  expression: 'determined',
  pitch: 0.4,
  hands: { right: { at: { actor: 'pocket', part: 'belly', offset: [20, 30] }, shape: 'rest', layer: 'front' } },
});
const OUT_OF_SLEEVE = looks('out', 1540, {
  expression: 'amazed',
  lookAt: { x: 1830, y: 720 },
  hands: {
    right: { at: { x: 1830, y: 720 }, shape: 'wave', elbow: 'down', layer: 'front' },
    left: { at: { x: 1730, y: 960 }, shape: 'grip', layer: 'front' },
  },
});

const DRAWS: Hero = {
  at: { x: 420, y: 1650, scale: 3, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'joy',
  outfit: WORN,
  lookAt: { x: 1300, y: 600 },
  hands: { right: { at: { x: 760, y: 930 }, shape: 'point', angle: -25, elbow: 'down', layer: 'front' } },
};

const OPENS_HAND: Hero = {
  at: { x: 700, y: 1760, scale: 3.9, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'tenderness',
  outfit: WORN,
  lookAt: { actor: 'needle' },
  hands: { right: { at: { x: 1300, y: 930 }, shape: 'cup', angle: -6, elbow: 'down', layer: 'front' } },
};

const ONE_EYE: Hero = {
  at: { x: 810, y: 1620, scale: 3.3, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'wink',
  outfit: ROLLED,
  lookAt: { x: 1500, y: 860 },
  hands: { left: { at: { x: 560, y: 1060 }, shape: 'fist', layer: 'front' } },
};

const CRIES: Hero = {
  at: { x: 600, y: 1950, scale: 4.1, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'scream',
  outfit: ROLLED,
  yaw: 0.2,
};

const GIVES: Hero = {
  at: { x: 700, y: 930, scale: 2.4, depth: 900, afloat: true },
  pose: 'sitChair',
  expression: 'delight',
  outfit: ROLLED,
  lookAt: { actor: 'needle' },
  hands: { right: { at: { x: 1040, y: 730 }, shape: 'hold', elbow: 'down', layer: 'front' } },
};

/** From the old Ows to the door. */
export const knowing: readonly SpreadLayout[] = [
  {
    key: 's06',
    kind: 'sequence',
    scene: flat(
      'clinicSearch',
      {
        heroes: [IN_COLLAR, IN_POCKET, OUT_OF_SLEEVE],
        companions: [
          small('door', 'owShouts', { x: 250, y: 600, scale: 0.62, depth: 100 }),
          small('tired', 'owYawns', { x: 150, y: 800, scale: 0.5, depth: 100 }),
          small('soup', 'owShouts', { x: 2270, y: 600, scale: 0.62, depth: 100 }),
          small('soupTired', 'owYawns', { x: 2310, y: 800, scale: 0.5, depth: 100 }),
          small(
            'needle',
            'needlePeeks',
            { x: 2100, y: 1150, scale: 1.15, depth: 950 },
            { expression: 'wonder', lookAt: { actor: 'out' } },
          ),
        ],
      },
      { onWheels: { heroes: [onWheels(IN_COLLAR, 1560), onWheels(IN_POCKET, 1560), onWheels(OUT_OF_SLEEVE, 1560)] } },
    ),
    texts: [
      inked('know', [140, 84, 960, 130], { face: 'heading' }),
      inked('where', [140, 230, 960, 70], { below: 'know' }),
      inked('look', [1300, 84, 960, 220]),
    ],
    stops: [stop(0, 0, 1200, ['know', 'where']), stop(1200, 0, 1200, ['look'])],
  },
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
            { x: 980, y: 1150, scale: 0.9, depth: 950 },
            { expression: 'amazed', lookAt: { x: 1500, y: 700 } },
          ),
        ],
      },
      { onWheels: { heroes: [onWheels(DRAWS, 1570)] } },
    ),
    texts: [
      inked('ask', [140, 84, 960, 60]),
      opened('three', [140, 150, 960, 90], { below: 'ask' }),
      inked('who', [140, 250, 960, 60], { below: 'three' }),
      inked('been', [140, 320, 960, 70], { below: 'who' }),
      inked('what', [1300, 84, 960, 60]),
      inked('place', [1300, 150, 960, 200], { below: 'what' }),
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
          nurse({ x: 2110, y: 1560, scale: 2.6, depth: 100 }, { pose: 'standStill', pitch: -0.5, gaze: [0.3, -1] }),
          small(
            'needle',
            'needleGivesHat',
            { x: 1560, y: 1005, scale: 1.4, depth: 850 },
            { facing: -1, expression: 'shy', lookAt: { actor: 'hero' } },
          ),
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
            { x: 1450, y: 1640, scale: 3.1, depth: 800 },
            {
              pose: 'standStill',
              lookAt: { x: 940, y: 1000 },
              hands: {
                left: { at: { x: 1000, y: 1010 }, shape: 'pinch', layer: 'front' },
                right: { at: { x: 1830, y: 960 }, shape: 'cup', angle: -10, elbow: 'down', layer: 'front' },
              },
            },
          ),
          small('cotton', 'wetCotton', { x: 985, y: 1000, scale: 1.2, depth: 1300 }),
          small('needle', 'needleBare', { x: 1880, y: 960, scale: 0.85, depth: 1300 }, { expression: 'wink' }),
          small('hat', 'needleHat', { x: 560, y: 1010, scale: 0.6, depth: 890 }, { tilt: -0.3 }),
        ],
      },
      { onWheels: { heroes: [onWheels(ONE_EYE, 1520)] } },
    ),
    texts: [
      inked('wet', [140, 76, 960, 80]),
      inked('ask', [140, 160, 960, 80], { below: 'wet' }),
      inked('only', [140, 240, 960, 90], { below: 'ask' }),
      opened('one', [140, 448, 420, 290], { size: [44, 26] }),
      opened('two', [1860, 350, 440, 300], { size: [44, 26] }),
      inked('far', [1640, 1050, 660, 76]),
    ],
    stops: [stop(0, 0, 1200, ['wet', 'ask', 'only', 'one']), stop(1200, 0, 1200, ['two', 'far'])],
  },
  {
    key: 's10',
    kind: 'reveal',
    scene: flat(
      'clinicCry',
      {
        heroes: [CRIES],
        companions: [
          small('needle', 'needleCries', { x: 1890, y: 1160, scale: 2.1, depth: 950 }, { expression: 'scream' }),
          small('theOw', 'owSurprised', { x: 1370, y: 1130, scale: 1.25, depth: 960 }),
        ],
      },
      { onWheels: { heroes: [onWheels(CRIES, 1840)] } },
    ),
    texts: [
      call('ow', [620, 232], 146, 900),
      inked('both', [1300, 90, 960, 80], { tone: 'light' }),
      inked('short', [1300, 180, 960, 140], { tone: 'light', below: 'both' }),
    ],
    stops: [stop(0, 0, 1200, ['ow']), stop(1200, 0, 1200, ['both', 'short'])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: {
      kind: 'spread',
      pictures: [
        {
          scene: {
            stage: 'clinicToday',
            palette: 'flat',
            heroes: [GIVES],
            companions: [
              small('bandage', 'bandageWithFeet', { x: 640, y: 712, scale: 0.55, depth: 960 }, { tilt: 0.2 }),
              small('hat', 'needleHat', { x: 1040, y: 710, scale: 0.7, depth: 890 }, { tilt: 0.2 }),
              small(
                'needle',
                'needleProud',
                { x: 2170, y: 596, scale: 0.9, depth: 950 },
                { expression: 'joy', lookAt: { actor: 'hero' } },
              ),
            ],
          },
          wheelchairScene: {
            stage: 'clinicTodayFree',
            palette: 'flat',
            heroes: [onWheels(GIVES, 1150)],
            companions: [
              small('bandage', 'bandageWithFeet', { x: 640, y: 800, scale: 0.55, depth: 960 }, { tilt: 0.2 }),
              small('hat', 'needleHat', { x: 1040, y: 710, scale: 0.7, depth: 890 }, { tilt: 0.2 }),
              small(
                'needle',
                'needleProud',
                { x: 2170, y: 596, scale: 0.9, depth: 950 },
                { expression: 'joy', lookAt: { actor: 'hero' } },
              ),
            ],
          },
        },
      ],
    },
    texts: [
      opened('three', [140, 72, 960, 90], { size: [44, 26] }),
      inked('place', [140, 165, 960, 150], { below: 'three' }),
      inked('hat', [110, 1052, 380, 72], { face: 'heading', size: [28, 14] }),
      inked('big', [1934, 76, 390, 270]),
    ],
    stops: [stop(0, 0, 1200, ['three', 'place', 'hat']), stop(1200, 0, 1200, ['big'])],
  },
];
