import { expect, test } from 'vitest';
import { booksIn, type Category } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { shelvesOf } from './shelves';

const book = (id: number, ...categories: readonly Category[]) => ({ id, categories, comingSoon: false });

test('§2 category carousels: no shelf for a category with fewer than three books', () => {
  const shelves = shelvesOf([book(1, 'courage'), book(2, 'courage'), book(3, 'courage', 'social')]);
  expect(shelves.map(({ category }) => category)).toEqual(['courage']);
});

test('a book that a shelf above shows stands behind those that none shows', () => {
  const both = ['courage', 'imagination'] as const;
  const shelves = shelvesOf([book(1, ...both), book(2, 'courage'), book(3, ...both), book(4, 'imagination')]);
  expect(shelves.map(({ books }) => books.map(({ id }) => id))).toEqual([
    [1, 2, 3],
    [4, 1, 3],
  ]);
});

test('a book to come stands last', () => {
  const [shelf] = shelvesOf([{ ...book(1, 'social'), comingSoon: true }, book(2, 'social'), book(3, 'social')]);
  expect(shelf?.books.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test.each(LANGUAGES)('§3 categories: the shelf of %s is wide enough for several carousels', (language) => {
  expect(shelvesOf(booksIn(language)).length).toBeGreaterThanOrEqual(5);
});
