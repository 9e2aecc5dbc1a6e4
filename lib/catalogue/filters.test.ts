import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { listBooksInLanguage } from './editions';
import { AGE_BANDS, filterBooks } from './filters';
import { CATEGORIES } from './model';
import { relatedBooks } from './related';
import { searchBooks } from './search';
import { sortByFit } from './sort-by-fit';
import { supportsGender } from './supports-gender';

const shelf = listBooksInLanguage('he');
const bases = (books: readonly { baseId: number }[]) => books.map(({ baseId }) => baseId);

describe('§2 catalogue filters', () => {
  test.each(CATEGORIES)('category %s: those books and no others', (category) => {
    const found = filterBooks(shelf, { category });
    expect(found.length).toBeGreaterThan(0);
    expect(bases(found)).toEqual(bases(shelf.filter((book) => book.categories.includes(category))));
  });

  test('each age from 1 to 10 is in exactly one age band', () => {
    const ages = Object.values(AGE_BANDS).flatMap(({ min, max }) =>
      Array.from({ length: max - min + 1 }, (_, i) => min + i),
    );
    expect(ages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('an age band finds the books whose ages overlap it', () => {
    expect(bases(filterBooks(shelf, { ageBand: '1-3' }))).toContain(5);
    expect(bases(filterBooks(shelf, { ageBand: '1-3' }))).not.toContain(13);
    expect(bases(filterBooks(shelf, { ageBand: '7-10' }))).toContain(13);
  });

  test('gender: the boy’s book is not for a girl, and the other way round', () => {
    expect(bases(filterBooks(shelf, { gender: 'girl' }))).not.toContain(3);
    expect(bases(filterBooks(shelf, { gender: 'boy' }))).not.toContain(4);
    expect(supportsGender({ genders: [] }, 'boy')).toBe(true);
  });

  test('the bestsellers filter combines with a search query', () => {
    const found = filterBooks(searchBooks(shelf, 'דרקון'), { bestsellersOnly: true });
    expect(bases(found)).toEqual([12]);
  });
});

describe('§2 book detail: related books', () => {
  test.each(LANGUAGES)('%s: four others that are for sale, in the same language, never the book itself', (language) => {
    for (const book of listBooksInLanguage(language)) {
      const related = relatedBooks(book, listBooksInLanguage(language), 4);
      expect(related).toHaveLength(4);
      expect(related.every((other) => other.id !== book.id && !other.comingSoon)).toBe(true);
    }
  });

  test('the most similar come first', () => {
    const hanukkah = shelf.find(({ baseId }) => baseId === 9001);
    if (!hanukkah) throw new Error('no book for Hanukkah');
    expect(bases(relatedBooks(hanukkah, shelf, 2)).sort()).toEqual([9002, 9003]);
  });
});

describe('the shelf for a child', () => {
  test('books that suit the child come first, books for another gender and unreleased books last', () => {
    const sorted = bases(sortByFit(shelf, { gender: 'girl', age: 8 }));
    expect(sorted.slice(0, 5)).toContain(13);
    expect(sorted.indexOf(3)).toBeGreaterThan(sorted.indexOf(5));
    const soon = shelf.filter(({ comingSoon }) => comingSoon).map(({ baseId }) => baseId);
    expect(sorted.slice(sorted.length - soon.length).toSorted()).toEqual(soon.toSorted());
    expect([...sorted].sort()).toEqual([...bases(shelf)].sort());
  });
});
