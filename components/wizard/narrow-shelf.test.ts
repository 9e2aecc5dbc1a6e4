import { describe, expect, test } from 'vitest';
import { booksIn, loadSearch } from '@/lib/catalogue';
import { isChoosable, leading, narrowShelf } from './narrow-shelf';

const shelf = booksIn('en');
const girl = { gender: 'girl', age: 3 } as const;
const EVERYTHING = { query: '', category: null, fits: false };

describe('§2 /wizard: book selection', () => {
  test('all books are there, those for the child first and those that cannot be chosen last', () => {
    const books = narrowShelf(shelf, EVERYTHING, girl, null);
    expect(books).toHaveLength(shelf.length);
    const choosable = books.map((book) => isChoosable(book, girl));
    expect(choosable.lastIndexOf(true)).toBeLessThan(choosable.indexOf(false));
    expect(books[0]?.ages).toContain(3);
  });

  test('a book of one gender and one still to come cannot be chosen', () => {
    const [boyOnly, soon] = [shelf.find(({ genders }) => genders.join() === 'boy'), shelf.find((b) => b.comingSoon)];
    if (!boyOnly || !soon) throw new Error('the catalogue has both');
    expect([boyOnly, soon].map((book) => isChoosable(book, girl))).toEqual([false, false]);
    expect(isChoosable(boyOnly, { gender: 'boy' })).toBe(true);
  });

  test('bestsellers are a shelf like any other', () => {
    const books = narrowShelf(shelf, { ...EVERYTHING, category: 'bestsellers' }, girl, null);
    expect(books.length).toBeGreaterThan(0);
    expect(books.every(({ isBestseller }) => isBestseller)).toBe(true);
  });

  test('what suits the age is for that age, of this hero, and there', () => {
    const books = narrowShelf(shelf, { ...EVERYTHING, fits: true }, girl, null);
    expect(books.length).toBeGreaterThan(2);
    expect(books.every((book) => isChoosable(book, girl) && book.ages.includes(3))).toBe(true);
  });

  test('the book that one came for leads the shelf', () => {
    const books = leading(shelf, 10_012);
    expect([books[0]?.id, books.length]).toEqual([10_012, shelf.length]);
    expect(leading(shelf, null)).toEqual(shelf);
  });

  test('a search is narrowed too', async () => {
    const search = await loadSearch();
    const dragons = narrowShelf(shelf, { ...EVERYTHING, query: 'dragon' }, girl, search);
    expect(dragons.map(({ baseId }) => baseId)).toContain(12);
    const fitting = narrowShelf(shelf, { ...EVERYTHING, query: 'dragon', fits: true }, girl, search);
    expect(fitting.map(({ baseId }) => baseId)).not.toContain(12);
  });
});
