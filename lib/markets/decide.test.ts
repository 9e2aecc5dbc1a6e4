import { describe, expect, test } from 'vitest';
import { ROUTING_CASES, type RoutingCase } from '@/tests/e2e/routing.cases';
import { isCrawler } from './crawler';
import { browserLanguage, decide, type RouteDecision } from './decide';

function decided({ path, visitor }: Pick<RoutingCase, 'path' | 'visitor'>): RouteDecision {
  const [pathname = '/', ...query] = path.split('?');
  return decide({
    pathname,
    search: query.length > 0 ? `?${query.join('?')}` : '',
    lockedCountry: visitor.lock ?? null,
    selectedCountry: visitor.country ?? null,
    detectedCountry: isCrawler(visitor.agent ?? null) ? null : (visitor.detected ?? null),
    storedLanguage: visitor.language ?? null,
    acceptLanguage: visitor.accept ?? null,
  });
}

function expected(entry: RoutingCase): unknown {
  switch (entry.gives) {
    case 'page':
      return { kind: 'next' };
    case 'personal':
      return { kind: 'personal' };
    case 'shown':
      return { kind: 'rewrite', to: entry.to };
    case 'redirect':
      return { kind: 'redirect', to: entry.to, status: entry.status };
    case 'missing':
      return {
        kind: 'not-found',
        to: expect.stringMatching(`^${entry.to}/(?:not-found-page|no-such-book|blog/[a-z-]+)$`),
      };
  }
}

describe('§2 route shapes and rulings "Routing and locale": the table', () => {
  test('is as large as the work asks', () => expect(ROUTING_CASES.length).toBeGreaterThanOrEqual(120));

  test.each(ROUTING_CASES)('$path $visitor gives $gives $to', (entry) => {
    expect(decided(entry)).toEqual(expected(entry));
  });

  test('a shared book is a page of one person, in each form of the address', () => {
    const visitor = { country: 'KE' };
    expect(decided({ path: '/IL/he/share/q7Jx0-Yk3_vT', visitor })).toEqual({ kind: 'personal' });
    const to = '/KE/en/share/q7Jx0-Yk3_vT';
    expect(decided({ path: '/share/q7Jx0-Yk3_vT', visitor })).toEqual({ kind: 'rewrite', to });
  });

  const redirects = ROUTING_CASES.filter((entry) => entry.gives === 'redirect');
  test.each(redirects)('no chains: $path ends at $to', ({ to, visitor }) => {
    const { kind } = decided({ path: to, visitor });
    // Only the root goes on: where to is the visitor's choice each time.
    expect(kind === 'redirect').toBe(to === '/');
  });
});

test('a book that is not there says so on the page of books', () => {
  expect(decided({ path: '/IL/ru/books/4999', visitor: {} })).toEqual({ kind: 'not-found', to: '/IL/ru/no-such-book' });
  expect(decided({ path: '/IL/ru/nowhere', visitor: {} })).toEqual({ kind: 'not-found', to: '/IL/ru/not-found-page' });
});

test('browser language: quality order, zero quality refused', () => {
  expect(browserLanguage('en;q=0.2, ar;q=0.9')).toBe('ar');
  expect(browserLanguage('ru;q=0, en')).toBe('en');
  expect(browserLanguage(null)).toBeNull();
});

test.each([
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['WhatsApp/2.23.20.0', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Android 16; CUBOT X90) Chrome/140.0 Mobile Safari/537.36', false],
  [null, false],
])('crawlers: %s', (agent, is) => expect(isCrawler(agent)).toBe(is));
