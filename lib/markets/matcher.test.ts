import { readdirSync, readFileSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import { listBooksInLanguage, toEditionId } from '@/lib/catalogue';
import { config } from '@/middleware';
import { ROUTING_CASES } from '@/tests/e2e/routing/routing.cases';
import { isCanonical } from '@/tests/e2e/support/routing-case';
import { supportedPairs } from './countries';
import { localePath } from './paths';
import { PUBLIC_ROUTE } from './routes';

const matchesMiddleware = (path: string): boolean => unstable_doesMiddlewareMatch({ config, url: path });

describe('§2 canonical public pages never run middleware', () => {
  const PAGES = ['', '/books', '/blog', '/roladin', '/sitemap', '/accessibility'];
  const LEGAL = ['/privacy-policy', '/terms-of-service'];

  test('every public route of every pair, and every post and book path', () => {
    for (const { country, lang } of supportedPairs) {
      const books = [...listBooksInLanguage(lang).map(({ id }) => id), toEditionId(4999, lang)].map(
        (id) => `/books/${id}`,
      );
      const posts = ['/blog/reading-aloud', '/blog/a-post-of-tomorrow', `/blog/${'a'.repeat(80)}`];
      for (const rest of [...PAGES, ...LEGAL, ...books, ...posts]) {
        expect(PUBLIC_ROUTE.test(rest || '/'), rest).toBe(true);
        expect(matchesMiddleware(localePath(country, lang, rest)), rest).toBe(false);
      }
    }
  });

  test('every other URL of the table runs it', () => {
    const remaining = ROUTING_CASES.filter((entry) => !isCanonical(entry));
    expect(remaining.filter(({ path }) => !matchesMiddleware(path))).toEqual([]);
  });

  test('canonical pages do not, except those with a query that middleware handles', () => {
    const pages = ROUTING_CASES.filter(isCanonical).map(({ path }) => path);
    expect(pages.filter(matchesMiddleware)).toEqual(pages.filter((path) => /[?&](?:country=.|page=|post=)/.test(path)));
  });
});

test.each([
  '/api/books/create',
  '/api/geo?country=US',
  '/r/7K3MA90QZ2',
  '/_next/static/chunks/a.js',
  '/icons/sprite.svg',
  '/icons/sprite.svg?country=US',
  '/pictures/fox.webp',
  '/pictures/posts/0f8fad5b-d9cb-469f-a165-70867728950e-960.webp',
  '/book_covers/girl/B1_girl-320.avif',
  '/book_social/B30012.jpg',
  '/social/home-he.jpg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sandbox/outbox',
  '/sandbox/checkout/abc',
  '/staff',
  '/staff/login/app',
  '/staff/audit?action=refund',
  '/staff/blog',
  '/staff/blog/reading-aloud',
  '/staff/groups?kind=company',
  '/staff/groups/abc',
  '/staff/groups/new',
  '/staff/members',
  '/staff/production',
  '/staff/requests/abc',
  '/staff/templates',
  '/staff/testimonials',
  '/staff/quality?days=90',
  '/staff/catalogue',
  '/staff/orders?list=late&q=a',
  '/staff/orders/abc',
])('files and endpoints skip middleware: %s', (path) => expect(matchesMiddleware(path)).toBe(false));

const API_PATHS = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('route.ts') && !name.startsWith('['))
  .map((name) => `/api/${name.replace(/\/?route\.ts$/, '').replace(/\[[^\]]*\]/g, 'a1')}`);

test.each(['page=2', 'post=1', 'country=US', 'page=2&country=US'])(
  '§7: no query makes an endpoint a page: ?%s',
  (query) => {
    expect(API_PATHS.length).toBeGreaterThan(100);
    expect(API_PATHS.filter((path) => matchesMiddleware(`${path}?${query}`))).toEqual([]);
  },
);

test.each([
  '/icons/a/b/books',
  '/pictures/he',
  '/api',
  '/_next/he',
  '/sandbox/he',
  '/staff/he',
  '/staffing',
  '/social/he/books',
  '/index.html',
])('a path that only resembles a file is an unknown page: %s', (path) => expect(matchesMiddleware(path)).toBe(true));

test('architecture rule 4: routing names no content, so a post or a book can be added without changing it', () => {
  const routing = readdirSync('lib/markets').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = ['middleware.ts', ...routing.map((name) => `lib/markets/${name}`)].map((name) =>
    readFileSync(name, 'utf8'),
  );
  const posts = readdirSync('lib/blog/data/he').map((name) => name.replace(/\.md$/, ''));
  expect(posts.length).toBeGreaterThan(3);
  const mentioned = [...posts, '9001', '19001', '29004', '39006'].filter((id) =>
    texts.some((text) => text.includes(id)),
  );
  expect(mentioned).toEqual([]);
});
