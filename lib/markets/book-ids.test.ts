import { expect, test } from 'vitest';
import { ALL_BASE_IDS, toEditionId } from '@/lib/catalogue';
import { BOOK_NOT_FOUND_PATH, getEditionPath } from './book-ids';
import { LANGUAGES } from './countries';

test.each(LANGUAGES)('§3 id ranges by language: every id maps to its edition in %s', (language) => {
  for (const baseId of [...ALL_BASE_IDS, 4999, 9999]) {
    for (const from of LANGUAGES) {
      const edition = `/books/${toEditionId(baseId, language)}`;
      expect(getEditionPath(`/books/${toEditionId(baseId, from)}`, language)).toBe(edition);
    }
  }
});

test.each([
  '/books/0',
  '/books/10000',
  '/books/40001',
  '/books/007',
  '/books/123456',
  '/books/abc',
  '/wizard',
  BOOK_NOT_FOUND_PATH,
])('%s is the id of no language', (rest) => expect(getEditionPath(rest, 'he')).toBeNull());
