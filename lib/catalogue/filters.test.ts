import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { booksIn } from './editions';
import { AGE_BANDS, filterBooks } from './filters';
import { CATEGORIES } from './model';
import { offeredTo } from './offered';
import { relatedBooks } from './related';
import { searchBooks } from './search';
import { suitedFirst } from './suited';

const shelf = booksIn('he');
const bases = (books: readonly { baseId: number }[]) => books.map(({ baseId }) => baseId);

describe('§2 catalogue filters', () => {
  test.each(CATEGORIES)('category %s: those books and no others', (category) => {
    const found = filterBooks(shelf, { category });
    expect(found.length).toBeGreaterThan(0);
    expect(bases(found)).toEqual(bases(shelf.filter((book) => book.categories.includes(category))));
  });

  test('the age bands hold the ages 1 to 10, each once', () => {
    const ages = Object.values(AGE_BANDS).flatMap(({ min, max }) =>
      Array.from({ length: max - min + 1 }, (_, i) => min + i),
    );
    expect(ages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('an age band finds the books that touch it', () => {
    expect(bases(filterBooks(shelf, { ageBand: '1-3' }))).toContain(5);
    expect(bases(filterBooks(shelf, { ageBand: '1-3' }))).not.toContain(13);
    expect(bases(filterBooks(shelf, { ageBand: '7-10' }))).toContain(13);
  });

  test('gender: the boy’s book is not for a girl, and the other way round', () => {
    expect(bases(filterBooks(shelf, { gender: 'girl' }))).not.toContain(3);
    expect(bases(filterBooks(shelf, { gender: 'boy' }))).not.toContain(4);
    expect(offeredTo({ genders: [] }, 'boy')).toBe(true);
  });

  test('bestsellers only, together with a word', () => {
    const found = filterBooks(searchBooks(shelf, 'דרקון'), { bestsellersOnly: true });
    expect(bases(found)).toEqual([12]);
  });
});

describe('§2 book detail: related books', () => {
  test.each(LANGUAGES)('%s: four others that can be made, of the same language, never the book itself', (language) => {
    for (const book of booksIn(language)) {
      const related = relatedBooks(book, booksIn(language), 4);
      expect(related).toHaveLength(4);
      expect(related.every((other) => other.id !== book.id && !other.comingSoon)).toBe(true);
    }
  });

  test('the nearest come first', () => {
    const hanukkah = shelf.find(({ baseId }) => baseId === 9001);
    if (!hanukkah) throw new Error('no book for Hanukkah');
    expect(bases(relatedBooks(hanukkah, shelf, 2)).sort()).toEqual([9002, 9003]);
  });
});

describe('the shelf for a child', () => {
  test('books made for the child come first, those for other heroes and those to come last', () => {
    const sorted = bases(suitedFirst(shelf, { gender: 'girl', age: 8 }));
    expect(sorted.slice(0, 5)).toContain(13);
    expect(sorted.indexOf(3)).toBeGreaterThan(sorted.indexOf(5));
    expect(sorted.slice(-2).sort()).toEqual([14, 15]);
    expect([...sorted].sort()).toEqual([...bases(shelf)].sort());
  });
});
