import { type CatalogueBook, editionsOf } from '@/lib/catalogue';
import { COUNTRIES, type CountryCode, type Language, localePath, supportedPairs } from '@/lib/markets';

/** Path of a book's own page. */
export const bookPath = (country: CountryCode, language: Language, id: number): string =>
  localePath(country, language, `/books/${id}`);

/**
 * Where the page stands in every market that has an edition, by locale (`he-IL`), each with its own id;
 * `x-default` is the first (rulings, "Routing and locale").
 */
export function editionPaths(baseId: CatalogueBook['baseId']): Readonly<Record<string, string>> {
  const editions = editionsOf(baseId);
  const paths = supportedPairs.flatMap(({ country, lang }) => {
    const edition = editions.find(({ language }) => language === lang);
    return edition ? [[COUNTRIES[country].locales[lang] ?? lang, bookPath(country, lang, edition.id)] as const] : [];
  });
  const [first] = paths;
  return { ...Object.fromEntries(paths), ...(first && { 'x-default': first[1] }) };
}
