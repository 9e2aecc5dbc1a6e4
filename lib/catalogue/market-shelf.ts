import type { CountryCode } from '@/lib/markets';
import type { CatalogueBook, Category } from './model';

type MarketShelf = {
  /** Base ids of the books that are at home there, in the order of its shelf. */
  readonly books: readonly number[];
  /** The category that the home page opens with. */
  readonly category: Category;
};

/** Markets whose own books come first: Harambee! and The Cake from Everywhere in Kenya. */
const MARKET_SHELVES: Readonly<Partial<Record<CountryCode, MarketShelf>>> = {
  KE: { books: [9005, 10], category: 'courage' },
};

/** The books in the order of a market's shelf: its own first, the others in their order. */
export function sortForMarket<Book extends Pick<CatalogueBook, 'baseId'>>(
  books: readonly Book[],
  country: CountryCode,
): readonly Book[] {
  const own = MARKET_SHELVES[country]?.books ?? [];
  const place = ({ baseId }: Book) => (own.includes(baseId) ? own.indexOf(baseId) : own.length);
  return books.toSorted((a, b) => place(a) - place(b));
}

/** The categories in the order of a market's home page. */
export function sortCategoriesForMarket(categories: readonly Category[], country: CountryCode): readonly Category[] {
  const first = MARKET_SHELVES[country]?.category;
  return categories.toSorted((a, b) => Number(b === first) - Number(a === first));
}
