import { describe, expect, it } from 'vitest';
import type { CountryCode } from '@/lib/markets';
import { formatMarketPrice, listAvailableTiers, type PriceTier, quoteBook, resolveTier } from '@/lib/prices';
import { getOtherFormat, getSelectedFormat } from './checkout-price';

const NOW = new Date('2026-11-26T12:00:00Z');
const bookIn = (priceTier: PriceTier) =>
  ({ priceTier, addedHeroes: 0, imageModel: 'regular', offer: null, offerDays: {}, catalogueId: 1 }) as const;
const COUNTRIES: readonly CountryCode[] = ['IL', 'US', 'KE'];
const CHOICES = COUNTRIES.flatMap((country) =>
  (['digital', 'printed', 'combo'] as const).map((tier) => [country, tier] as const),
);

describe('§3 price tier: the price that was chosen stays chosen', () => {
  it.each(CHOICES)('in %s, %s is the price of the preview and of the checkout', (country, asked) => {
    const tier = resolveTier(asked, country);
    const { totalMinor } = quoteBook({ country, tier, model: 'regular', dedication: false });
    const place = { country, now: NOW };
    expect(getSelectedFormat(bookIn(asked), place)).toEqual({ tier, price: formatMarketPrice(country, totalMinor) });
  });

  it.each(CHOICES)('in %s, beside %s stands the other kind of book', (country, asked) => {
    const chosen = resolveTier(asked, country);
    const other = getOtherFormat(bookIn(asked), { country, now: NOW });
    expect(listAvailableTiers(country)).toContain(other?.tier);
    expect(other?.tier === 'digital').toBe(chosen !== 'digital');
  });
});
