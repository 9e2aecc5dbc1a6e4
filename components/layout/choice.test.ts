import { describe, expect, test } from 'vitest';
import { chosenUrl, leavesPage } from './choice';

const NONE = { language: 'he', editions: {} };
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('§2 switching language keeps the rest of the path, the query and the fragment', () => {
  expect(chosenUrl('language', 'ru', at('/IL/he/books', '?category=courage', '#shelf'), NONE)).toBe(
    '/IL/ru/books?category=courage#shelf',
  );
});

test('§2 switching country resets an unsupported language to the country’s default', () => {
  expect(chosenUrl('country', 'KE', at('/IL/ar/books'), NONE)).toBe('/KE/en/books');
  expect(chosenUrl('country', 'US', at('/IL/en'), NONE)).toBe('/US/en');
});

test('§2 the short forms of a path are read too', () => {
  expect(chosenUrl('language', 'en', at('/he/books'), NONE)).toBe('/IL/en/books');
  expect(chosenUrl('language', 'ar', at('/wizard'), NONE)).toBe('/IL/ar/wizard');
  expect(chosenUrl('country', 'IL', at('/books'), { language: 'en', editions: {} })).toBe('/IL/en/books');
});

describe('rulings: switching maps a book to the edition, else goes to the shelf', () => {
  const editions = { 'he-IL': '/IL/he/books/9001', 'en-IL': '/IL/en/books/19001', 'en-US': '/US/en/books/19001' };
  const EDITIONS = { language: 'he', editions };

  test('to the language’s edition, with the query', () => {
    expect(chosenUrl('language', 'en', at('/IL/he/books/9001', '?utm=x'), EDITIONS)).toBe('/IL/en/books/19001?utm=x');
    expect(chosenUrl('language', 'en', at('/books/9001'), EDITIONS)).toBe('/IL/en/books/19001');
  });
  test('to the edition of the language that the other country speaks', () => {
    expect(chosenUrl('country', 'US', at('/IL/he/books/9001'), EDITIONS)).toBe('/US/en/books/19001');
  });
  test('to the shelf where there is no edition', () => {
    expect(chosenUrl('language', 'ar', at('/IL/he/books/9001'), EDITIONS)).toBe('/IL/ar/books');
    expect(chosenUrl('language', 'ru', at('/IL/he/books/4999'), NONE)).toBe('/IL/ru/books');
  });
  test('row 7: only a book without an edition is left behind, which the shelf then says', () => {
    expect(leavesPage('language', 'ar', at('/IL/he/books/9001', '?x=1'), EDITIONS)).toBe(true);
    expect(leavesPage('language', 'en', at('/IL/he/books/9001'), EDITIONS)).toBe(false);
    expect(leavesPage('language', 'ar', at('/IL/he/books'), NONE)).toBe(false);
    expect(leavesPage('language', 'ar', at('/IL/he/blog/sleep'), NONE)).toBe(false);
  });
  test('a post likewise', () => {
    const post = { language: 'he', editions: { 'he-IL': '/IL/he/blog/sleep' } };
    expect(chosenUrl('language', 'ar', at('/IL/he/blog/sleep'), post)).toBe('/IL/ar/blog');
  });
});
