import MiniSearch from 'minisearch';
import type { CatalogueBook } from './model';
import { splitWords, toSearchTerms } from './search-terms';

const FIELDS = ['title', 'keywords', 'description'] as const;

/** From this length on a word may contain typos, and this share of its letters may be wrong. */
const MIN_LENGTH_FOR_TYPO = 4;
const TYPOS_PER_LETTER = 0.25;

const indexes = new WeakMap<readonly CatalogueBook[], MiniSearch>();

function getIndex(books: readonly CatalogueBook[]): MiniSearch {
  const known = indexes.get(books);
  if (known) return known;
  const fresh = new MiniSearch({
    fields: [...FIELDS],
    extractField: (book: CatalogueBook, field) => {
      const value = book[field as 'id' | (typeof FIELDS)[number]];
      return Array.isArray(value) ? value.join(' ') : value;
    },
    tokenize: splitWords,
    processTerm: toSearchTerms,
  });
  fresh.addAll(books);
  indexes.set(books, fresh);
  return fresh;
}

/**
 * The books that match a query, best first. Every word of it must match exactly, as a prefix or with a typo. Accents,
 * niqqud, final letters and ё make no difference. An empty query returns all books in order.
 */
export function searchBooks(books: readonly CatalogueBook[], query: string): readonly CatalogueBook[] {
  const words = splitWords(query);
  if (words.length === 0) return books;
  const found = getIndex(books).search(
    {
      combineWith: 'AND',
      // A word may be typed with its prefix or without; either match is enough.
      queries: words.map((word) => ({ combineWith: 'OR', queries: toSearchTerms(word), processTerm: (term) => term })),
    },
    {
      boost: { title: 4, keywords: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= MIN_LENGTH_FOR_TYPO ? TYPOS_PER_LETTER : false),
    },
  );
  const byId = new Map(books.map((book) => [book.id, book]));
  return found.flatMap(({ id }) => byId.get(id as number) ?? []);
}
