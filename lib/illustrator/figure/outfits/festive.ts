import type { Character } from '../../character/character';
import type { Outfit, Pattern } from '../outfit';
import { selectForCharacter } from './choose';

const IVORY = '#faf6ec';
const GOLD = '#cda24a';

/** Clothes of feasts and of many peoples. */
export const FESTIVE = {
  /** White, with fine embroidery. */
  festive: (c: Character): Outfit =>
    c.gender === 'girl'
      ? {
          top: {
            color: IVORY,
            sleeve: 'short',
            sleeveLength: 0.5,
            puff: 2.6,
            collar: 'stand',
            cuff: GOLD,
            front: { embroidery: GOLD },
          },
          bottom: { kind: 'dress', color: IVORY, reach: 0.48, flare: 18, bands: [GOLD, IVORY, '#e4c987'] },
          socks: '#fdf8ee',
          shoes: { kind: 'mary', color: '#d8b067', sole: '#b18a48' },
        }
      : {
          top: {
            color: IVORY,
            sleeve: 'long',
            collar: 'stand',
            cuff: GOLD,
            loose: 2.6,
            hem: -0.14,
            front: { embroidery: GOLD },
          },
          bottom: { kind: 'trousers', color: '#4a5a78' },
          shoes: { kind: 'mary', color: '#5a4236', sole: '#3f2e26' },
        },
  /** East African print. */
  kitenge: (c: Character): Outfit => {
    const [ground, ring, accent] = selectForCharacter(c, [
      ['#e08a2e', '#1f5f7a', '#f7e3a6'],
      ['#1f7a78', '#f0a63c', '#fbe8bd'],
      ['#b5403f', '#f2b84a', '#23324f'],
    ] as const);
    const pattern: Pattern = { kind: 'medallion', color: ring, accent, size: 6, step: 20 };
    return c.gender === 'girl'
      ? {
          top: { color: ground, sleeve: 'short', sleeveLength: 0.46, puff: 3, collar: 'crew', cuff: ring, pattern },
          bottom: {
            kind: 'dress',
            color: ground,
            reach: 0.5,
            flare: 17,
            pattern: { ...pattern, size: 6.4 },
            bands: [ring, accent],
          },
          shoes: { kind: 'mary', color: '#7a4a30', sole: '#5a3522' },
        }
      : {
          top: {
            color: ground,
            sleeve: 'short',
            sleeveLength: 0.8,
            collar: 'polo',
            cuff: ring,
            loose: 3.4,
            hem: -0.2,
            pattern,
            buttons: accent,
          },
          bottom: { kind: 'trousers', color: '#e9dcc0' },
          shoes: { kind: 'slipper', color: '#8a5a38', sole: '#5a3a26' },
        };
  },
  /** Arab: an embroidered kaftan, a white thobe. */
  kaftan: (c: Character): Outfit => {
    if (c.gender === 'girl') {
      const [color, thread] = selectForCharacter(c, [
        ['#2c6f7c', '#f0cf7e'],
        ['#8a3f5e', '#f2cf8a'],
        ['#3d4f8f', '#f0d391'],
      ] as const);
      return {
        top: { color, sleeve: 'long', collar: 'stand', cuff: thread, loose: 2.4, front: { embroidery: thread } },
        bottom: { kind: 'dress', color, reach: 0.9, flare: 13, bands: [thread, color, thread] },
        shoes: { kind: 'mary', color: thread, sole: '#8a6a3a' },
      };
    }
    return {
      top: {
        color: '#f4efe2',
        sleeve: 'long',
        collar: 'stand',
        cuff: '#b98f4a',
        loose: 2.6,
        front: { embroidery: '#b98f4a' },
      },
      bottom: { kind: 'dress', color: '#f4efe2', reach: 0.88, flare: 7, bands: ['#b98f4a'] },
      shoes: { kind: 'mary', color: '#8a5a38', sole: '#5a3a26' },
    };
  },
  /** Russian: a pinafore dress over a white blouse, an embroidered shirt with a belt. */
  sarafan: (c: Character): Outfit =>
    c.gender === 'girl'
      ? {
          top: {
            color: '#c2403f',
            sleeve: 'long',
            sleeveColor: '#fbf6ec',
            puff: 3,
            collar: 'stand',
            cuff: '#d9574a',
            front: { embroidery: '#f2c95c' },
          },
          bottom: { kind: 'dress', color: '#c2403f', reach: 0.72, flare: 20, bands: ['#f2c95c', '#2f6f5a', '#f2c95c'] },
          shoes: { kind: 'mary', color: '#7b3434', sole: '#55272a' },
        }
      : {
          top: {
            color: '#fbf6ec',
            sleeve: 'long',
            collar: 'stand',
            cuff: '#c2403f',
            loose: 3,
            hem: -0.2,
            front: { embroidery: '#c2403f', belt: '#c2403f' },
          },
          bottom: { kind: 'trousers', color: '#4b5d7c', loose: 1.4 },
          shoes: { kind: 'boot', color: '#7b3f32' },
        },
} as const satisfies Record<string, (c: Character) => Outfit>;
