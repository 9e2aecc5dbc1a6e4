import type { SpreadLayout } from '../../../picture-book';
import { block, box, flat, type Hero, opening, stop } from '../../picture-parts';
import { AT_NIGHT, BY_DAY, earlier, lapChin, lapHand, type Numbers, newNumber, slice, usedNumber } from './parts';

const ON_LAP: Hero = {
  at: { x: 1680, y: 1110, scale: 2.7, depth: 1000, afloat: true },
  pose: 'sitBench',
  expression: 'laugh',
  outfit: BY_DAY,
  hands: {
    right: { at: { actor: 'number', part: 'middle', offset: [-60, 150] }, shape: 'rest', layer: 'front' },
    left: { at: { x: 1558, y: 830 }, shape: 'hold', layer: 'front' },
  },
};

const SLEEPS: Hero = {
  at: { x: 1960, y: 880, scale: 2.5, depth: 900, afloat: true },
  pose: 'sleep',
  expression: 'asleep',
  outfit: AT_NIGHT,
  tilt: 0.5,
  hands: { right: { at: { actor: 'number', part: 'middle', offset: [-50, 30] }, shape: 'rest', layer: 'front' } },
};

/** On the lap, and at night. */
export const atHome = (numbers: Numbers): readonly SpreadLayout[] => [
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat('birthdayLapWide', {
      heroes: [ON_LAP],
      companions: [
        lapChin({ x: 1640, y: 124, scale: 1, depth: 100 }, { tilt: 0.08 }),
        newNumber(numbers, 'Cheers', { x: 2030, y: 1090, scale: 1.85, depth: 1100 }, { expression: 'laugh' }),
        usedNumber(
          numbers,
          'Cheers',
          { x: 1370, y: 1110, scale: 1.5, depth: 1101 },
          { expression: 'laugh', facing: -1, tilt: -0.22 },
        ),
        slice({ x: 1554, y: 796, scale: 1.25, depth: 1102 }),
        lapHand({ x: 1050, y: 1130, scale: 1, depth: 1092 }, { tilt: 0.05 }),
        lapHand({ x: 2240, y: 1124, scale: 1, depth: 1093 }, { facing: -1, tilt: 0.05 }),
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
    scene: flat('birthdayNight', {
      heroes: [SLEEPS],
      companions: [
        newNumber(numbers, 'Rests', { x: 1900, y: 1170, scale: 1.35, depth: 950 }, { tilt: 0.3, expression: 'asleep' }),
        usedNumber(
          numbers,
          'Sits',
          { x: 1620, y: 442, scale: 1, depth: 500 },
          { expression: 'tenderness', shine: 2, lookAt: { actor: 'hero' } },
        ),
        ...earlier(numbers, [1880, 440], 150, { colour: '#1d2858', share: 0.35, lit: false }),
      ],
    }),
    texts: [
      block('ask', box(140, 150, 940, 110), { size: [32, 20] }),
      block('nights', box(140, 270, 940, 120), { face: 'heading', size: [32, 20], below: 'ask' }),
      block('dark', box(140, 470, 940, 200), { size: [32, 20] }),
      opening('end', box(140, 740, 940, 140), { tone: 'gold', size: [38, 24] }),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'nights', 'dark', 'end'])],
  },
];
