import { CATEGORIES, type CatalogueBook, type Category } from '@/lib/catalogue';

/** A category with fewer books has no shelf of its own. */
const FEWEST = 3;
/** Further books are behind "explore more". */
const MOST = 8;

export type HomeShelf<Book> = { readonly category: Category; readonly books: readonly Book[] };
type Shelved = Pick<CatalogueBook, 'id' | 'categories' | 'comingSoon'>;

/** The order of the home page: what can be made stands first, what is to come last. */
export const inHomeOrder = <Book extends Pick<CatalogueBook, 'comingSoon'>>(books: readonly Book[]): readonly Book[] =>
  books.toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));

/**
 * A shelf for each category that has enough books. Many books belong to several: on each shelf those stand first that
 * the shelves above show least, and those to come last.
 */
export function shelvesOf<Book extends Shelved>(books: readonly Book[]): readonly HomeShelf<Book>[] {
  const shown = new Map<number, number>();
  const timesShown = ({ id }: Shelved) => shown.get(id) ?? 0;
  return CATEGORIES.flatMap((category) => {
    const all = books
      .filter((book) => book.categories.includes(category))
      .toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon) || timesShown(a) - timesShown(b))
      .slice(0, MOST);
    if (all.length < FEWEST) return [];
    for (const book of all) shown.set(book.id, timesShown(book) + 1);
    return [{ category, books: all }];
  });
}
