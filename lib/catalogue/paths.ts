import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { listEditions } from './editions';
import type { CatalogueBook } from './model';
import type { CatalogueOverride } from './overrides/model';

const bookSubpath = (id: number) => `/books/${id}`;

/** Path of a book's page. */
export const bookPath = (country: CountryCode, language: Language, id: number): string =>
  localePath(country, language, bookSubpath(id));

/** What the desk switched in each market; empty: the code alone. */
type OverridesOf = (country: CountryCode) => readonly CatalogueOverride[];

/**
 * Returns a function from a market's page to the book's path without country and language, or to `null` where that
 * market does not sell that edition.
 */
export function bookSubpathByLanguage(baseId: CatalogueBook['baseId'], overridesOf: OverridesOf = () => []) {
  return ({ country, lang }: { readonly country: CountryCode; readonly lang: Language }): string | null => {
    const edition = listEditions(baseId, overridesOf(country)).find(({ language }) => language === lang);
    return edition ? bookSubpath(edition.id) : null;
  };
}
