import { expect, it } from 'vitest';
import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { booksInCategory, homeCategories, sortAvailableFirst } from './home-categories';

it.each(LANGUAGES)(
  '§2 home: every category row in %s has three books or more, and bestsellers come first',
  (language) => {
    const books = listBooksInLanguage(language);
    const shelves = homeCategories(books);
    expect(shelves[0]).toBe('bestsellers');
    expect(shelves.length).toBeGreaterThanOrEqual(5);
    for (const category of shelves) expect(booksInCategory(books, category).length).toBeGreaterThanOrEqual(3);
  },
);

it.each(LANGUAGES)('§1 home: each book appears once per category and in at least one category, in %s', (language) => {
  const books = listBooksInLanguage(language);
  const shown = homeCategories(books).map((category) => booksInCategory(books, category).map(({ id }) => id));
  for (const ids of shown) expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(shown.flat()).size).toBe(books.length);
});

it('available books come before coming-soon books', () => {
  const ordered = sortAvailableFirst([{ comingSoon: true }, { comingSoon: false }]);
  expect(ordered.map(({ comingSoon }) => comingSoon)).toEqual([false, true]);
});
