import type { CatalogueBook, Gender } from './model';

/** Whether a child of that gender can be the hero; a book that names no gender supports both. */
export const supportsGender = (book: Pick<CatalogueBook, 'genders'>, gender: Gender): boolean =>
  book.genders.length === 0 || book.genders.includes(gender);
