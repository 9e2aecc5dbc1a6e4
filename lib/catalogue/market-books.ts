import type { CountryCode, Language } from '@/lib/markets';
import { listBooksInLanguage } from './editions';
import { sortForMarket } from './market-shelf';
import type { CatalogueBook } from './model';

// Apart from `sortForMarket`, which browsers use: they must not load the catalogue with it.

/** The books for sale in a language, in the order of the market's shelf. */
export const listMarketBooks = (country: CountryCode, language: Language): readonly CatalogueBook[] =>
  sortForMarket(listBooksInLanguage(language), country);
