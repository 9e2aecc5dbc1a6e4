import { type CatalogueBook, editionsOf } from '@/lib/catalogue';
import { type CountryCode, type Language, localePath, pageEditions } from '@/lib/markets';

const bookRest = (id: number) => `/books/${id}`;

/** Path of a book's own page. */
export const bookPath = (country: CountryCode, language: Language, id: number): string =>
  localePath(country, language, bookRest(id));

/** Where a book's page stands in every market that has an edition, each with its own id. */
export const editionPaths = (baseId: CatalogueBook['baseId']): Readonly<Record<string, string>> =>
  pageEditions(({ lang }) => {
    const edition = editionsOf(baseId).find(({ language }) => language === lang);
    return edition ? bookRest(edition.id) : null;
  });
