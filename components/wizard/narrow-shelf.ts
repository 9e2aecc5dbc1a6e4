import { type CatalogueBook, filterBooks, type Gender, offeredTo, suitedFirst } from '@/lib/catalogue';
import type { ShelfChoice } from './address';

type Child = { readonly gender: Gender; readonly age: number };
type Search<Book> = (books: readonly Book[], query: string) => readonly CatalogueBook[];

/** Can this child be given the book today? */
export const isChoosable = (book: CatalogueBook, { gender }: Pick<Child, 'gender'>): boolean =>
  !book.comingSoon && offeredTo(book, gender);

/** The same books, one of them before all others: whoever came for it finds it at once. */
export const leading = (books: readonly CatalogueBook[], id: number | null): readonly CatalogueBook[] => [
  ...books.filter((book) => book.id === id),
  ...books.filter((book) => book.id !== id),
];

/**
 * The books of the wizard's shelf: what is looked for, best first, else those that suit the child first. Books of
 * another hero stay on it, with the reason why they cannot be chosen.
 * @param search `null` while it is on its way
 */
export function narrowShelf(
  shelf: readonly CatalogueBook[],
  { query, category, fits }: ShelfChoice,
  child: Child,
  search: Search<CatalogueBook> | null,
): readonly CatalogueBook[] {
  const books = search && query.trim() ? search(shelf, query) : suitedFirst(shelf, child);
  const found = filterBooks(books, { ...(category && { category }) });
  return fits ? found.filter((book) => isChoosable(book, child) && book.ages.includes(child.age)) : found;
}
