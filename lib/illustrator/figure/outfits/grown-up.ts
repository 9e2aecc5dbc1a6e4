import type { Character } from '../../character/character';
import type { Outfit } from '../outfit';
import { selectForCharacter } from './choose';

/** A dress of flowers; a man wears a pullover of its colour. */
function flowerDress(c: Character, sleeveLength: number): Outfit {
  const color = selectForCharacter(c, ['#c8685c', '#4f8a8b', '#7f6aa8', '#d29a4c']);
  if (c.gender === 'boy')
    return {
      top: { color, sleeve: 'long', collar: 'roll', loose: 3 },
      bottom: { kind: 'trousers', color: '#55504f' },
      shoes: { kind: 'sneaker', color: '#6b4a38', sole: '#efe2cc' },
    };
  const pattern = { kind: 'flower', color: '#fbe9d2', size: 2.8, step: 17 } as const;
  return {
    top: { color, sleeve: 'short', sleeveLength, collar: 'peter', pattern },
    bottom: { kind: 'dress', color, reach: 0.62, flare: 20, pattern },
    shoes: { kind: 'mary', color: '#6b4436', sole: '#4d2f26' },
  };
}

/** Simple and warm, for grown-ups; and what a baby sleeps in. */
export const GROWN_UP = {
  /** What a nurse wears: short sleeves in mint. */
  nurseTunic: (c: Character): Outfit => ({
    top: {
      color: '#3f9a8c',
      sleeve: 'short',
      sleeveLength: 0.8,
      collar: 'polo',
      loose: 3,
      hem: -0.16,
      cuff: '#e9f5ef',
      front: { pockets: 'hip' },
    },
    bottom: { kind: 'trousers', color: '#2f6f70' },
    shoes: { kind: c.gender === 'girl' ? 'mary' : 'sneaker', color: '#f4f1e6', sole: '#c9d6cf' },
  }),
  /** An open cardigan over a shirt, with a skirt or trousers. */
  cardigan: (c: Character): Outfit => {
    const color = selectForCharacter(c, ['#b5694f', '#5f8f7a', '#8a6aa0', '#c99a4a', '#5a7fa0']);
    const woman = c.gender === 'girl';
    return {
      top: {
        color,
        sleeve: 'long',
        collar: 'crew',
        loose: 3.4,
        hem: -0.12,
        front: { open: '#f6ecd9', pockets: 'hip' },
      },
      bottom: woman
        ? { kind: 'skirt', color: selectForCharacter(c, ['#4f5f86', '#7a4f5e', '#4a6f6a']), reach: 0.58, flare: 15 }
        : { kind: 'trousers', color: selectForCharacter(c, ['#5b5148', '#4c5a6e', '#6b5a48']) },
      ...(woman && { tights: '#5a4a52' }),
      shoes: { kind: woman ? 'mary' : 'sneaker', color: '#6b4436', sole: '#4d2f26' },
    };
  },
  /** A shirt with pockets and trousers. */
  shirt: (c: Character): Outfit => ({
    top: {
      color: selectForCharacter(c, ['#7fa6c4', '#d8a860', '#8fb08a', '#c98a78', '#a9b6cf']),
      sleeve: 'long',
      collar: 'polo',
      hem: -0.06,
      loose: 2.4,
      front: { pockets: 'chest' },
    },
    bottom: { kind: 'trousers', color: selectForCharacter(c, ['#4a5878', '#6a5544', '#556657']) },
    shoes: { kind: 'sneaker', color: '#7a5238', sole: '#efe2cc' },
  }),
  /** A flowered dress below the knee; a man wears a sweater. */
  longDress: (c: Character): Outfit => flowerDress(c, 0.86),
  /** The same dress with sleeves that end above the elbows, for arms that bend. */
  teacherDress: (c: Character): Outfit => flowerDress(c, 0.6),
  /** A long dress of East African print; a man wears a shirt of it. */
  longKitenge: (c: Character): Outfit => {
    const color = selectForCharacter(c, ['#8a3f5a', '#3f5f8a', '#5a4a8a']);
    const pattern = { kind: 'medallion', color: '#f0b64c', accent: '#fbe8bd', size: 6, step: 22 } as const;
    const top = { color, sleeve: 'short', sleeveLength: 0.86, collar: 'crew', cuff: '#f0b64c', pattern } as const;
    return {
      top: c.gender === 'girl' ? top : { ...top, loose: 3.4, hem: -0.2 },
      bottom:
        c.gender === 'girl'
          ? { kind: 'dress', color, reach: 0.9, flare: 10, pattern, bands: ['#f0b64c', '#fbe8bd'] }
          : { kind: 'trousers', color: '#e9dcc0' },
      shoes: { kind: 'slipper', color: '#7a4a30', sole: '#5a3522' },
    };
  },
  /** The long kitenge of one grandmother, as red as her head wrap. */
  berryKitenge: (_: Character): Outfit => {
    const [color, gold, cream] = ['#8a3f5a', '#f0b64c', '#fbe8bd'];
    const pattern = { kind: 'medallion', color: gold, accent: cream, size: 6, step: 22 } as const;
    return {
      top: { color, sleeve: 'short', sleeveLength: 0.86, collar: 'crew', cuff: gold, pattern },
      bottom: { kind: 'dress', color, reach: 0.9, flare: 10, pattern, bands: [gold, cream] },
      shoes: { kind: 'slipper', color: '#7a4a30', sole: '#5a3522' },
    };
  },
  /** A shirt with palms of another colour and long trousers, for work on a bus. */
  busDriver: (_: Character): Outfit => ({
    top: { color: '#4f8a4a', sleeve: 'short', collar: 'polo', cuff: '#f2c23c', loose: 2.4, hem: -0.16 },
    bottom: { kind: 'trousers', color: '#5a4636', loose: 1.4 },
    shoes: { kind: 'sneaker', color: '#3a2a24', sole: '#e8e2d4' },
  }),
  /** A long plain gown with quiet embroidery; a man wears the thobe. */
  abaya: (c: Character): Outfit => {
    const woman = c.gender === 'girl';
    const color = woman ? selectForCharacter(c, ['#4c5a7a', '#5a4a6a', '#3f6a68', '#7a4f52']) : '#efe9da';
    const thread = woman ? '#dcc391' : '#a98a5a';
    return {
      top: { color, sleeve: 'long', collar: 'stand', loose: 3.6, cuff: thread, front: { embroidery: thread } },
      bottom: { kind: 'dress', color, reach: 0.92, flare: 11, bands: [thread] },
      shoes: { kind: 'mary', color: '#6b4a38', sole: '#4a3326' },
    };
  },
  /** A long rose dressing gown, for somebody who has waited at home all night; a man wears it over trousers. */
  dressingGown: (c: Character): Outfit => {
    const [color, cream] = ['#cf5570', '#fbe6cf'];
    const pattern = { kind: 'dot', color: cream, size: 3, step: 22 } as const;
    return {
      top: { color, sleeve: 'long', collar: 'peter', loose: 3.4, cuff: cream, pattern, front: { belt: cream } },
      bottom:
        c.gender === 'girl'
          ? { kind: 'dress', color, reach: 0.92, flare: 12, pattern, bands: [cream] }
          : { kind: 'trousers', color: '#5f6a8a' },
      shoes: { kind: 'slipper', color: '#8a5a7a', sole: '#f2e3d2' },
    };
  },
  /** Checked shirt, dungarees and a straw hat. */
  farmWork: (c: Character): Outfit => ({
    top: {
      color: selectForCharacter(c, ['#c9564a', '#d99a48', '#7a9a5e']),
      sleeve: 'long',
      collar: 'polo',
      pattern: { kind: 'check', color: '#f6e6cc', size: 2, step: 12 },
    },
    bottom: { kind: 'trousers', color: '#4a6f96', loose: 1.6 },
    dungarees: true,
    hat: { kind: 'straw', color: '#e8c878', trim: '#b5544f' },
    shoes: { kind: 'boot', color: '#6a7a4a' },
  }),
  romper: (c: Character): Outfit => {
    const color = selectForCharacter(c, ['#f2dfa8', '#bcd8c4', '#c9c4e6', '#f3c9bd']);
    return {
      top: {
        color,
        sleeve: 'long',
        collar: 'peter',
        cuff: '#fffaf0',
        pattern: { kind: 'star', color: '#fffaf0', size: 2.4, step: 15 },
      },
      bottom: { kind: 'trousers', color, pattern: { kind: 'star', color: '#fffaf0', size: 2.4, step: 15 } },
      shoes: { kind: 'slipper', color, sole: '#fffaf0' },
    };
  },
} as const satisfies Record<string, (c: Character) => Outfit>;
