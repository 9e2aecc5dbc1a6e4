import { CATEGORIES, type CatalogueBook, type Category } from '@/lib/catalogue';

/** A category with fewer books has no shelf of its own. */
const FEWEST = 3;

type Shelved = Pick<CatalogueBook, 'categories' | 'comingSoon'>;

/** The order of the home page: what can be made stands first, what is to come last. */
export const inHomeOrder = <Book extends Pick<CatalogueBook, 'comingSoon'>>(books: readonly Book[]): readonly Book[] =>
  books.toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));

/** The categories with books enough for a shelf, in the catalogue's order. */
export const shelvesOf = (books: readonly Shelved[]): readonly Category[] =>
  CATEGORIES.filter((category) => onShelf(books, category).length >= FEWEST);

/** The books of a category, in the order given. */
export const onShelf = <Book extends Shelved>(books: readonly Book[], category: Category): readonly Book[] =>
  books.filter((book) => book.categories.includes(category));
