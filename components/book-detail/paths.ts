import { type CatalogueBook, editionsOf } from '@/lib/catalogue';
import { type CountryCode, type Language, localePath } from '@/lib/markets';

const bookRest = (id: number) => `/books/${id}`;

/** Path of a book's own page. */
export const bookPath = (country: CountryCode, language: Language, id: number): string =>
  localePath(country, language, bookRest(id));

/** The page of a book in each market, without country and language; `null` where the language has no edition. */
export function bookPathIn(baseId: CatalogueBook['baseId']) {
  const editions = editionsOf(baseId);
  return ({ lang }: { readonly lang: Language }): string | null => {
    const edition = editions.find(({ language }) => language === lang);
    return edition ? bookRest(edition.id) : null;
  };
}
