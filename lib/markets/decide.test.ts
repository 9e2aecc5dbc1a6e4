import { describe, expect, test } from 'vitest';
import { browserLanguage, decide, type RequestFacts, type RouteDecision } from './decide';
import { LEGACY_ROUTES, legacyTarget } from './legacy';

const visit = (path: string, facts: Partial<RequestFacts> = {}): RouteDecision => {
  const [pathname = '/', query] = path.split('?');
  return decide({
    pathname,
    search: query ? `?${query}` : '',
    lockedCountry: null,
    selectedCountry: null,
    detectedCountry: null,
    storedLanguage: null,
    acceptLanguage: null,
    ...facts,
  });
};
const redirect = (to: string, status: 307 | 308): RouteDecision => ({ kind: 'redirect', to, status });
const rewrite = (to: string): RouteDecision => ({ kind: 'rewrite', to });

describe('§2 route shapes', () => {
  test.each<[string, Partial<RequestFacts>, RouteDecision]>([
    ['/IL/he', {}, { kind: 'next' }],
    ['/IL/ar/wizard', {}, { kind: 'next' }],
    ['/KE/en/preview/3f2b', {}, { kind: 'next' }],
    ['/he/wizard', {}, rewrite('/IL/he/wizard')],
    ['/ru/wizard', { selectedCountry: 'US' }, rewrite('/IL/ru/wizard')],
    ['/en/wizard', { selectedCountry: 'US' }, rewrite('/US/en/wizard')],
    ['/wizard?book=1', { selectedCountry: 'KE' }, rewrite('/KE/en/wizard?book=1')],
    ['/wizard', { storedLanguage: 'ru' }, rewrite('/IL/ru/wizard')],
    ['/wizard', {}, rewrite('/IL/he/wizard')],
    ['/US/ru/wizard?q=1', {}, redirect('/US/en/wizard?q=1', 307)],
    ['/US', {}, redirect('/US/en', 307)],
    ['/il/HE/wizard', {}, redirect('/IL/he/wizard', 308)],
    ['/HE', {}, redirect('/he', 308)],
  ])('%s %o', (path, facts, expected) => {
    expect(visit(path, facts)).toEqual(expected);
  });
});

describe('§2 root redirect', () => {
  test.each<[Partial<RequestFacts>, string]>([
    [{}, '/he'],
    [{ storedLanguage: 'ar', acceptLanguage: 'en' }, '/ar'],
    [{ acceptLanguage: 'iw-IL,iw;q=0.9,en;q=0.5' }, '/he'],
    [{ acceptLanguage: 'fr-FR, ru;q=0.4' }, '/ru'],
    [{ selectedCountry: 'KE' }, '/KE/en'],
    [{ selectedCountry: 'US', storedLanguage: 'he' }, '/US/en'],
    [{ lockedCountry: 'IL', selectedCountry: 'US', storedLanguage: 'ru' }, '/IL/ru'],
    [{ detectedCountry: 'FR' }, '/he'],
  ])('%o', (facts, to) => {
    expect(visit('/', facts)).toEqual(redirect(to, 307));
  });
  test('keeps the query', () => expect(visit('/?utm_source=x')).toEqual(redirect('/he?utm_source=x', 307)));
});

describe('§2 country query', () => {
  test.each([
    ['/IL/he/books?country=US&q=fox', '/US/en/books?q=fox'],
    ['/books?country=ke', '/KE/en/books'],
    ['/en?country=IL', '/IL/en'],
  ])('%s', (path, to) => expect(visit(path)).toEqual(redirect(to, 307)));
  test('an unknown country is left alone', () => expect(visit('/IL/he/wizard?country=FR')).toEqual({ kind: 'next' }));
});

describe('§2 legacy addresses', () => {
  test.each([
    ['/index.html', '/'],
    ['/he/home', '/he/'],
    ['/?page=books', '/books'],
    ['/book/7', '/books/7'],
    ['/book?id=7&x=1', '/books/7?x=1'],
    ['/IL/he/catalog', '/IL/he/books'],
    ['/create', '/wizard'],
    ['/order/ab-1', '/order-confirmation/ab-1'],
    ['/edit/ab-1', '/editor/ab-1'],
    ['/account', '/my-books'],
    ['/company/dashboard/tok', '/company/tok/dashboard'],
    ['/blog?post=sleep', '/blog/sleep'],
    ['/privacy', '/privacy-policy'],
    ['/he-IL/book/3', '/IL/he/books/3'],
    ['/en_US/terms', '/US/en/terms-of-service'],
    ['/iw/catalog', '/he/books'],
  ])('%s', (path, to) => expect(visit(path)).toEqual(redirect(to, 308)));

  test('every target stands by itself: no chains, no loops', () => {
    for (const route of LEGACY_ROUTES) {
      const target = route.to.replace(/\$\d/g, '').replace(/\{\w+\}/g, 'x') || '/';
      expect(legacyTarget(target, ''), route.to).toBeNull();
    }
  });
});

test('§2 unknown paths answer the localised not-found page', () => {
  expect(visit('/IL/ru/nowhere')).toEqual({ kind: 'not-found', to: '/IL/ru/not-found-page' });
  expect(visit('/nowhere', { selectedCountry: 'KE' })).toEqual({ kind: 'not-found', to: '/KE/en/not-found-page' });
});

test('browser language: quality order, zero quality refused', () => {
  expect(browserLanguage('en;q=0.2, ar;q=0.9')).toBe('ar');
  expect(browserLanguage('ru;q=0, en')).toBe('en');
  expect(browserLanguage(null)).toBeNull();
});
