import type { CatalogueBook } from './model';
import { foldWord, splitWords } from './search-terms';

const SHARED_CATEGORY = 3;
const SHARED_KEYWORD = 1;
const SHARED_AGES = 2;

const keywordsOf = (book: CatalogueBook) => new Set(book.keywords.flatMap(splitWords).map(foldWord));

/** How much a reader of one book may like the other: shelves, keywords and ages that they share. */
function kinship(book: CatalogueBook, other: CatalogueBook): number {
  const words = keywordsOf(book);
  const categories = other.categories.filter((name) => name !== 'bestsellers' && book.categories.includes(name));
  const keywords = [...keywordsOf(other)].filter((word) => words.has(word));
  const ages = other.ages.filter((age) => book.ages.includes(age));
  return (
    SHARED_CATEGORY * categories.length +
    SHARED_KEYWORD * keywords.length +
    SHARED_AGES * (ages.length / Math.max(1, book.ages.length))
  );
}

/** Other books of a shelf that can be made today, the most akin first (spec §2 "related books"); as many as wanted. */
export const relatedBooks = (
  book: CatalogueBook,
  shelf: readonly CatalogueBook[],
  count: number,
): readonly CatalogueBook[] =>
  shelf
    .filter((other) => other.id !== book.id && !other.comingSoon)
    .map((other) => ({ other, score: kinship(book, other) }))
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, count)
    .map(({ other }) => other);
