import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { listEditions } from './editions';
import type { CatalogueBook } from './model';

const bookSubpath = (id: number) => `/books/${id}`;

/** Path of a book's page. */
export const bookPath = (country: CountryCode, language: Language, id: number): string =>
  localePath(country, language, bookSubpath(id));

/**
 * Returns a function from language to the book's path without country and language, or to `null` if that edition does
 * not exist.
 */
export function bookSubpathByLanguage(baseId: CatalogueBook['baseId']) {
  const editions = listEditions(baseId);
  return ({ lang }: { readonly lang: Language }): string | null => {
    const edition = editions.find(({ language }) => language === lang);
    return edition ? bookSubpath(edition.id) : null;
  };
}
