'use client';

import { useLocale } from 'next-intl';

/** The name of a market in the reader's language. */
export function useCountryName(): (country: string) => string {
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return (country) => countries.of(country) ?? country;
}
