import type { Language } from '@/lib/markets';
import { coverPath } from './cover';
import type { Category, Gender } from './model';

/** Widths in pixels of each cover; the middle one is at the path of spec §3. */
export const COVER_WIDTHS = [320, 640, 960] as const;
type CoverWidth = (typeof COVER_WIDTHS)[number];
const DEFAULT_WIDTH = 640;

/** URL of a cover in one of its widths. */
export const coverUrl = (baseId: number, gender: Gender, width: CoverWidth): string =>
  width === DEFAULT_WIDTH ? coverPath(baseId, gender) : coverPath(baseId, gender).replace('.avif', `-${width}.avif`);

/** The `srcset` of a cover: all widths. */
export const coverSrcSet = (baseId: number, gender: Gender): string =>
  COVER_WIDTHS.map((width) => `${coverUrl(baseId, gender, width)} ${width}w`).join(', ');

/** Spreads that the shop shows before a book is made: the beginning and two more, never the ending. */
export const SAMPLE_SPREADS = ['s01', 's04', 's08'] as const;
export type SampleSpread = (typeof SAMPLE_SPREADS)[number];

export const OPENING_WIDTHS = [800, 1600] as const;

/** URL of the two facing pages of a sample, as a book of the direction shows them. */
export const openingUrl = (
  baseId: number,
  gender: Gender,
  spread: SampleSpread,
  { direction, width }: { readonly direction: 'ltr' | 'rtl'; readonly width: (typeof OPENING_WIDTHS)[number] },
): string => `/book_samples/${gender}/B${baseId}_${spread}-${direction}-${width}.avif`;

export const CATEGORY_WIDTHS = [320, 640] as const;

/** Categories whose feasts and customs differ by language, so each language has its own picture (rulings, "Flow"). */
const LOCALIZED_CATEGORIES: ReadonlySet<Category> = new Set<Category>(['holidays', 'traditions']);

/** URL of a category's picture for readers of a language. */
export function categoryPictureUrl(
  category: Category,
  language: Language,
  width: (typeof CATEGORY_WIDTHS)[number],
): string {
  const name = LOCALIZED_CATEGORIES.has(category) ? `${category}-${language}` : category;
  return `/book_categories/${name}-${width}.avif`;
}

/** URL of the Open Graph image of a book, with its title in the edition's language (1200 × 630). */
export const socialImageUrl = (editionId: number): string => `/book_social/B${editionId}.jpg`;
