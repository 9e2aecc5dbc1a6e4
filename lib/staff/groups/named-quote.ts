import type { PriceId, Quote } from '@/lib/prices';

/** A quote with the names of its lines, for the screen. */
export const toNamedQuote = ({ lines, totalMinor }: Quote, getName: (priceId: PriceId) => string) => ({
  lines: lines.map(({ priceId, quantity, unitMinor }) => ({ name: getName(priceId), quantity, unitMinor })),
  totalMinor,
});
