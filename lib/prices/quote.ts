import type { CountryCode } from '@/lib/markets';
import { applyDiscount } from './discount';
import { type PriceId, priceFor } from './table';

export const PRICE_TIERS = ['digital', 'printed', 'combo'] as const;
export type PriceTier = (typeof PRICE_TIERS)[number];

export type QuoteLine = { readonly priceId: PriceId; readonly quantity: number; readonly unitMinor: number };
export type Quote = { readonly lines: readonly QuoteLine[]; readonly totalMinor: number };

export type QuoteRequest = {
  readonly country: CountryCode;
  readonly tier: PriceTier;
  readonly model: 'regular' | 'advanced';
  readonly dedication: boolean;
  /** Taken off the book itself, not off its extras. */
  readonly percentOff?: number;
};

/** Price ids of the book itself; `combo` is digital plus the upgrade (rulings, "Money"). */
const bookPriceIds = (tier: PriceTier): readonly PriceId[] =>
  tier === 'combo' ? ['digital', 'upgrade_to_printed'] : [tier];

/** Price ids of a single book's extras. */
function extraPriceIds({ tier, model, dedication }: QuoteRequest): readonly PriceId[] {
  const advanced: readonly PriceId[] = model === 'advanced' ? ['advanced_model_addon'] : [];
  // The dedication page is free for digital books and with the advanced model (spec §9).
  const charged = dedication && tier !== 'digital' && model !== 'advanced';
  return [...advanced, ...(charged ? (['printed_dedication'] as const) : [])];
}

/** The price of one parent's book, line by line, in minor units; screen and checkout use the same. */
export function quote(request: QuoteRequest): Quote {
  const { country, tier, percentOff = 0 } = request;
  const line = (priceId: PriceId, off: number): QuoteLine => ({
    priceId,
    quantity: 1,
    unitMinor: applyDiscount(country, priceFor(country, priceId), off),
  });
  const lines = [
    ...bookPriceIds(tier).map((id) => line(id, percentOff)),
    ...extraPriceIds(request).map((id) => line(id, 0)),
  ];
  return { lines, totalMinor: lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0) };
}
