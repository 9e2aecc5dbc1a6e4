import { expect, test } from 'vitest';
import { ALL_BASE_IDS, editionsOf } from '@/lib/catalogue';
import { supportedPairs } from '@/lib/markets';
import { sitemapEntries } from './sitemap-entries';

const BASE = 'https://shop.example.com';
const entries = sitemapEntries(BASE);
const urls = entries.map(({ url }) => url);

test('rulings "Routing and locale": every indexable page of every pair stands in the sitemap once', () => {
  const books = ALL_BASE_IDS.flatMap(editionsOf).flatMap(({ language }) =>
    supportedPairs.filter((pair) => pair.lang === language),
  );
  expect(urls.length).toBe(new Set(urls).size);
  expect(urls.length).toBe(4 * supportedPairs.length + books.length);
  expect(urls).toContain(`${BASE}/IL/he/books/12`);
  expect(urls).toContain(`${BASE}/KE/en/books/19005`);
  expect(urls.some((url) => /wizard|my-books|preview/.test(url))).toBe(false);
});

test('rulings "Routing and locale": alternates are reciprocal, list the page itself and only editions that exist', () => {
  for (const { url, alternates } of entries) {
    const languages = alternates?.languages ?? {};
    expect(Object.values(languages)).toContain(url);
    expect(languages['x-default']).toBeDefined();
    for (const other of Object.values(languages)) expect(urls).toContain(other);
  }
  const harambee = entries.find(({ url }) => url === `${BASE}/US/en/books/19005`);
  expect(Object.keys(harambee?.alternates?.languages ?? {}).sort()).toEqual(['en-IL', 'en-KE', 'en-US', 'x-default']);
});
