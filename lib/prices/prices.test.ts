import { describe, expect, test } from 'vitest';
import { formatMarketPrice, formatPrice } from './format';
import { quoteBook as quote } from './quote';
import { PRICE_TABLE, type PriceId, priceFor } from './table';

/** Copied from the specification by hand, so that a mistake in the table shows. */
const SPEC: ReadonlyArray<readonly [PriceId, number, number, number]> = [
  ['digital', 39, 19, 1499],
  ['printed', 99, 39, 2499],
  ['upgrade_to_printed', 69, 20, 999],
  ['kindergarten_digital', 20, 10, 999],
  ['kindergarten_printed', 70, 25, 1999],
  ['kindergarten_delivery_self_pickup', 0, 0, 0],
  ['kindergarten_delivery_standard', 100, 25, 1500],
  ['kindergarten_delivery_express', 150, 45, 1000],
  ['kindergarten_printed_10_49', 75, 20, 1999],
  ['kindergarten_printed_50_99', 70, 18, 1899],
  ['kindergarten_printed_100_plus', 65, 15, 1799],
  ['printed_dedication', 10, 3, 249],
  ['advanced_model_addon', 19, 5, 399],
  // §10 two heroes: nothing extra is paid.
  ['added_hero', 0, 0, 0],
];

test.each(SPEC)('§9 price table: %s', (id, il, us, ke) => {
  expect(['IL', 'US', 'KE'].map((country) => priceFor(country as 'IL', id))).toEqual([il * 100, us * 100, ke * 100]);
});

test('§9 price table: nothing beyond the specification', () => {
  expect(Object.keys(PRICE_TABLE).sort()).toEqual(SPEC.map(([id]) => id).sort());
});

describe('§9 price format', () => {
  test.each([
    ['IL', 3900, '₪39'],
    ['IL', 3510, '₪35.10'],
    ['US', 1900, '$19'],
    ['KE', 149900, 'KSh 1,499'],
    ['KE', 99900, 'KSh 999'],
  ] as const)('%s %i', (country, minor, text) => {
    expect(formatMarketPrice(country, minor)).toBe(text);
  });
  test('large amounts are grouped in every currency', () => {
    expect(formatPrice(12_345_600, 'KES')).toBe('KSh 123,456');
    expect(formatPrice(12_345_600, 'ILS')).toBe('₪123,456');
    expect(formatPrice(123_450, 'USD')).toBe('$1,234.50');
  });
});

describe('§9 quote', () => {
  const base = { country: 'IL', model: 'regular', dedication: false } as const;
  test('combo is digital plus the upgrade', () => {
    expect(quote({ ...base, tier: 'combo' }).totalMinor).toBe(3900 + 6900);
  });
  test('the dedication is free for a digital book', () => {
    expect(quote({ ...base, tier: 'digital', dedication: true }).totalMinor).toBe(3900);
  });
  test('the dedication is free with the advanced model', () => {
    expect(quote({ ...base, tier: 'printed', model: 'advanced', dedication: true }).totalMinor).toBe(9900 + 1900);
  });
  test('a printed regular book pays its dedication', () => {
    expect(quote({ ...base, country: 'KE', tier: 'printed', dedication: true }).totalMinor).toBe(249900 + 24900);
  });
});

describe('rulings "Money", Roladin: a percent off the book', () => {
  const base = { model: 'regular', dedication: false, percentOff: 15 } as const;
  test.each([
    ['IL', 'digital', 3315],
    ['IL', 'printed', 8415],
    ['US', 'digital', 1615],
    ['KE', 'digital', 127_400],
    ['KE', 'printed', 212_400],
    ['IL', 'combo', 3315 + 5865],
    ['KE', 'combo', 127_400 + 84_900],
  ] as const)('%s %s: %i', (country, tier, total) => {
    expect(quote({ ...base, country, tier }).totalMinor).toBe(total);
  });
  test('extras keep their price', () => {
    const advanced = quote({ ...base, country: 'IL', tier: 'digital', model: 'advanced' });
    expect(advanced.lines.map(({ unitMinor }) => unitMinor)).toEqual([3315, 1900]);
    const dedicated = quote({ ...base, country: 'IL', tier: 'printed', dedication: true });
    expect(dedicated.lines.map(({ unitMinor }) => unitMinor)).toEqual([8415, 1000]);
  });
  test('nothing off is the price table', () => {
    const plain = { country: 'KE', tier: 'combo', model: 'advanced', dedication: true } as const;
    expect(quote({ ...plain, percentOff: 0 })).toEqual(quote(plain));
  });
});
