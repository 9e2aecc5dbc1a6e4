import type { CountryCode, Language } from '@/lib/markets';
import { listBooksInLanguage } from './editions';
import { sortForMarket } from './market-shelf';
import type { CatalogueBook } from './model';
import type { CatalogueOverride } from './overrides/model';

// Apart from `sortForMarket`, which browsers use: they must not load the catalogue with it.

/** The books that a market sells in a language as the desk switched them, in the order of its shelf. */
export const listMarketBooks = (
  country: CountryCode,
  language: Language,
  overrides: readonly CatalogueOverride[] = [],
): readonly CatalogueBook[] => sortForMarket(listBooksInLanguage(language, overrides), country);
