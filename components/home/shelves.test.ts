import { expect, it } from 'vitest';
import { booksIn } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { inHomeOrder, onShelf, shelvesOf } from './shelves';

it.each(LANGUAGES)('§2 home: the shelves in %s hold three books or more, the bestsellers come first', (language) => {
  const books = booksIn(language);
  const shelves = shelvesOf(books);
  expect(shelves[0]).toBe('bestsellers');
  expect(shelves.length).toBeGreaterThanOrEqual(5);
  for (const category of shelves) expect(onShelf(books, category).length).toBeGreaterThanOrEqual(3);
});

it.each(LANGUAGES)('F5: each book stands once on a shelf, and all of them on some shelf, in %s', (language) => {
  const books = booksIn(language);
  const shown = shelvesOf(books).map((category) => onShelf(books, category).map(({ id }) => id));
  for (const ids of shown) expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(shown.flat()).size).toBe(books.length);
});

it('what can be made stands before what is to come', () => {
  const ordered = inHomeOrder([{ comingSoon: true }, { comingSoon: false }]);
  expect(ordered.map(({ comingSoon }) => comingSoon)).toEqual([false, true]);
});
