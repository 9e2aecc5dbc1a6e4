import type { CatalogueBook, Gender } from './model';

/** Whether a child of that gender can be the hero; a book that names no gender takes everybody. */
export const offeredTo = (book: Pick<CatalogueBook, 'genders'>, gender: Gender): boolean =>
  book.genders.length === 0 || book.genders.includes(gender);
