import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import {
  filterForSale,
  findEdition,
  findEditionIdInLanguage,
  listBooksInLanguage,
  listEditions,
  toEditions,
} from './editions';
import type { CatalogueEntry } from './model';

const words = { title: 't', description: 'd', keywords: [] };
const plain: CatalogueEntry = {
  baseId: 9001,
  categories: ['traditions'],
  comingSoon: false,
  isBestseller: false,
  texts: { he: words, ru: words },
};

describe('§3 book: editions', () => {
  test('the first story has one edition in each language', () => {
    expect(listEditions(1).map(({ id, language }) => [id, language])).toEqual([
      [1, 'he'],
      [10_001, 'en'],
      [20_001, 'ar'],
      [30_001, 'ru'],
    ]);
    expect(listEditions(99)).toEqual([]);
  });

  test('an entry becomes an edition only where it has words, with the default ages and no genders', () => {
    const editions = toEditions(plain);
    expect(editions.map(({ id }) => id)).toEqual([9001, 39_001]);
    expect(editions[0]).toMatchObject({ ages: [2, 3, 4, 5, 6, 7, 8, 9, 10], genders: [], categories: ['traditions'] });
  });

  test('a bestseller is also on the bestsellers shelf', () => {
    expect(toEditions({ ...plain, isBestseller: true })[0]?.categories).toEqual(['bestsellers', 'traditions']);
    expect(findEdition(1)?.categories).toEqual(['bestsellers', 'courage', 'imagination']);
  });

  test('§8 book no longer available: a retired book is known but not sold', () => {
    const [retired] = toEditions({ ...plain, retired: true });
    expect(retired?.retired).toBe(true);
    expect(filterForSale(toEditions({ ...plain, retired: true }))).toEqual([]);
    expect(filterForSale(toEditions(plain))).toHaveLength(2);
  });

  test('ages may be listed one by one', () => {
    expect(toEditions({ ...plain, ages: [6, 3] })[0]?.ages).toEqual([3, 6]);
  });

  test.each(LANGUAGES)('books shown depend on the current language: %s', (language) => {
    const books = listBooksInLanguage(language);
    expect(books.length).toBeGreaterThan(0);
    expect(books.every((book) => book.language === language)).toBe(true);
  });
});

describe('§2: switching language maps the base id', () => {
  test.each([
    [1, 'ru', 30_001],
    [30_001, 'he', 1],
    [10_001, 'ar', 20_001],
    [20_001, 'ar', 20_001],
    [99, 'en', null],
    [40_001, 'en', null],
  ] as const)('%i in %s is %s', (id, language, expected) => {
    expect(findEditionIdInLanguage(id, language)).toBe(expected);
  });

  test('an unknown id returns null', () => {
    expect([0, 99, 10_000, 40_001].map(findEdition)).toEqual([null, null, null, null]);
  });
});
