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

/**
 * Title · front endpapers · imprint and dedication · twelve spreads · back endpapers · closing: every spread is two facing
 * pages, because it begins at an even page.
 */
export const PICTURE_BOOK: InteriorPlan = { pages: 32, pictures: 28, dedicationIndex: 4 };

/** The pages of a printed book by its edition. */
export const getInteriorPlan = (edition: 1 | 2): InteriorPlan => (edition === 2 ? PICTURE_BOOK : FIRST_EDITION);
