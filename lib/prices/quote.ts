import type { CountryCode } from '@/lib/markets';
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
};

/** Price ids of one parent's book; `combo` is digital plus the upgrade (rulings, "Money"). */
function priceIds({ tier, model, dedication }: QuoteRequest): readonly PriceId[] {
  const book: readonly PriceId[] = tier === 'combo' ? ['digital', 'upgrade_to_printed'] : [tier];
  const advanced: readonly PriceId[] = model === 'advanced' ? ['advanced_model_addon'] : [];
  // The dedication page is free for digital books and with the advanced model (spec §9).
  const charged = dedication && tier !== 'digital' && model !== 'advanced';
  return [...book, ...advanced, ...(charged ? (['printed_dedication'] as const) : [])];
}

/** What one parent's book costs, line by line, in minor units; the same for screen and till. */
export function quote(request: QuoteRequest): Quote {
  const lines = priceIds(request).map((priceId) => ({
    priceId,
    quantity: 1,
    unitMinor: priceFor(request.country, priceId),
  }));
  return { lines, totalMinor: lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0) };
}
