import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, type Hero, opening, stop } from '../../picture-parts';
import { AT_NIGHT, BY_DAY, earlier, lapHand, type Numbers, newNumber, risen, usedNumber } from './parts';

const ON_LAP: Hero = {
  at: { x: 1700, y: 1130, scale: 3.1, depth: 1000, afloat: true },
  pose: 'sitBench',
  expression: 'laugh',
  outfit: BY_DAY,
  hands: {
    right: { at: { actor: 'number', part: 'middle', offset: [-130, 40] }, shape: 'rest', layer: 'front' },
    left: { at: { actor: 'before', part: 'middle', offset: [120, 90] }, shape: 'rest', layer: 'front' },
  },
};

const SLEEPS: Hero = {
  at: { x: 1660, y: 1490, scale: 2.9, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'asleep',
  outfit: AT_NIGHT,
  tilt: 0.3,
};

/** On the lap, and at night. */
export const atHome = (numbers: Numbers): readonly SpreadLayout[] => [
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat('birthdayLapWide', {
      heroes: [ON_LAP],
      companions: [
        newNumber(numbers, 'Cheers', { x: 2180, y: 1130, scale: 2.1, depth: 1100 }, { expression: 'laugh' }),
        usedNumber(
          numbers,
          'Cheers',
          { x: 1388, y: 1130, scale: 1.8, depth: 1101 },
          { expression: 'laugh', facing: -1 },
        ),
        lapHand({ x: 1010, y: 1094, scale: 1.1, depth: 1510 }, { tilt: 0.05 }),
        lapHand({ x: 2280, y: 1088, scale: 1.1, depth: 1511 }, { facing: -1, tilt: 0.05 }),
      ],
    }),
    texts: [
      block('sat', box(140, 84, 800, 130), { tone: 'ink', size: [26, 17] }),
      block('lap', box(140, 220, 780, 130), { tone: 'ink', face: 'heading', size: [26, 17], below: 'sat' }),
      block('felt', box(140, 350, 570, 230), { tone: 'ink', size: [26, 17], below: 'lap' }),
    ],
    stops: [stop(0, 0, 1200, ['sat', 'lap', 'felt']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's12',
    kind: 'nearDark',
    scene: flat(
      'birthdayNight',
      {
        heroes: [SLEEPS],
        companions: [
          newNumber(
            numbers,
            'Rests',
            { x: 1940, y: 1180, scale: 1.35, depth: 950 },
            { tilt: 0.3, expression: 'asleep' },
          ),
          usedNumber(
            numbers,
            'Sits',
            { x: 1620, y: 442, scale: 1, depth: 500 },
            { expression: 'tenderness', shine: 2, lookAt: { actor: 'hero' } },
          ),
          ...earlier(numbers, [1880, 440], 150, { colour: '#1d2858', share: 0.35, lit: false }),
        ],
      },
      { onWheels: { heroes: [risen(SLEEPS, 160)] } },
    ),
    texts: [
      block('ask', box(140, 150, 940, 110), { size: [32, 20] }),
      block('nights', box(140, 270, 940, 120), { face: 'heading', size: [32, 20], below: 'ask' }),
      block('dark', box(140, 470, 940, 200), { size: [32, 20] }),
      opening('end', box(140, 740, 940, 140), { tone: 'gold', size: [38, 24] }),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'nights', 'dark', 'end'])],
  },
];
