/**
 * The type styles of book titles on covers, so that covers differ from each other. The fonts, one per language, are in
 * `lib/typesetting/fonts.ts`; `npm run covers -- lettering` subsets them for the site.
 */
export const LETTERINGS = ['round', 'serif', 'poster', 'hand', 'brush'] as const;
export type Lettering = (typeof LETTERINGS)[number];

/** By base id; an unlisted book uses `round`, the shop's own font. */
const LETTERING_BY_BASE_ID: Readonly<Record<number, Lettering>> = {
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

/** The type style of a book's cover title, in all its languages. */
export const getLettering = (baseId: number): Lettering => LETTERING_BY_BASE_ID[baseId] ?? 'round';
