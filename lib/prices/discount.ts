import type { CountryCode } from '@/lib/markets';

/** The smallest step of a price in minor units: shillings are whole, also after a discount (rulings, "Money"). */
const ROUNDING_STEP: Readonly<Record<CountryCode, number>> = { IL: 1, US: 1, KE: 100 };

/** A price minus a percentage, half rounded up. Integers in minor units. */
export function applyDiscount(country: CountryCode, amountMinor: number, percentOff: number): number {
  const step = ROUNDING_STEP[country];
  return Math.floor((amountMinor * (100 - percentOff)) / (100 * step) + 0.5) * step;
}
