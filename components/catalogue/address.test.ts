import { describe, expect, test } from 'vitest';
import { booksIn, filterBooks } from '@/lib/catalogue';
import {
  type CatalogueChoice,
  EVERYTHING,
  filtersOf,
  furtherFilters,
  isNarrowed,
  readAddress,
  writeAddress,
} from './address';

describe('§2 /books: the address holds search, filters and view', () => {
  test.each<[string, Partial<CatalogueChoice>]>([
    ['', {}],
    ['?q=dragon', { query: 'dragon' }],
    ['?q=%D7%93%D7%A8%D7%A7%D7%95%D7%9F+%D7%A7%D7%98%D7%9F', { query: 'דרקון קטן' }],
    ['?category=courage', { category: 'courage' }],
    ['?ages=4-6&gender=girl', { ageBand: '4-6', gender: 'girl' }],
    ['?bestsellers=1&view=list', { bestsellersOnly: true, view: 'list' }],
  ])('%s is read and written', (address, part) => {
    const choice = { ...EVERYTHING, ...part };
    expect(readAddress(address)).toEqual(choice);
    expect(writeAddress('', choice)).toBe(address);
  });

  test('the category parameter of the bestsellers shelf sets the bestsellers filter', () => {
    const choice = readAddress('?category=bestsellers');
    expect(choice).toEqual({ ...EVERYTHING, bestsellersOnly: true });
    expect(writeAddress('?category=bestsellers', choice)).toBe('?bestsellers=1');
  });

  test.each(['?category=cooking', '?ages=5', '?gender=cat', '?bestsellers=yes', '?view=table', '?ages=toString'])(
    '%s asks for nothing that there is',
    (address) => expect(readAddress(address)).toEqual(EVERYTHING),
  );

  test('keys of others stay, own ones go when they are no longer chosen', () => {
    expect(writeAddress('?utm_source=letter&q=owl&view=list', EVERYTHING)).toBe('?utm_source=letter');
  });

  test('a choice filters the shelf', () => {
    const found = filterBooks(booksIn('en'), filtersOf(readAddress('?category=courage&ages=4-6&gender=girl')));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ categories }) => categories.includes('courage'))).toBe(true);
    expect(filterBooks(booksIn('en'), filtersOf(EVERYTHING))).toHaveLength(booksIn('en').length);
  });

  test('only what leaves books out narrows', () => {
    expect([EVERYTHING, readAddress('?view=list'), readAddress('?q=+')].map(isNarrowed)).toEqual([false, false, false]);
    expect(
      ['?q=a', '?category=social', '?ages=1-3', '?gender=boy', '?bestsellers=1'].map(readAddress).every(isNarrowed),
    ).toBe(true);
  });

  test('the mark on the folded filters counts age, hero and bestsellers', () => {
    const addresses = ['?q=owl&category=social', '?ages=1-3', '?ages=1-3&gender=boy&bestsellers=1'];
    expect(addresses.map(readAddress).map(furtherFilters)).toEqual([0, 1, 3]);
  });
});
