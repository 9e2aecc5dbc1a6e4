import { COUNTRIES, type CountryCode, type Currency } from '@/lib/markets';

export const CURRENCY_SYMBOLS: Readonly<Record<Currency, string>> = { ILS: '₪', USD: '$', KES: 'KSh' };

const grouped = (amount: number, decimals: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/**
 * Formats a price with thousands separators: the symbol right before the amount, for shillings with a space after it
 * (spec §9). Shows cents only where there are any.
 * @param amountMinor integer in minor units
 */
export function formatPrice(amountMinor: number, currency: Currency): string {
  const decimals = amountMinor % 100 === 0 ? 0 : 2;
  const space = currency === 'KES' ? ' ' : '';
  return `${CURRENCY_SYMBOLS[currency]}${space}${grouped(amountMinor / 100, decimals)}`;
}

export const formatMarketPrice = (country: CountryCode, amountMinor: number): string =>
  formatPrice(amountMinor, COUNTRIES[country].currency);
