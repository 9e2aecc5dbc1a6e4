import { expect, test } from 'vitest';
import { ALL_BASE_IDS, booksIn, editionId, mapToLanguage } from '@/lib/catalogue';
import { editionPage, NO_SUCH_BOOK, restInLanguage } from './book-pages';
import { LANGUAGES } from './countries';

test.each(LANGUAGES)('routing knows the books of the catalogue: %s', (language) => {
  for (const { id } of booksIn(language)) expect(editionPage(`/books/${id}`, language)).toBe(`/books/${id}`);
  const near = ALL_BASE_IDS.flatMap((baseId) => LANGUAGES.map((other) => editionId(baseId, other)));
  for (const id of [0, 16, 9999, 10_000, 40_001, 99_999, ...near]) {
    const edition = mapToLanguage(id, language);
    expect(editionPage(`/books/${id}`, language)).toBe(edition && `/books/${edition}`);
  }
});

test('rulings: the base id maps to the other edition, else to the shelf; other pages stay', () => {
  expect(restInLanguage('/books/12', 'ru')).toBe('/books/30012');
  expect(restInLanguage('/books/29004', 'he')).toBe('/books');
  expect(restInLanguage('/books/4999', 'he')).toBe('/books/4999');
  expect(restInLanguage('/wizard', 'ru')).toBe('/wizard');
  expect(editionPage(NO_SUCH_BOOK, 'he')).toBeNull();
});
