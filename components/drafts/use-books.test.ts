import { expect, test } from 'vitest';
import { listBooksInLanguage } from '@/lib/catalogue';
import { editionFromList } from './use-books';

test('§2: changing the book language switches to that language’s edition', () => {
  expect(editionFromList(listBooksInLanguage('ru'), 12)?.id).toBe(30_012);
  expect(editionFromList(listBooksInLanguage('he'), 30_012)?.id).toBe(12);
  expect(editionFromList(listBooksInLanguage('ar'), 9001)).toBeNull();
  expect(editionFromList(listBooksInLanguage('he'), null)).toBeNull();
});
