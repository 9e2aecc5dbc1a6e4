import type { Character } from '../../character/character';
import type { Outfit } from '../outfit';

const LION = '#e8b04e';
const BEAR = '#8f5f3c';

const untailedLion = (): Outfit => ({
  top: {
    color: LION,
    sleeve: 'long',
    collar: 'crew',
    loose: 4.4,
    hem: -0.1,
    front: { emblem: { kind: 'belly', color: '#fae6bd' } },
  },
  bottom: { kind: 'trousers', color: LION, loose: 3 },
  hat: { kind: 'mane', color: LION, trim: '#b8692c' },
  mittens: '#f2cd84',
  shoes: { kind: 'slipper', color: '#d99a3c', sole: '#a86a2a' },
});

/** Queen or king of Purim without the crown: a cloak with ermine. */
const bareKing = (c: Character): Outfit => {
  const girl = c.gender === 'girl';
  const gown = girl ? '#8f5fae' : '#4660a0';
  const top = {
    color: gown,
    sleeve: 'long',
    collar: 'crew',
    cuff: '#f0c75e',
    front: { belt: '#d9a441', embroidery: '#f0c75e' },
  } as const;
  return {
    top: girl ? top : { ...top, hem: -0.26, loose: 3 },
    bottom: girl
      ? { kind: 'dress', color: gown, reach: 0.8, flare: 18, bands: ['#f0c75e'] }
      : { kind: 'trousers', color: '#5d4a6e' },
    cape: { color: '#b8323c', lining: '#a32a38', fur: true },
    shoes: { kind: 'mary', color: '#6b4436', sole: '#4d2f26' },
  };
};

/** Dressing up. */
export const COSTUMES = {
  /** A T-shirt with a star, and a cape that flies. */
  capeHero: (c: Character): Outfit => {
    const girl = c.gender === 'girl';
    return {
      top: {
        color: girl ? '#7a5fae' : '#3d6fb0',
        sleeve: 'short',
        collar: 'crew',
        cuff: '#f4c84e',
        front: { emblem: { kind: 'star', color: '#f8d25a' } },
      },
      bottom: { kind: 'trousers', color: girl ? '#4e4a86' : '#35507e', loose: -0.8 },
      cape: girl ? { color: '#e0557c', lining: '#c8446c' } : { color: '#d9463f', lining: '#bd3a38' },
      shoes: { kind: 'boot', color: girl ? '#e0557c' : '#d9463f' },
    };
  },
  /** Queen or king of Purim: cloak with ermine, paper crown. */
  crownCostume: (c: Character): Outfit => ({
    ...bareKing(c),
    hat: { kind: 'crown', color: '#f4c944', trim: '#e2574c' },
  }),
  /** For pictures where the crown lies by itself. */
  crownCostumeBare: bareKing,
  /** A coat of mail under a red cloak. */
  knight: (): Outfit => ({
    top: {
      color: '#a9b0bd',
      sleeve: 'long',
      collar: 'stand',
      cuff: '#7f8796',
      hem: -0.3,
      loose: 3,
      pattern: { kind: 'dot', color: '#7f8796', size: 1.7, step: 7 },
      front: { belt: '#7a4a30', emblem: { kind: 'star', color: '#d9a441' } },
    },
    bottom: { kind: 'trousers', color: '#8d95a3', loose: -0.6 },
    cape: { color: '#a8383f', lining: '#8f2d38' },
    mittens: '#8d95a3',
    shoes: { kind: 'boot', color: '#6b7280' },
  }),
  lionCostume: (): Outfit => ({ ...untailedLion(), tail: [LION, '#b8692c'] }),
  /** For pictures where the tail is in somebody's hand. */
  lionCostumeUntailed: untailedLion,
  bearCostume: (): Outfit => ({
    top: {
      color: BEAR,
      sleeve: 'long',
      collar: 'crew',
      loose: 4.4,
      hem: -0.1,
      front: { emblem: { kind: 'belly', color: '#d9b48a' } },
    },
    bottom: { kind: 'trousers', color: BEAR, loose: 3 },
    hat: { kind: 'bear', color: BEAR, trim: '#6a4228' },
    mittens: '#7a4e30',
    shoes: { kind: 'slipper', color: '#7a4e30', sole: '#50321e' },
  }),
} as const satisfies Record<string, (c: Character) => Outfit>;
