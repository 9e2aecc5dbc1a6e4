import { CATEGORIES, type CatalogueBook, type Category } from '@/lib/catalogue';

/** A category with fewer books gets no row of its own. */
const MIN_BOOKS = 3;

type CategorizedBook = Pick<CatalogueBook, 'categories' | 'comingSoon'>;

/** Sorts available books before coming-soon books. */
export const sortAvailableFirst = <Book extends Pick<CatalogueBook, 'comingSoon'>>(
  books: readonly Book[],
): readonly Book[] => books.toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));

/** Categories with enough books, in the catalogue's order. */
export const homeCategories = (books: readonly CategorizedBook[]): readonly Category[] =>
  CATEGORIES.filter((category) => booksInCategory(books, category).length >= MIN_BOOKS);

/** Books of a category, in the given order. */
export const booksInCategory = <Book extends CategorizedBook>(
  books: readonly Book[],
  category: Category,
): readonly Book[] => books.filter((book) => book.categories.includes(category));
