import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, type Hero, opening, stop } from '../../picture-parts';
import {
  AT_NIGHT,
  BY_DAY,
  cake,
  cakeAway,
  crown,
  earlier,
  lapChin,
  lapHand,
  type Numbers,
  newNumber,
  risen,
  usedNumber,
} from './parts';

const SIZE = [32, 20] as const;

const WAKES: Hero = {
  at: { x: 1800, y: 1500, scale: 3.4, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'uneasy',
  outfit: AT_NIGHT,
  tilt: 0.5,
  lookAt: { x: 1300, y: 900 },
};

const LATE: Hero = {
  at: { x: 1650, y: 1190, scale: 2.2 },
  pose: 'standStill',
  expression: 'determined',
  outfit: BY_DAY,
  facing: -1,
  lookAt: { actor: 'cake' },
  hands: {
    left: { at: { actor: 'hero', part: 'rightArm', offset: [-16, 30] }, shape: 'rest', layer: 'front' },
    right: { at: { actor: 'hero', part: 'leftArm', offset: [16, 40] }, shape: 'rest', layer: 'front' },
  },
};

const CURLED: Hero = {
  at: { x: 1600, y: 1070, scale: 2.9, depth: 1000, afloat: true },
  pose: 'curlOnLap',
  expression: 'worry',
  outfit: BY_DAY,
  tilt: -0.3,
  lookAt: { x: 2000, y: 1000 },
  hands: { right: { at: { actor: 'before', part: 'middle', offset: [-30, 150] }, shape: 'rest', layer: 'front' } },
};

const HANGS: Hero = {
  at: { x: 1790, y: 1170, scale: 2.2, depth: 1200 },
  pose: 'standStill',
  expression: 'joy',
  outfit: BY_DAY,
  yaw: 0.9,
  lookAt: { x: 2170, y: 460 },
  hands: {
    left: { at: { x: 2044, y: 668 }, shape: 'flat', elbow: 'down', layer: 'front' },
    right: { at: { x: 2046, y: 330 }, shape: 'flat', elbow: 'down', layer: 'front' },
  },
};

/** From the first eye to the picture of nobody. */
export const waiting = (numbers: Numbers): readonly SpreadLayout[] => [
  {
    key: 's01',
    kind: 'closeUp',
    scene: flat(
      'birthdayMorning',
      {
        heroes: [WAKES],
        companions: [
          usedNumber(numbers, 'Lies', { x: 620, y: 1040, scale: 1.15, depth: 1200 }, { expression: 'asleep' }),
          ...earlier(numbers, [340, 640], 210, { colour: '#e8c98a', share: 0.45, lit: false }),
        ],
      },
      { onWheels: { heroes: [risen(WAKES, 200)] } },
    ),
    texts: [
      opening('opening', box(140, 84, 960, 300), { tone: 'ink', size: [34, 22] }),
      block('other', box(1290, 110, 960, 110), { tone: 'ink', face: 'heading', size: [34, 22] }),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'other']), stop(0, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'single',
    scene: flat('birthdayPillow', {
      heroes: [
        {
          at: { x: 1800, y: 1000, scale: 2.2, depth: 900, afloat: true },
          pose: 'kneelLook',
          expression: 'wonder',
          outfit: 'stripedPajamasOneSock',
          facing: -1,
          pitch: 0.34,
          lookAt: { x: 1440, y: 960 },
          hands: {
            left: {
              at: { actor: 'hero', part: 'leftShoulder', offset: [-150, -190] },
              shape: 'flat',
              elbow: 'left',
              layer: 'front',
            },
            right: { at: { x: 1940, y: 462 }, shape: 'flat', elbow: 'right' },
          },
        },
      ],
      companions: [
        usedNumber(
          numbers,
          'Searches',
          { x: 2220, y: 860, scale: 1.5, depth: 1100 },
          { facing: -1, expression: 'wonder' },
        ),
      ],
    }),
    texts: [
      opening('felt', box(140, 110, 940, 420), { tone: 'ink', size: [34, 22] }),
      block('search', box(140, 560, 940, 330), { tone: 'ink', size: SIZE, below: 'felt' }),
    ],
    stops: [stop(0, 0, 1200, ['felt', 'search']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat('birthdayTable', {
      heroes: [LATE],
      companions: [
        cakeAway(numbers, { x: 480, y: 950, scale: 1.5, depth: 800 }),
        crown(numbers, { x: 980, y: 940, scale: 1.1, depth: 810 }, { expression: 'worry', lookAt: { actor: 'hero' } }),
        usedNumber(
          numbers,
          'Folds',
          { x: 2080, y: 1190, scale: 1.75, depth: 1190 },
          { expression: 'determined', facing: -1 },
        ),
      ],
    }),
    texts: [
      opening('candles', box(140, 84, 940, 250), { tone: 'ink', size: [38, 24] }),
      block('late', box(1290, 230, 960, 130), { tone: 'ink', face: 'heading', size: [32, 20] }),
      block('look', box(140, 1010, 960, 110), { tone: 'ink', size: SIZE }),
    ],
    stops: [stop(0, 0, 1200, ['candles', 'look']), stop(1200, 0, 1200, ['late'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: flat('birthdayLapTight', {
      heroes: [CURLED],
      companions: [
        usedNumber(numbers, 'Sits', { x: 1960, y: 1060, scale: 1.5, depth: 1100 }, { facing: -1, expression: 'calm' }),
        lapChin({ x: 1740, y: 150, scale: 0.95, depth: 100 }),
        lapHand({ x: 1430, y: 1092, scale: 1, depth: 1510 }, { tilt: 0.12 }),
        lapHand({ x: 2056, y: 1084, scale: 1, depth: 1511 }, { facing: -1, tilt: 0.12 }),
      ],
    }),
    texts: [
      opening('lap', box(140, 130, 900, 420), { tone: 'ink', size: [34, 22] }),
      block('worry', box(140, 620, 780, 260), { tone: 'ink', size: SIZE }),
    ],
    stops: [stop(0, 0, 1200, ['lap', 'worry']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: flat('birthdaySheet', {
      heroes: [HANGS],
      companions: [
        cake(numbers, { x: 520, y: 836, scale: 0.95, depth: 300 }, { expression: 'sad', lookAt: { actor: 'hero' } }),
        usedNumber(numbers, 'Shy', { x: 1330, y: 1180, scale: 1.1, depth: 1100 }, { expression: 'wonder' }),
        // Somebody has been on the stairs since morning.
        newNumber(
          numbers,
          'Shy',
          { x: 1880, y: 520, scale: 0.9, depth: 50 },
          { id: 'onTheStairs', expression: 'shy', haze: { colour: '#2a5866', share: 0.94 } },
        ),
      ],
    }),
    texts: [
      opening('nobody', box(140, 84, 960, 300), { tone: 'ink', size: [32, 20] }),
      block('white', box(1290, 84, 360, 200), { tone: 'ink', size: [28, 18] }),
      block('cake', box(140, 440, 900, 90), { tone: 'ink', size: SIZE }),
    ],
    stops: [stop(0, 0, 1200, ['nobody', 'cake']), stop(1200, 0, 1200, ['white'])],
  },
];
