import type { CatalogueBook, Gender } from './model';
import { supportsGender } from './supports-gender';

type Child = { readonly gender: Gender; readonly age: number };

/** How badly a book fits a child: 0 fits, 1 for another age, 2 for another gender, 3 not yet released. */
function mismatchRank(book: CatalogueBook, { gender, age }: Child): number {
  if (book.comingSoon) return 3;
  if (!supportsGender(book, gender)) return 2;
  return book.ages.includes(age) ? 0 : 1;
}

/** The same books, the best fitting first, otherwise in their order. Age in years. */
export const sortByFit = (books: readonly CatalogueBook[], child: Child): readonly CatalogueBook[] =>
  books
    .map((book, place) => ({ book, place, far: mismatchRank(book, child) }))
    .sort((a, b) => a.far - b.far || a.place - b.place)
    .map(({ book }) => book);
