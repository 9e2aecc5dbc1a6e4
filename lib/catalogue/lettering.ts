/**
 * The styles in which a book's title is lettered on its cover, so that a shelf shows books and not cards.
 * Their faces, one per language, are in `lib/typesetting/faces.ts`; `npm run covers -- lettering` cuts them for the site.
 */
export const LETTERINGS = ['round', 'serif', 'poster', 'hand', 'brush'] as const;
export type Lettering = (typeof LETTERINGS)[number];

/** By base id; a book that is not listed is lettered in `round`, the shop's own face. */
const LETTERING_OF: Readonly<Record<number, Lettering>> = {
  1: 'serif',
  2: 'hand',
  3: 'poster',
  4: 'hand',
  5: 'brush',
  7: 'poster',
  8: 'hand',
  9: 'brush',
  11: 'serif',
  12: 'brush',
  13: 'poster',
  14: 'serif',
  15: 'hand',
  9002: 'serif',
  9003: 'poster',
  9004: 'serif',
  9005: 'brush',
  9006: 'hand',
};

/** How the title of a book is lettered on its cover, in all its languages. */
export const letteringOf = (baseId: number): Lettering => LETTERING_OF[baseId] ?? 'round';
