import { describe, expect, it } from 'vitest';
import { listBooksInLanguage } from './editions';
import { listMarketBooks } from './market-books';
import { sortCategoriesForMarket, sortForMarket } from './market-shelf';
import { CATEGORIES } from './model';

const bases = (books: readonly { readonly baseId: number }[]) => books.map(({ baseId }) => baseId);

describe("§1 countries: Kenya's books of its own come first", () => {
  it('on its shelf, with every other book in its place', () => {
    const books = listMarketBooks('KE', 'en');
    expect(bases(books).slice(0, 2)).toEqual([9005, 10]);
    expect(bases(books).slice(2)).toEqual(bases(listBooksInLanguage('en')).filter((id) => id !== 9005 && id !== 10));
  });

  it('on its home page, which opens with their category', () => {
    const [first, ...others] = sortCategoriesForMarket(CATEGORIES, 'KE');
    expect(first).toBe('courage');
    expect(others).toEqual(CATEGORIES.filter((category) => category !== 'courage'));
    expect(listMarketBooks('KE', 'en')[0]?.categories).toContain(first);
  });

  it.each(['IL', 'US'] as const)('and %s keeps the order of the shop', (country) => {
    expect(sortForMarket(listBooksInLanguage('en'), country)).toEqual(listBooksInLanguage('en'));
    expect(sortCategoriesForMarket(CATEGORIES, country)).toEqual(CATEGORIES);
  });
});
