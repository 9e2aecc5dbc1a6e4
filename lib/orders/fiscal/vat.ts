import type { CountryCode } from '@/lib/markets';

/**
 * Value-added tax by the customer's country, in basis points (1800 is 18 %); prices contain it. An accountant confirms
 * these before the shop opens: they depend on where the company is registered.
 */
export const VAT_BASIS_POINTS: Readonly<Record<CountryCode, number>> = { IL: 1800, KE: 1600, US: 0 };

const FULL = 10_000;

/** The tax in a sum that contains it, in minor units, rounded half up. */
export const getIncludedVat = (grossMinor: number, basisPoints: number): number =>
  Math.floor((grossMinor * basisPoints) / (FULL + basisPoints) + 0.5);

/**
 * The tax of a credit note: the tax of everything credited so far, less what earlier notes had. Several partial refunds
 * thus return exactly the invoice's tax.
 */
export const getCreditedVat = (creditedBeforeMinor: number, grossMinor: number, basisPoints: number): number =>
  getIncludedVat(creditedBeforeMinor + grossMinor, basisPoints) - getIncludedVat(creditedBeforeMinor, basisPoints);
