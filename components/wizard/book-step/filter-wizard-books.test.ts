import { describe, expect, test } from 'vitest';
import { listBooksInLanguage, loadSearch } from '@/lib/catalogue';
import { filterWizardBooks, isSelectable, moveToFront } from './filter-wizard-books';

const shelf = listBooksInLanguage('en');
const girl = { gender: 'girl', age: 3 } as const;
const EVERYTHING = { query: '', category: null, fits: false };

describe('§2 /wizard: book selection', () => {
  test('shows all books: suitable ones first, unavailable ones last', () => {
    const books = filterWizardBooks(shelf, EVERYTHING, girl, null);
    expect(books).toHaveLength(shelf.length);
    const choosable = books.map((book) => isSelectable(book, girl));
    expect(choosable.lastIndexOf(true)).toBeLessThan(choosable.indexOf(false));
    expect(books[0]?.ages).toContain(3);
  });

  test('a book for the other gender and a coming-soon book cannot be selected', () => {
    const boyOnly = shelf.find(({ genders }) => genders.join() === 'boy');
    const sold = shelf.find((book) => isSelectable(book, girl));
    if (!boyOnly || !sold) throw new Error('the catalogue has both');
    const soon = { ...sold, comingSoon: true };
    expect([boyOnly, soon].map((book) => isSelectable(book, girl))).toEqual([false, false]);
    expect(isSelectable(boyOnly, { gender: 'boy' })).toBe(true);
  });

  test('bestsellers are a category like any other', () => {
    const books = filterWizardBooks(shelf, { ...EVERYTHING, category: 'bestsellers' }, girl, null);
    expect(books.length).toBeGreaterThan(0);
    expect(books.every(({ isBestseller }) => isBestseller)).toBe(true);
  });

  test('"fits" shows available books for this age and gender', () => {
    const books = filterWizardBooks(shelf, { ...EVERYTHING, fits: true }, girl, null);
    expect(books.length).toBeGreaterThan(2);
    expect(books.every((book) => isSelectable(book, girl) && book.ages.includes(3))).toBe(true);
  });

  test('the linked book comes first', () => {
    const books = moveToFront(shelf, 10_012);
    expect([books[0]?.id, books.length]).toEqual([10_012, shelf.length]);
    expect(moveToFront(shelf, null)).toEqual(shelf);
  });

  test('filters also apply to a search', async () => {
    const search = await loadSearch();
    const dragons = filterWizardBooks(shelf, { ...EVERYTHING, query: 'dragon' }, girl, search);
    expect(dragons.map(({ baseId }) => baseId)).toContain(12);
    const fitting = filterWizardBooks(shelf, { ...EVERYTHING, query: 'dragon', fits: true }, girl, search);
    expect(fitting.map(({ baseId }) => baseId)).not.toContain(12);
  });
});
