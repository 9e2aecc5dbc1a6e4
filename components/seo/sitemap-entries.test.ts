import { expect, test } from 'vitest';
import { ALL_BASE_IDS, listEditions } from '@/lib/catalogue';
import { supportedPairs } from '@/lib/markets';
import { sitemapEntries } from './sitemap-entries';

const BASE = 'https://shop.example.com';
const POSTS = [
  { id: 'reading-aloud', language: 'he', date: '2026-11-04' },
  { id: 'reading-aloud', language: 'en', date: '2026-11-06' },
  { id: 'only-here', language: 'he', date: '2026-10-01' },
] as const;
const entries = sitemapEntries({ base: BASE, posts: POSTS, legalDate: '2026-09-01', overridesOf: () => [] });
const urls = entries.map(({ url }) => url);

test('§2: every indexable page of every pair is in the sitemap once', () => {
  const books = ALL_BASE_IDS.flatMap((baseId) => listEditions(baseId)).flatMap(({ language }) =>
    supportedPairs.filter((pair) => pair.lang === language),
  );
  expect(urls.length).toBe(new Set(urls).size);
  // A post in Hebrew and English exists in four markets, one in Hebrew only in one. The Israeli partner's offer has a
  // page in Israel's four languages.
  expect(urls.length).toBe(9 * supportedPairs.length + 4 + books.length + 4 + 1);
  expect(urls.filter((url) => url.endsWith('/roladin')).every((url) => url.includes('/IL/'))).toBe(true);
  expect(urls).toContain(`${BASE}/IL/he/books/12`);
  expect(urls).toContain(`${BASE}/KE/en/books/19005`);
  expect(urls.some((url) => /wizard|my-books|preview/.test(url))).toBe(false);
});

test('has the last modification date where it is known', () => {
  const changed = (path: string) => entries.find(({ url }) => url === BASE + path)?.lastModified;
  expect(changed('/US/en/blog/reading-aloud')).toBe('2026-11-06');
  expect(changed('/IL/ar/blog')).toBe('2026-11-06');
  expect(changed('/KE/en/terms-of-service')).toBe('2026-09-01');
  expect(changed('/IL/he/books/12')).toBeUndefined();
});

test('§2: alternates are reciprocal, include the page itself and only existing editions', () => {
  for (const { url, alternates } of entries) {
    const languages = alternates?.languages ?? {};
    expect(Object.values(languages)).toContain(url);
    expect(languages['x-default']).toBeDefined();
    for (const other of Object.values(languages)) expect(urls).toContain(other);
  }
  const harambee = entries.find(({ url }) => url === `${BASE}/US/en/books/19005`);
  expect(Object.keys(harambee?.alternates?.languages ?? {}).sort()).toEqual(['en-IL', 'en-KE', 'en-US', 'x-default']);
});
