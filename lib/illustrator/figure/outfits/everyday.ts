import type { Character } from '../../character/character';
import type { Bottom, Outfit, Pattern, Top } from '../outfit';
import { selectForCharacter } from './choose';

const STARS: Pattern = { kind: 'star', color: '#f8e6a6', step: 18, size: 2.4 };
const SOCKS = '#fbf3e4';

const pajamaBlue = (c: Character) => (c.gender === 'girl' ? '#8f9ad6' : '#7d9fce');

function starPajamas(c: Character): { top: Top; bottom: Bottom } {
  const color = pajamaBlue(c);
  return {
    top: { color, sleeve: 'long', collar: 'polo', cuff: '#f6efe0', pattern: STARS },
    bottom: { kind: 'trousers', color, pattern: STARS },
  };
}

function stripedDungarees(c: Character): Outfit {
  const stripe = c.gender === 'girl' ? '#c2417a' : '#2f8a80';
  return {
    top: {
      color: '#f8f1e2',
      sleeve: 'long',
      collar: 'crew',
      cuff: stripe,
      pattern: { kind: 'stripe', color: stripe, step: 13, size: 5.5 },
    },
    bottom: { kind: 'trousers', color: '#3f6ea3' },
    dungarees: true,
    shoes: { kind: 'sneaker', color: '#c84f44' },
  };
}

function party(color: string): Outfit {
  return {
    top: { color: '#f7eedf', sleeve: 'short', collar: 'polo', cuff: '#ffffff', buttons: color },
    bottom: { kind: 'shorts', color, length: 0.84 },
    socks: SOCKS,
    shoes: { kind: 'mary', color: '#6b4436', sole: '#4d2f26' },
  };
}

function stripedPajamas(c: Character): Outfit {
  const color = c.gender === 'girl' ? '#f3dfd6' : '#f3ead8';
  const stripe = c.gender === 'girl' ? '#d98a94' : '#6f9fa8';
  return {
    top: {
      color,
      sleeve: 'long',
      collar: 'polo',
      cuff: stripe,
      buttons: stripe,
      pattern: { kind: 'stripe', color: stripe, step: 12, size: 4 },
    },
    bottom: { kind: 'trousers', color, pattern: { kind: 'stripe', color: stripe, step: 12, size: 4 } },
  };
}

/** Clothes of every day and night. */
export const EVERYDAY = {
  starryPajamas: (c: Character): Outfit => starPajamas(c),
  stripedPajamas,
  /** On a morning on which the other sock is not found. */
  stripedPajamasOneSock: (c: Character): Outfit => ({ ...stripedPajamas(c), oneSock: ['#fff3dc', '#d8527a'] }),
  dottedPajamas: (): Outfit => {
    const dots: Pattern = { kind: 'dot', color: '#fdf3dc', size: 2.6, step: 15 };
    return {
      top: { color: '#7fb39b', sleeve: 'long', collar: 'polo', cuff: '#fdf3dc', pattern: dots },
      bottom: { kind: 'trousers', color: '#7fb39b', pattern: dots },
    };
  },
  /** Pyjamas under a coat, with boots: out into the night. */
  nightCoat: (c: Character): Outfit => ({
    top: {
      // Red for every child: the story says so.
      color: c.gender === 'girl' ? '#c9564e' : '#c24a3f',
      sleeve: 'long',
      collar: 'polo',
      loose: 3.6,
      hem: -0.22,
      buttons: '#6b3c1c',
    },
    bottom: { kind: 'trousers', color: pajamaBlue(c), pattern: STARS },
    scarf: c.gender === 'girl' ? '#f0c060' : '#3f7f86',
    shoes: { kind: 'boot', color: '#6a4f38', sole: '#3a2c20' },
  }),
  stripes: (c: Character): Outfit => {
    const red = c.gender === 'girl' ? '#e0737f' : '#d9574a';
    return {
      top: {
        color: '#f7ecd9',
        sleeve: 'short',
        collar: 'crew',
        cuff: red,
        pattern: { kind: 'stripe', color: red, step: 12, size: 5 },
      },
      bottom: { kind: 'shorts', color: '#3f6c94', length: 0.78 },
      socks: SOCKS,
      shoes: { kind: 'sneaker', color: '#e0a030' },
    };
  },
  /** A striped T-shirt, shorts and a cap with a visor, for a ride on a bicycle. */
  cyclist: (): Outfit => ({
    top: {
      color: '#f7ecd9',
      sleeve: 'short',
      collar: 'crew',
      cuff: '#3f6c94',
      pattern: { kind: 'stripe', color: '#3f6c94', step: 12, size: 5 },
    },
    bottom: { kind: 'shorts', color: '#b5813f', length: 0.78 },
    socks: SOCKS,
    hat: { kind: 'cap', color: '#c84f44', trim: '#2f5a86' },
    shoes: { kind: 'sneaker', color: '#3f6c94' },
  }),
  /** Pyjamas whose sleeves are pushed up to the shoulders. */
  stripesPushedUp: (c: Character): Outfit => {
    const red = c.gender === 'girl' ? '#e0737f' : '#d9574a';
    return {
      top: {
        color: '#f7ecd9',
        sleeve: 'short',
        sleeveLength: 0.22,
        puff: 2,
        collar: 'crew',
        cuff: red,
        pattern: { kind: 'stripe', color: red, step: 12, size: 5 },
      },
      bottom: { kind: 'shorts', color: '#3f6c94', length: 0.78 },
    };
  },
  dungarees: (c: Character): Outfit => ({
    top: { color: c.gender === 'girl' ? '#f0a58c' : '#f3c455', sleeve: 'long', collar: 'crew' },
    bottom: { kind: 'trousers', color: '#46739f' },
    dungarees: true,
    shoes: { kind: 'sneaker', color: '#c84f44' },
  }),
  /** Dungarees over a striped shirt: cream and stripes are like no skin. */
  stripedDungarees: (c: Character): Outfit => stripedDungarees(c),
  /** The same with the wind in its sleeves. */
  stripedDungareesBlown: (c: Character): Outfit => {
    const outfit = stripedDungarees(c);
    return { ...outfit, top: { ...outfit.top, blown: 12 } };
  },
  /** A dress; a boy wears a shirt and shorts of the same colour. */
  dress: (c: Character): Outfit =>
    c.gender === 'boy'
      ? party('#3f7f86')
      : {
          top: {
            color: '#d9657a',
            sleeve: 'short',
            collar: 'peter',
            puff: 2.5,
            sleeveLength: 0.5,
            pattern: { kind: 'dot', color: '#fbe6d8', size: 2, step: 15 },
          },
          bottom: { kind: 'dress', color: '#d9657a', pattern: { kind: 'dot', color: '#fbe6d8', size: 2.4, step: 15 } },
          socks: SOCKS,
          shoes: { kind: 'mary', color: '#7b3b4c', sole: '#5f2d3c' },
        },
  sweater: (c: Character): Outfit => ({
    top: {
      color: c.gender === 'girl' ? '#8a78b8' : '#5d8f7a',
      sleeve: 'long',
      collar: 'roll',
      pattern: { kind: 'dot', color: '#e4dfc8', size: 1.8, step: 13 },
    },
    bottom: { kind: 'trousers', color: '#8a5f45' },
    shoes: { kind: 'sneaker', color: '#d98a4a' },
  }),
  /** A raspberry sweater with a roll collar and a pocket, to hide in. */
  raspberrySweater: (): Outfit => ({
    top: { color: '#b8325e', sleeve: 'long', collar: 'roll', loose: 2, front: { pockets: 'kangaroo' } },
    bottom: { kind: 'trousers', color: '#3d5a80' },
    shoes: { kind: 'sneaker', color: '#e0a030' },
  }),
  /** The same with its sleeves rolled up. */
  raspberrySweaterRolled: (): Outfit => ({
    top: { color: '#b8325e', sleeve: 'short', sleeveLength: 0.3, collar: 'roll', loose: 2, cuff: '#d0587f' },
    bottom: { kind: 'trousers', color: '#3d5a80' },
    shoes: { kind: 'sneaker', color: '#e0a030' },
  }),
  /** The dotted sweater with blue trousers, which no skin has. */
  sweaterAndJeans: (c: Character): Outfit => ({
    top: {
      color: c.gender === 'girl' ? '#8a78b8' : '#5d8f7a',
      sleeve: 'long',
      collar: 'roll',
      pattern: { kind: 'dot', color: '#e4dfc8', size: 1.8, step: 13 },
    },
    bottom: { kind: 'trousers', color: '#46739f' },
    shoes: { kind: 'sneaker', color: '#c84f44' },
  }),
  /** A plain shirt of one colour, for every child of a class, over trousers of their own. */
  classShirt: (c: Character): Outfit => ({
    top: { color: '#6db3de', sleeve: 'short', collar: 'polo' },
    bottom: { kind: 'trousers', color: selectForCharacter(c, ['#4d5f86', '#6a5a4a', '#557a66'] as const) },
    shoes: { kind: 'sneaker', color: '#4a4152' },
  }),
  polo: (c: Character): Outfit => ({
    top: { color: c.gender === 'girl' ? '#e0a0a8' : '#6fa8b8', sleeve: 'short', collar: 'polo', cuff: '#f6efe0' },
    bottom: { kind: 'shorts', color: '#c58a4e' },
    socks: '#7a9a6a',
    shoes: { kind: 'sneaker', color: '#5b4a7a' },
  }),
  /** A skirt with tights; a boy wears trousers with the same sweater. */
  skirt: (c: Character): Outfit => {
    const top: Top = { color: '#f6eddc', sleeve: 'long', collar: 'crew', cuff: '#e7a24a' };
    if (c.gender === 'boy')
      return { top, bottom: { kind: 'trousers', color: '#3f7f86' }, shoes: { kind: 'sneaker', color: '#4a3a55' } };
    return {
      top,
      bottom: { kind: 'skirt', color: '#3f7f86', pattern: { kind: 'flower', color: '#f2d9c0', size: 2.6, step: 15 } },
      tights: '#b5544f',
      shoes: { kind: 'mary', color: '#4a3a55', sole: '#3a2c44' },
    };
  },
} as const satisfies Record<string, (c: Character) => Outfit>;
