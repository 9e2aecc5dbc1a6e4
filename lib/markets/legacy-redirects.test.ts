import { expect, test } from 'vitest';
import { findLegacyRedirect, LEGACY_ROUTES } from './legacy-redirects';
import { removeQueryKeys } from './query';

const PREFIXES = ['', '/he', '/IL/he', '/US/en'];

/** A concrete URL for a row's target pattern. */
const samplePath = (to: string, prefix: string): string =>
  to
    .replace('$1', prefix)
    .replace('/$2/', '/7/')
    .replace(/\$\d/g, '7')
    .replace(/\{\w+\}/g, '7') || '/';

test('§2 old URLs: every target redirects no further, so there are no loops or chains', () => {
  const below = LEGACY_ROUTES.filter(({ to }) => to.startsWith('$1'));
  expect(below.length).toBeGreaterThan(12);
  for (const { to } of below)
    for (const prefix of PREFIXES)
      for (const query of ['', '?x=1']) expect(findLegacyRedirect(samplePath(to, prefix), query), to).toBeNull();
});

test('an old locale on an old page takes one redirect', () => {
  expect(findLegacyRedirect('/he-IL/book', '?id=7&x=1')).toEqual({ pathname: '/IL/he/books/7', search: '?x=1' });
});

test('parts of old URLs inside other paths stay unchanged', () => {
  for (const path of ['/IL/he/blog/privacy', '/blog/create', '/he/blog/home', '/IL/he/my/account'])
    expect(findLegacyRedirect(path, '')).toBeNull();
});

test('the remaining query stays unchanged', () => {
  expect(removeQueryKeys('?a=%20b&country=US&flag&c=+', ['country'])).toBe('?a=%20b&flag&c=+');
  expect(removeQueryKeys('?country=US', ['country'])).toBe('');
  expect(removeQueryKeys('', ['country'])).toBe('');
});
