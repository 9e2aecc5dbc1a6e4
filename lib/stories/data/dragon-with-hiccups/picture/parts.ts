import { type Companion, call, type Hero, type Prop } from '../../picture-parts';

export const OUTFIT = 'explorer';

/** Somebody whose feet are out of the picture or who stands on something: no shadow on the ground. */
export const raised = (x: number, y: number, scale: number, depth?: number) => ({
  x,
  y,
  scale,
  afloat: true,
  ...(depth !== undefined && { depth }),
});

/** The same child higher up, as a wheelchair stands. */
export const higher = (hero: Hero, rise: number, rest: Partial<Hero> = {}): Hero =>
  'x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise }, ...rest } : hero;

/** The king; his crown is there until the last hiccup. */
export const king = (rest: Omit<Companion, 'kind'>): Companion => ({ id: 'king', kind: 'elderMan', ...rest });

export const sandwichAt = (x: number, y: number, scale: number, depth: number, turn = 0): Prop => ({
  id: 'sandwich',
  kind: 'cucumberSandwich',
  at: raised(x, y, scale, depth),
  turn,
});

export const halfAt = (x: number, y: number, scale = 0.86, depth = 850): Prop => ({
  id: 'half',
  kind: 'halfSandwich',
  at: raised(x, y, scale, depth),
});

/** The hiccup, always in its own fire. */
export const hicAt = (x: number, y: number, size: number, maxWidth: number, turn = 0) =>
  call('hic', [x, y], size, maxWidth, { tone: 'ink', turn });
