import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import { booksIn } from '@/lib/catalogue';
import { config } from '@/middleware';
import { ROUTING_CASES } from '@/tests/e2e/routing.cases';
import { supportedPairs } from './countries';
import { localePath } from './paths';
import { POST_IDS } from './post-pages';
import { PUBLIC_ROUTE } from './routes';

const asks = (path: string): boolean => unstable_doesMiddlewareMatch({ config, url: path });

describe('§2 canonical public pages never run middleware', () => {
  const PAGES = ['', '/books', '/blog', '/roladin', '/sitemap', '/accessibility'];
  const LEGAL = ['/privacy-policy', '/terms-of-service'];

  test('every public route of every pair, and every book of its language', () => {
    for (const { country, lang } of supportedPairs) {
      const books = booksIn(lang).map(({ id }) => `/books/${id}`);
      const posts = POST_IDS.map((id) => `/blog/${id}`);
      for (const rest of [...PAGES, ...LEGAL, ...books, ...posts]) {
        expect(PUBLIC_ROUTE.test(rest || '/'), rest).toBe(true);
        expect(asks(localePath(country, lang, rest)), rest).toBe(false);
      }
    }
  });

  const needed = ROUTING_CASES.filter(({ gives }) => gives !== 'page');
  test.each(needed)('$path ($gives) does', ({ path }) => expect(asks(path)).toBe(true));

  test.each(ROUTING_CASES.filter(({ gives }) => gives === 'page'))('$path does not', ({ path }) => {
    // A query that might ask for something is looked at; the page is then let through.
    expect(asks(path)).toBe(/[?&](?:country=.|page=|post=)/.test(path));
  });
});

test.each([
  '/api/books/create',
  '/api/geo?country=US',
  '/_next/static/chunks/a.js',
  '/icons/sprite.svg',
  '/icons/sprite.svg?country=US',
  '/pictures/fox.webp',
  '/book_covers/girl/B1_girl-320.avif',
  '/book_social/B30012.jpg',
  '/social/home-he.jpg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sandbox/outbox',
  '/sandbox/checkout/abc',
])('files and endpoints are left alone: %s', (path) => expect(asks(path)).toBe(false));

test.each(['/icons/a/b/books', '/pictures/he', '/api', '/_next/he', '/sandbox/he', '/social/he/books', '/index.html'])(
  'what only looks like a file is a page that the shop does not have: %s',
  (path) => expect(asks(path)).toBe(true),
);
