import { describe, expect, test } from 'vitest';
import { ROUTING_CASES } from '@/tests/e2e/routing/routing.cases';
import { isCanonical, type RoutingCase } from '@/tests/e2e/support/routing-case';
import { isCrawler } from './crawler';
import { browserLanguage, decideRoute, type RouteDecision } from './decide-route';

function decideCase({ path, visitor }: Pick<RoutingCase, 'path' | 'visitor'>): RouteDecision {
  const [pathname = '/', ...query] = path.split('?');
  return decideRoute({
    pathname,
    search: query.length > 0 ? `?${query.join('?')}` : '',
    lockedCountry: visitor.lock ?? null,
    selectedCountry: visitor.country ?? null,
    detectedCountry: isCrawler(visitor.agent ?? null) ? null : (visitor.detected ?? null),
    storedLanguage: visitor.language ?? null,
    acceptLanguage: visitor.accept ?? null,
  });
}

function expectedDecision(entry: RoutingCase): unknown {
  switch (entry.kind) {
    case 'page':
      return { kind: 'next' };
    case 'personal':
      return { kind: 'personal' };
    case 'rewrite':
      return { kind: 'rewrite', to: entry.to };
    case 'redirect':
      return { kind: 'redirect', to: entry.to, status: entry.status };
    case 'notFound':
      return {
        kind: 'not-found',
        to: expect.stringMatching(`^${entry.to}/(?:not-found-page|no-such-book)$`),
      };
    case 'notFoundByPage':
    case 'catalogueRedirect':
      return isCanonical(entry) ? { kind: 'next' } : { kind: 'rewrite', to: entry.to };
  }
}

describe('§2 route shapes: the table', () => {
  test.each(ROUTING_CASES)('$path $visitor gives $kind $to', (entry) => {
    expect(decideCase(entry)).toEqual(expectedDecision(entry));
  });

  test('rulings "Class and company links": a link page speaks the language that the visitor chose, or the browser’s', () => {
    const path = '/IL/he/class/q7Jx0-Yk3_vT?a=1';
    const to = '/IL/ru/class/q7Jx0-Yk3_vT?a=1';
    expect(decideCase({ path, visitor: { accept: 'ru-RU,ru;q=0.9' } })).toEqual({ kind: 'redirect', to, status: 307 });
    expect(decideCase({ path, visitor: { language: 'he', accept: 'ru' } })).toEqual({ kind: 'personal' });
    expect(decideCase({ path, visitor: {} })).toEqual({ kind: 'personal' });
    for (const own of ['/IL/he/company/q7Jx0-Yk3_vT', '/IL/he/company/order/q7Jx0-Yk3_vT']) {
      const spoken = own.replace('/he/', '/ar/');
      const decided = decideCase({ path: own, visitor: { language: 'ar' } });
      expect(decided).toEqual({ kind: 'redirect', to: spoken, status: 307 });
    }
    for (const hr of ['/IL/he/company/login', '/IL/he/company/dashboard', '/IL/he/company/q7Jx0-Yk3_vT/dashboard']) {
      expect(decideCase({ path: hr, visitor: { language: 'ar' } })).toEqual({ kind: 'personal' });
    }
    // Kenya speaks English alone.
    const kenya = { path: '/KE/en/class/q7Jx0-Yk3_vT', visitor: { accept: 'ru' } };
    expect(decideCase(kenya)).toEqual({ kind: 'personal' });
  });

  test('a shared book is a personal page in each form of the URL', () => {
    const visitor = { country: 'KE' };
    expect(decideCase({ path: '/IL/he/share/q7Jx0-Yk3_vT', visitor })).toEqual({ kind: 'personal' });
    const to = '/KE/en/share/q7Jx0-Yk3_vT';
    expect(decideCase({ path: '/share/q7Jx0-Yk3_vT', visitor })).toEqual({ kind: 'rewrite', to });
  });

  test('no redirect chains: the target of a redirect does not redirect', () => {
    const targets = ROUTING_CASES.flatMap((entry) => (entry.kind === 'redirect' ? [entry] : []));
    const further = targets.filter(({ to, visitor }) => decideCase({ path: to, visitor }).kind === 'redirect');
    // Only the root redirects further: its target is the visitor's choice each time.
    expect(further.map(({ to }) => to).filter((to) => to !== '/')).toEqual([]);
    expect(targets.length).toBeGreaterThan(further.length);
  });
});

test('an unknown book gets the not-found page for books', () => {
  expect(decideCase({ path: '/IL/ru/books/abc', visitor: {} })).toEqual({
    kind: 'not-found',
    to: '/IL/ru/no-such-book',
  });
  expect(decideCase({ path: '/IL/ru/nowhere', visitor: {} })).toEqual({
    kind: 'not-found',
    to: '/IL/ru/not-found-page',
  });
});

test('browser language: ordered by quality, zero quality is excluded', () => {
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
])('crawlers: %s', (agent, expected) => expect(isCrawler(agent)).toBe(expected));

test.each([
  ['/IL/he/company/a%00b', ''],
  ['/IL/he/my-books', '?order=%00'],
])('bad input: %s%s with U+0000 reaches no page', (pathname, search) => {
  const visitor = { lockedCountry: null, selectedCountry: null, detectedCountry: null, storedLanguage: 'en' };
  expect(decideRoute({ pathname, search, ...visitor, acceptLanguage: null })).toEqual({
    kind: 'not-found',
    to: '/IL/en/not-found-page',
  });
});
