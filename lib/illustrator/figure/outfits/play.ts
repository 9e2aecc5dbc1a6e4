import type { Character } from '../../character/character';
import type { Outfit } from '../outfit';
import { fitsHood, selectForCharacter } from './choose';

/** Purple on every child, because a whole book has two inks. */
const SLOW_TEAM: Outfit = {
  top: {
    color: '#6a4bab',
    sleeve: 'long',
    collar: 'crew',
    cuff: '#3b2a66',
    front: { emblem: { kind: 'star', color: '#f8f5e9' } },
  },
  bottom: { kind: 'shorts', color: '#3b2a66', length: 0.86, loose: 1.8 },
  socks: '#6a4bab',
  kneeSocks: true,
  shoes: { kind: 'sneaker', color: '#251a47', sole: '#e8e2d4' },
};

/** For sport, dance and the kitchen. */
export const PLAY = {
  hoodie: (c: Character): Outfit => {
    const color = selectForCharacter(
      c,
      c.gender === 'girl' ? ['#e08a8f', '#8fb3a0', '#a58cc4'] : ['#6f93b5', '#e09a4e', '#7d9a6a'],
    );
    return {
      top: {
        color,
        sleeve: 'long',
        collar: 'crew',
        loose: 3,
        hem: -0.06,
        front: { pockets: 'kangaroo', strings: '#fbf3e4' },
      },
      hoodDown: color,
      bottom: { kind: 'trousers', color: '#4d6a8e' },
      shoes: { kind: 'sneaker', color: '#c84f44' },
    };
  },
  football: (c: Character): Outfit => {
    const [shirt, shorts] = selectForCharacter(c, [
      ['#d9483f', '#f5eee0'],
      ['#2f74b5', '#f5eee0'],
      ['#3c8f5c', '#2e3f4c'],
    ] as const);
    return {
      top: {
        color: shirt,
        sleeve: 'short',
        collar: 'crew',
        cuff: '#fdf6ea',
        front: { emblem: { kind: 'star', color: '#fdf6ea' } },
      },
      bottom: { kind: 'shorts', color: shorts, length: 0.82, loose: 1.8 },
      socks: shirt,
      kneeSocks: true,
      shoes: { kind: 'sneaker', color: '#2f3440', sole: '#e8e2d4' },
    };
  },
  /** The kit of a team: the same for all of it. */
  teamKit: (_: Character): Outfit => ({
    top: {
      color: '#f2b632',
      sleeve: 'short',
      collar: 'crew',
      cuff: '#2f7d43',
      front: { emblem: { kind: 'star', color: '#fdf6ea' } },
    },
    bottom: { kind: 'shorts', color: '#2f7d43', length: 0.82, loose: 1.8 },
    socks: '#f2b632',
    kneeSocks: true,
    shoes: { kind: 'sneaker', color: '#3a2a24', sole: '#e8e2d4' },
  }),
  /** Long sleeves and large gloves. */
  goalkeeper: (c: Character): Outfit => {
    const color = selectForCharacter(c, ['#e8a83c', '#5f9a6a', '#7a6ab0'] as const);
    return {
      top: {
        color,
        sleeve: 'long',
        collar: 'crew',
        cuff: '#3c4458',
        front: { emblem: { kind: 'star', color: '#fdf6ea' } },
      },
      bottom: { kind: 'shorts', color: '#3c4458', length: 0.86, loose: 1.8 },
      mittens: '#f4f0e4',
      socks: color,
      kneeSocks: true,
      shoes: { kind: 'sneaker', color: '#2f3440', sole: '#e8e2d4' },
    };
  },
  /** The goalkeeper of the Slow Team. */
  slowTeam: (): Outfit => ({ ...SLOW_TEAM, mittens: '#f8f5e9' }),
  /** The same without gloves. */
  slowTeamBare: (): Outfit => SLOW_TEAM,
  /** Net skirt and leotard; a boy dances in shirt and long trousers. */
  tutu: (c: Character): Outfit =>
    c.gender === 'girl'
      ? {
          top: {
            color: '#e79bb2',
            sleeve: 'short',
            sleeveLength: 0.22,
            puff: 1.4,
            collar: 'straps',
            hem: -0.02,
            loose: 0.3,
          },
          bottom: { kind: 'skirt', color: '#f0b6c6', tulle: true },
          tights: '#fbe3df',
          shoes: { kind: 'mary', color: '#e58fa6', sole: '#c97a90' },
        }
      : {
          top: { color: '#f8f3ea', sleeve: 'long', collar: 'stand', puff: 1.4, loose: 2, front: { belt: '#5a6fa8' } },
          bottom: { kind: 'trousers', color: '#4c5474', loose: -1.6 },
          shoes: { kind: 'slipper', color: '#3a3f58', sole: '#2c3046' },
        },
  /** A baker's apron, with the white hat on hair that goes under it. */
  apron: (c: Character): Outfit => ({
    top: {
      color: c.gender === 'girl' ? '#d98a94' : '#6fa3b5',
      sleeve: 'short',
      collar: 'polo',
      cuff: '#f8f1e4',
      pattern: { kind: 'stripe', color: '#f8ead8', step: 10, size: 2.4 },
    },
    bottom: { kind: 'trousers', color: c.gender === 'girl' ? '#7a6a8e' : '#5b6b7d' },
    apron: '#fbf5ea',
    shoes: { kind: 'sneaker', color: '#b5604a' },
    ...(fitsHood(c) && { hat: { kind: 'baker', color: '#fdfaf3' } as const }),
  }),
} as const satisfies Record<string, (c: Character) => Outfit>;
