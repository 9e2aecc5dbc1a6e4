import type { CatalogueBook, Gender } from './model';
import { offeredTo } from './offered';

type Child = { readonly gender: Gender; readonly age: number };

/** How far a book is from a child: 0 made for them, 1 for another age, 2 for another hero, 3 not yet written. */
function distance(book: CatalogueBook, { gender, age }: Child): number {
  if (book.comingSoon) return 3;
  if (!offeredTo(book, gender)) return 2;
  return book.ages.includes(age) ? 0 : 1;
}

/** The same books, those that suit the child first; otherwise in their order. Age in years. */
export const suitedFirst = (books: readonly CatalogueBook[], child: Child): readonly CatalogueBook[] =>
  books
    .map((book, place) => ({ book, place, far: distance(book, child) }))
    .sort((a, b) => a.far - b.far || a.place - b.place)
    .map(({ book }) => book);
