import type { Companion, Hero } from '../../picture-parts';

export const LION = 'lionCostume';
/** The same where the tail is drawn by itself: it lies beside another one, or is in somebody's hand. */
export const NO_TAIL = 'lionCostumeUntailed';

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

/** The small king, and his mother, who looks like him. */
export const king = (rest: Omit<Companion, 'kind'>): Companion => ({
  id: 'king',
  kind: 'littleBoy',
  outfit: 'crownCostume',
  ...rest,
});
