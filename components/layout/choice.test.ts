import { expect, test } from 'vitest';
import { chosenUrl } from './choice';

const at = (pathname: string, search = '') => ({ pathname, search });

test('§2 switching language keeps the rest of the path and the query', () => {
  expect(chosenUrl('language', 'ru', at('/IL/he/books', '?category=courage'))).toBe('/IL/ru/books?category=courage');
});

test('§2 switching country resets an unsupported language to the country’s default', () => {
  expect(chosenUrl('country', 'KE', at('/IL/ar/books'))).toBe('/KE/en/books');
  expect(chosenUrl('country', 'US', at('/IL/en'))).toBe('/US/en');
});

test('§2 the short forms of a path are read too', () => {
  expect(chosenUrl('language', 'en', at('/he/books/7'))).toBe('/IL/en/books/7');
  expect(chosenUrl('language', 'ar', at('/wizard'))).toBe('/IL/ar/wizard');
});
