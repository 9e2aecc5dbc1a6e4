'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY, type Language, localePath } from '@/lib/markets';

type Market = { readonly country: CountryCode; readonly language: Language };

const MarketContext = createContext<Market>({
  country: DEFAULT_COUNTRY,
  language: COUNTRIES[DEFAULT_COUNTRY].defaultLanguage,
});

export function MarketProvider({ country, language, children }: Market & { readonly children: ReactNode }) {
  return <MarketContext value={{ country, language }}>{children}</MarketContext>;
}

/** Country and language of the page, and paths within them. */
export function useMarket(): Market & { readonly to: (rest?: string) => string } {
  const { country, language } = useContext(MarketContext);
  return { country, language, to: (rest) => localePath(country, language, rest) };
}
