import { type CatalogueBook, filterBooks, type Gender, sortByFit, supportsGender } from '@/lib/catalogue';
import type { BookFilterState } from '../wizard-url';

type Child = { readonly gender: Gender; readonly age: number };
type SearchBooks<Book> = (books: readonly Book[], query: string) => readonly CatalogueBook[];

/** Whether this child can have the book today. */
export const isSelectable = (book: CatalogueBook, { gender }: Pick<Child, 'gender'>): boolean =>
  !book.comingSoon && supportsGender(book, gender);

/** Moves the book with this id to the front, so that a visitor who came for it finds it at once. */
export const moveToFront = (books: readonly CatalogueBook[], id: number | null): readonly CatalogueBook[] => [
  ...books.filter((book) => book.id === id),
  ...books.filter((book) => book.id !== id),
];

/**
 * Books of the wizard: search results by relevance, otherwise books that suit the child first. Books for the other
 * gender stay in the list with a reason.
 * @param search `null` while the search code loads
 */
export function filterWizardBooks(
  shelf: readonly CatalogueBook[],
  { query, category, fits }: BookFilterState,
  child: Child,
  search: SearchBooks<CatalogueBook> | null,
): readonly CatalogueBook[] {
  const books = search && query.trim() ? search(shelf, query) : sortByFit(shelf, child);
  const found = filterBooks(books, { ...(category && { category }) });
  return fits ? found.filter((book) => isSelectable(book, child) && book.ages.includes(child.age)) : found;
}
