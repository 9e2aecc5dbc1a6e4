import { describe, expect, test } from 'vitest';
import { lacksEdition, switchLocaleUrl } from './locale-switch';

const NONE = { language: 'he', editions: {} };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('§2 switching language keeps the rest of the path, the query and the fragment', () => {
  expect(switchLocaleUrl('language', 'ru', at('/IL/he/books', '?category=courage', '#shelf'), NONE)).toBe(
    '/IL/ru/books?category=courage#shelf',
  );
});

test('§2 switching country resets an unsupported language to the country’s default', () => {
  expect(switchLocaleUrl('country', 'KE', at('/IL/ar/books'), NONE)).toBe('/KE/en/books');
  expect(switchLocaleUrl('country', 'US', at('/IL/en'), NONE)).toBe('/US/en');
});

test('§2 reads the short forms of a path too', () => {
  expect(switchLocaleUrl('language', 'en', at('/he/books'), NONE)).toBe('/IL/en/books');
  expect(switchLocaleUrl('language', 'ar', at('/wizard'), NONE)).toBe('/IL/ar/wizard');
  expect(switchLocaleUrl('country', 'IL', at('/books'), { language: 'en', editions: {} })).toBe('/IL/en/books');
});

describe('§2: switching leads to the book’s edition, or to the catalogue if there is none', () => {
  const editions = { 'he-IL': '/IL/he/books/9001', 'en-IL': '/IL/en/books/19001', 'en-US': '/US/en/books/19001' };
  const EDITIONS = { language: 'he', editions };

  test('goes to the language’s edition and keeps the query', () => {
    expect(switchLocaleUrl('language', 'en', at('/IL/he/books/9001', '?utm=x'), EDITIONS)).toBe(
      '/IL/en/books/19001?utm=x',
    );
    expect(switchLocaleUrl('language', 'en', at('/books/9001'), EDITIONS)).toBe('/IL/en/books/19001');
  });
  test('goes to the edition in the other country’s language', () => {
    expect(switchLocaleUrl('country', 'US', at('/IL/he/books/9001'), EDITIONS)).toBe('/US/en/books/19001');
  });
  test('goes to the catalogue if there is no edition', () => {
    expect(switchLocaleUrl('language', 'ar', at('/IL/he/books/9001'), EDITIONS)).toBe('/IL/ar/books');
    expect(switchLocaleUrl('language', 'ru', at('/IL/he/books/4999'), NONE)).toBe('/IL/ru/books');
  });
  test('§2: only a book without an edition is lost, and the catalogue then says so', () => {
    expect(lacksEdition('language', 'ar', at('/IL/he/books/9001', '?x=1'), EDITIONS)).toBe(true);
    expect(lacksEdition('language', 'en', at('/IL/he/books/9001'), EDITIONS)).toBe(false);
    expect(lacksEdition('language', 'ar', at('/IL/he/books'), NONE)).toBe(false);
    expect(lacksEdition('language', 'ar', at('/IL/he/blog/sleep'), NONE)).toBe(false);
  });
  test('does the same for a post', () => {
    const post = { language: 'he', editions: { 'he-IL': '/IL/he/blog/sleep' } };
    expect(switchLocaleUrl('language', 'ar', at('/IL/he/blog/sleep'), post)).toBe('/IL/ar/blog');
  });
});
