import type { Language } from '@/lib/markets';
import { coverPath } from './cover';
import type { Category, Gender } from './model';

/** Widths in pixels that each cover exists in; the middle one lies at the path of spec §3. */
export const COVER_WIDTHS = [320, 640, 960] as const;
type CoverWidth = (typeof COVER_WIDTHS)[number];
const USUAL_WIDTH = 640;

/** A cover in one of its widths. */
export const coverFile = (baseId: number, gender: Gender, width: CoverWidth): string =>
  width === USUAL_WIDTH ? coverPath(baseId, gender) : coverPath(baseId, gender).replace('.avif', `-${width}.avif`);

/** The `srcset` of a cover: all widths. */
export const coverSrcSet = (baseId: number, gender: Gender): string =>
  COVER_WIDTHS.map((width) => `${coverFile(baseId, gender, width)} ${width}w`).join(', ');

/** Spreads that the shop shows before a book is made: the beginning and two more, never the end. */
export const SAMPLE_SPREADS = ['s01', 's04', 's08'] as const;
export type SampleSpread = (typeof SAMPLE_SPREADS)[number];
export const SAMPLE_WIDTHS = [480, 800] as const;

/** Where a sample spread's picture lies. */
export const samplePath = (
  baseId: number,
  gender: Gender,
  spread: SampleSpread,
  width: (typeof SAMPLE_WIDTHS)[number],
): string => `/book_samples/${gender}/B${baseId}_${spread}-${width}.avif`;

export const CATEGORY_WIDTHS = [320, 640] as const;

/** Shelves on which each language keeps other feasts and customs, and so shows a picture of its own (rulings, "Flow"). */
const OWN_PICTURE: ReadonlySet<Category> = new Set<Category>(['holidays', 'traditions']);

/** A shelf's picture for readers of a language. */
export function categoryPicture(
  category: Category,
  language: Language,
  width: (typeof CATEGORY_WIDTHS)[number],
): string {
  const name = OWN_PICTURE.has(category) ? `${category}-${language}` : category;
  return `/book_categories/${name}-${width}.avif`;
}

/** The picture that a shared link to a book shows, with its title in the edition's language (1200 × 630). */
export const socialPath = (editionId: number): string => `/book_social/B${editionId}.jpg`;
