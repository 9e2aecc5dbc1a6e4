import { describe, expect, test } from 'vitest';
import { filterBooks, listBooksInLanguage } from '@/lib/catalogue';
import {
  type CatalogueState,
  countExtraFilters,
  DEFAULT_CATALOGUE_STATE,
  hasActiveFilters,
  parseCatalogueUrl,
  serializeCatalogueUrl,
  toBookFilters,
} from './catalogue-url';

describe('§2 /books: the URL holds search, filters and view', () => {
  test.each<[string, Partial<CatalogueState>]>([
    ['', {}],
    ['?q=dragon', { query: 'dragon' }],
    ['?q=%D7%93%D7%A8%D7%A7%D7%95%D7%9F+%D7%A7%D7%98%D7%9F', { query: 'דרקון קטן' }],
    ['?category=courage', { category: 'courage' }],
    ['?ages=4-6&gender=girl', { ageBand: '4-6', gender: 'girl' }],
    ['?bestsellers=1&view=list', { bestsellersOnly: true, view: 'list' }],
  ])('%s is parsed and serialized', (address, part) => {
    const choice = { ...DEFAULT_CATALOGUE_STATE, ...part };
    expect(parseCatalogueUrl(address)).toEqual(choice);
    expect(serializeCatalogueUrl('', choice)).toBe(address);
  });

  test('the category "bestsellers" sets the bestsellers filter', () => {
    const choice = parseCatalogueUrl('?category=bestsellers');
    expect(choice).toEqual({ ...DEFAULT_CATALOGUE_STATE, bestsellersOnly: true });
    expect(serializeCatalogueUrl('?category=bestsellers', choice)).toBe('?bestsellers=1');
  });

  test.each(['?category=cooking', '?ages=5', '?gender=cat', '?bestsellers=yes', '?view=table', '?ages=toString'])(
    '%s sets no filter',
    (address) => expect(parseCatalogueUrl(address)).toEqual(DEFAULT_CATALOGUE_STATE),
  );

  test('keeps unknown parameters and removes its own when they are unset', () => {
    expect(serializeCatalogueUrl('?utm_source=letter&q=owl&view=list', DEFAULT_CATALOGUE_STATE)).toBe(
      '?utm_source=letter',
    );
  });

  test('filters the catalogue', () => {
    const found = filterBooks(
      listBooksInLanguage('en'),
      toBookFilters(parseCatalogueUrl('?category=courage&ages=4-6&gender=girl')),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ categories }) => categories.includes('courage'))).toBe(true);
    expect(filterBooks(listBooksInLanguage('en'), toBookFilters(DEFAULT_CATALOGUE_STATE))).toHaveLength(
      listBooksInLanguage('en').length,
    );
  });

  test('only filters that exclude books count as active', () => {
    expect(
      [DEFAULT_CATALOGUE_STATE, parseCatalogueUrl('?view=list'), parseCatalogueUrl('?q=+')].map(hasActiveFilters),
    ).toEqual([false, false, false]);
    expect(
      ['?q=a', '?category=social', '?ages=1-3', '?gender=boy', '?bestsellers=1']
        .map(parseCatalogueUrl)
        .every(hasActiveFilters),
    ).toBe(true);
  });

  test('the badge on the collapsed filters counts age, hero and bestsellers', () => {
    const addresses = ['?q=owl&category=social', '?ages=1-3', '?ages=1-3&gender=boy&bestsellers=1'];
    expect(addresses.map(parseCatalogueUrl).map(countExtraFilters)).toEqual([0, 1, 3]);
  });
});
