import { expect, test } from 'vitest';
import { LEGACY_ROUTES, legacyTarget } from './legacy';
import { withoutKeys } from './query';

const PREFIXES = ['', '/he', '/IL/he', '/US/en'];

/** An address that the row's target may stand for. */
const sampleOf = (to: string, prefix: string): string =>
  to
    .replace('$1', prefix)
    .replace('/$2/', '/7/')
    .replace(/\$\d/g, '7')
    .replace(/\{\w+\}/g, '7') || '/';

test('rulings "Legacy redirects": every target stands by itself, so nothing loops and nothing chains', () => {
  const below = LEGACY_ROUTES.filter(({ to }) => to.startsWith('$1'));
  expect(below.length).toBeGreaterThan(12);
  for (const { to } of below)
    for (const prefix of PREFIXES)
      for (const query of ['', '?x=1']) expect(legacyTarget(sampleOf(to, prefix), query), to).toBeNull();
});

test('an old locale and an old page are one step', () => {
  expect(legacyTarget('/he-IL/book', '?id=7&x=1')).toEqual({ pathname: '/IL/he/books/7', search: '?x=1' });
});

test('words of old addresses inside other paths are left alone', () => {
  for (const path of ['/IL/he/blog/privacy', '/blog/create', '/he/blog/home', '/IL/he/my/account'])
    expect(legacyTarget(path, '')).toBeNull();
});

test('what is left of a query stays letter for letter', () => {
  expect(withoutKeys('?a=%20b&country=US&flag&c=+', ['country'])).toBe('?a=%20b&flag&c=+');
  expect(withoutKeys('?country=US', ['country'])).toBe('');
  expect(withoutKeys('', ['country'])).toBe('');
});
