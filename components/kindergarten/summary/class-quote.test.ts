import { describe, expect, it } from 'vitest';
import type { CountryCode } from '@/lib/markets';
import { quoteClass } from './class-quote';

const MIN_CLASS_BOOKS = 10;

const printed = (books: number, country: CountryCode = 'IL') =>
  quoteClass({ country, bookType: 'printed', delivery: 'standard', books });

describe('§9 group orders: the price that moves as children are added', () => {
  it.each([
    ['IL', 9, 7500],
    ['IL', 10, 7500],
    ['IL', 49, 7500],
    ['IL', 50, 7000],
    ['IL', 100, 6500],
    ['US', 10, 2000],
    ['US', 99, 1800],
    ['KE', 100, 179_900],
  ] as const)('%s: %i books cost %i each', (country, books, unit) => {
    const quote = printed(books, country);
    expect(quote.unitMinor).toBe(unit);
    expect(quote.lines[0]?.quantity).toBe(books);
  });

  it.each([
    [46, { moreBooks: 4, unitMinor: 7000 }],
    [49, { moreBooks: 1, unitMinor: 7000 }],
    [50, { moreBooks: 50, unitMinor: 6500 }],
    [100, null],
  ])('%i books: the next tier is %o', (books, nextTier) => expect(printed(books).nextTier).toEqual(nextTier));

  it('adds the delivery once: Kenya as the table says', () => {
    const express = quoteClass({ country: 'KE', bookType: 'printed', delivery: 'express', books: 12 });
    expect(express.totalMinor).toBe(12 * 199_900 + 100_000);
    expect(printed(12).totalMinor).toBe(12 * 7500 + 10_000);
    const unchosen = quoteClass({ country: 'IL', bookType: 'printed', delivery: null, books: 12 });
    expect(unchosen.totalMinor).toBe(12 * 7500);
  });

  it('digital books have one price, no delivery and no tiers', () => {
    const quote = quoteClass({ country: 'IL', bookType: 'digital', delivery: null, books: 12 });
    expect(quote).toMatchObject({ totalMinor: 12 * 2000, nextTier: null, missingBooks: 0 });
    expect(quote.lines).toHaveLength(1);
  });

  it('says how many books are missing', () => {
    expect(printed(MIN_CLASS_BOOKS - 3).missingBooks).toBe(3);
    expect(printed(0)).toMatchObject({ missingBooks: MIN_CLASS_BOOKS, totalMinor: 10_000 });
    expect(printed(MIN_CLASS_BOOKS).missingBooks).toBe(0);
  });
});
