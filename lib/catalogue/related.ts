import type { CatalogueBook } from './model';
import { normalizeWord, splitWords } from './search-terms';

const SHARED_CATEGORY = 3;
const SHARED_KEYWORD = 1;
const SHARED_AGES = 2;

const getKeywords = (book: CatalogueBook) => new Set(book.keywords.flatMap(splitWords).map(normalizeWord));

/** Similarity score of two books: shared shelves, keywords and ages. */
function similarity(book: CatalogueBook, other: CatalogueBook): number {
  const words = getKeywords(book);
  const categories = other.categories.filter((name) => name !== 'bestsellers' && book.categories.includes(name));
  const keywords = [...getKeywords(other)].filter((word) => words.has(word));
  const ages = other.ages.filter((age) => book.ages.includes(age));
  return (
    SHARED_CATEGORY * categories.length +
    SHARED_KEYWORD * keywords.length +
    SHARED_AGES * (ages.length / Math.max(1, book.ages.length))
  );
}

/** The `count` most similar books of a shelf that are released (spec §2 "related books"). */
export const relatedBooks = (
  book: CatalogueBook,
  shelf: readonly CatalogueBook[],
  count: number,
): readonly CatalogueBook[] =>
  shelf
    .filter((other) => other.id !== book.id && !other.comingSoon)
    .map((other) => ({ other, score: similarity(book, other) }))
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, count)
    .map(({ other }) => other);
