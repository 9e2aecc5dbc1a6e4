import MiniSearch from 'minisearch';
import type { CatalogueBook } from './model';
import { splitWords, termsOf } from './search-terms';

const FIELDS = ['title', 'keywords', 'description'] as const;

/** Letters from which on one of a word's letters may be wrong, and of how many each. */
const SHORTEST_WITH_TYPO = 4;
const LETTERS_PER_TYPO = 0.25;

const indexes = new WeakMap<readonly CatalogueBook[], MiniSearch>();

function indexOf(books: readonly CatalogueBook[]): MiniSearch {
  const known = indexes.get(books);
  if (known) return known;
  const fresh = new MiniSearch({
    fields: [...FIELDS],
    extractField: (book: CatalogueBook, field) => {
      const value = book[field as 'id' | (typeof FIELDS)[number]];
      return Array.isArray(value) ? value.join(' ') : value;
    },
    tokenize: splitWords,
    processTerm: termsOf,
  });
  fresh.addAll(books);
  indexes.set(books, fresh);
  return fresh;
}

/**
 * The books that speak of a query, best first: every word of it must be found, as it stands, as a word's beginning or
 * with a slip of the pen. Accents, niqqud, final letters and ё make no difference. An empty query finds all, in order.
 */
export function searchBooks(books: readonly CatalogueBook[], query: string): readonly CatalogueBook[] {
  const words = splitWords(query);
  if (words.length === 0) return books;
  const found = indexOf(books).search(
    {
      combineWith: 'AND',
      // A word may be meant with its prefix or without: either will do.
      queries: words.map((word) => ({ combineWith: 'OR', queries: termsOf(word), processTerm: (term) => term })),
    },
    {
      boost: { title: 4, keywords: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= SHORTEST_WITH_TYPO ? LETTERS_PER_TYPO : false),
    },
  );
  const byId = new Map(books.map((book) => [book.id, book]));
  return found.flatMap(({ id }) => byId.get(id as number) ?? []);
}
