import type { Character } from '../../character/character';
import type { Outfit } from '../outfit';
import { fitsHood } from './choose';

const YELLOW = '#f2c136';

const winter = (color: string): Outfit => ({
  top: { color, sleeve: 'long', collar: 'roll', loose: 6, hem: -0.24, quilted: true, front: { closing: 'zip' } },
  bottom: { kind: 'trousers', color: '#5d5a58', loose: 1.6 },
  shoes: { kind: 'boot', color: '#8a5f45' },
  scarf: '#f7e7cf',
});

/** For rain, snow, water and the wild. */
export const OUTDOORS = {
  /** Yellow; the hood is up on hair that goes under it. */
  raincoat: (c: Character): Outfit => {
    return {
      top: {
        color: YELLOW,
        sleeve: 'long',
        collar: 'stand',
        loose: 5.4,
        hem: -0.26,
        buttons: '#4a6f8f',
        front: { closing: 'toggles', pockets: 'hip' },
      },
      bottom: { kind: 'trousers', color: c.gender === 'girl' ? '#8a78b8' : '#4a6f8f' },
      shoes: { kind: 'boot', color: c.gender === 'girl' ? '#d9574a' : '#3f7f86' },
      ...(fitsHood(c) ? { hat: { kind: 'hood', color: YELLOW } } : { hoodDown: YELLOW }),
    };
  },
  /** Yellow from the hood to the boots, but for grey trousers: one colour on a grey day. */
  rainyDay: (c: Character): Outfit => ({
    top: {
      color: YELLOW,
      sleeve: 'long',
      collar: 'stand',
      loose: 5.4,
      hem: -0.26,
      buttons: '#5b6f86',
      front: { closing: 'toggles', pockets: 'hip' },
    },
    bottom: { kind: 'trousers', color: '#62788f' },
    shoes: { kind: 'boot', color: '#e6ac2e' },
    ...(fitsHood(c) ? { hat: { kind: 'hood', color: YELLOW } } : { hoodDown: YELLOW }),
  }),
  /** Blue, over boots; without a hood, so that hair gets wet. */
  blueRaincoat: (): Outfit => ({
    top: {
      color: '#5b8fb9',
      sleeve: 'long',
      collar: 'stand',
      loose: 5.4,
      hem: -0.26,
      buttons: '#f4ead2',
      front: { closing: 'toggles', pockets: 'hip' },
    },
    bottom: { kind: 'trousers', color: '#4b5f78' },
    shoes: { kind: 'boot', color: '#3a5877' },
  }),
  /** One piece with a little skirt, or swimming shirt and shorts. */
  swimsuit: (c: Character): Outfit =>
    c.gender === 'girl'
      ? {
          top: {
            color: '#e0708a',
            sleeve: 'none',
            collar: 'straps',
            hem: 0,
            loose: 0.4,
            pattern: { kind: 'dot', color: '#fdeee0', size: 2.2, step: 15 },
          },
          bottom: { kind: 'skirt', color: '#e0708a', reach: 0.17, flare: 9, bands: ['#fdeee0'] },
        }
      : {
          top: {
            color: '#3f8fae',
            sleeve: 'short',
            collar: 'stand',
            loose: 0.5,
            cuff: '#f4ead2',
            sleeveColor: '#f6d36a',
          },
          bottom: {
            kind: 'shorts',
            color: '#ee8a55',
            length: 0.8,
            loose: 1.4,
            pattern: { kind: 'leaf', color: '#fbe3b4', accent: '#f2c56a', size: 4.4, step: 16 },
          },
        },
  /** With sleeves and legs, the same for everybody, and goggles; bare feet. */
  divingSuit: (): Outfit => ({
    top: { color: '#e6364f', sleeve: 'long', collar: 'stand', loose: 0.5, cuff: '#ffd25e' },
    bottom: { kind: 'trousers', color: '#e6364f' },
    goggles: '#ffd25e',
  }),
  winterCoat: (c: Character): Outfit => {
    const girl = c.gender === 'girl';
    const trim = girl ? '#f7e7cf' : '#f2c24e';
    return {
      top: {
        color: girl ? '#b65a86' : '#3d6f9e',
        sleeve: 'long',
        collar: 'roll',
        loose: 6,
        hem: -0.24,
        quilted: true,
        front: { closing: 'zip' },
      },
      bottom: { kind: 'trousers', color: girl ? '#5d5a86' : '#54606e', loose: 1.6 },
      shoes: { kind: 'boot', color: '#8a5f45' },
      scarf: girl ? '#f0b65a' : '#d9574a',
      mittens: girl ? '#f0b65a' : '#d9574a',
      hat: { kind: 'bobble', color: girl ? '#7a6fb0' : '#d9574a', trim },
    };
  },
  /** Mustard and fir green, with bare hands that count and give. */
  snowCoat: (): Outfit => ({ ...winter('#e0a63c'), hat: { kind: 'bobble', color: '#3f7a56', trim: '#f7e7cf' } }),
  /** The same while the hat is in the hands. */
  snowCoatHatOff: (): Outfit => winter('#e0a63c'),
  /** Fir green and plum, for those who walk beside. */
  firCoat: (): Outfit => ({ ...winter('#4f7f62'), hat: { kind: 'bobble', color: '#7d5a86', trim: '#f7e7cf' } }),
  /** Lilac, which the dark of a wood leaves bright, and a bare head. */
  lilacCoat: (): Outfit => winter('#b48fd0'),
  explorer: (c: Character): Outfit => ({
    top: {
      color: c.gender === 'girl' ? '#d9c48e' : '#cdb27c',
      sleeve: 'short',
      collar: 'polo',
      buttons: '#7a5a38',
      cuff: '#e6d6a8',
      hem: -0.06,
      front: { pockets: 'chest', belt: '#7a4f32' },
    },
    bottom: { kind: 'shorts', color: c.gender === 'girl' ? '#8f7a4f' : '#7d8557', length: 0.84, loose: 1.2 },
    socks: '#efe4c8',
    shoes: { kind: 'boot', color: '#8a5a38' },
    neckerchief: '#d2503f',
    backpack: c.gender === 'girl' ? '#c9724a' : '#5f8f6a',
  }),
  spacesuit: (c: Character): Outfit => ({
    top: {
      color: '#f1f1ee',
      sleeve: 'long',
      collar: 'ring',
      cuff: c.gender === 'girl' ? '#d97a8e' : '#e08a45',
      loose: 6.4,
      hem: -0.12,
      quilted: true,
      front: { emblem: { kind: 'panel', color: '#c3ccd6' } },
    },
    bottom: { kind: 'trousers', color: '#eceeee', loose: 4.4 },
    shoes: { kind: 'boot', color: '#9aa5b1' },
    gloves: '#c9d1da',
    backpack: '#c3ccd6',
    hat: { kind: 'helmet', color: '#aebccb' },
  }),
  /** Dungarees and rubber boots, without yellow. */
  farmDungarees: (): Outfit => ({
    top: {
      color: '#fff4e4',
      sleeve: 'long',
      collar: 'crew',
      pattern: { kind: 'stripe', color: '#d9574a', step: 14, size: 6 },
    },
    bottom: { kind: 'trousers', color: '#3d6a9c' },
    dungarees: true,
    shoes: { kind: 'boot', color: '#c8263a' },
  }),
} as const satisfies Record<string, (c: Character) => Outfit>;
