import { INTERIOR_PAGES } from './model';

/** The pages of a printed interior. */
export type InteriorPlan = {
  readonly pages: number;
  /** Pictures that fill a page. */
  readonly pictures: number;
  /** Index of the page with the dedication; the title is the first page. */
  readonly dedicationIndex: number;
};

/** Title, imprint, dedication, twelve spreads of text and picture, closing. */
export const FIRST_EDITION: InteriorPlan = { pages: INTERIOR_PAGES, pictures: 12, dedicationIndex: 2 };

/** The same pages: every spread is two facing pages, because the first one begins at page 4. */
export const PICTURE_BOOK: InteriorPlan = { ...FIRST_EDITION, pictures: 24 };

/** The pages of a printed book by its edition (docs/decisions/0022-pages-of-picture-books.md). */
export const getInteriorPlan = (edition: 1 | 2): InteriorPlan => (edition === 2 ? PICTURE_BOOK : FIRST_EDITION);
