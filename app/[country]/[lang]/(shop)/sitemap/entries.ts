import { FOOTER_BOOKS, FOOTER_HELP, type NavKey } from '@/components/layout/navigation';
import {
  CATEGORIES,
  type CatalogueOverride,
  type Category,
  formatAgeRange,
  listBooksInLanguage,
} from '@/lib/catalogue';
import { type CountryCode, type Language, localePath } from '@/lib/markets';

type Market = { readonly country: CountryCode; readonly language: Language };
type SitemapLink = { readonly key: NavKey; readonly rest: string };
type CategoryEntry = {
  readonly category: Category;
  readonly books: ReadonlyArray<{ readonly href: string; readonly title: string; readonly ages: string }>;
};

const HOME_LINK: SitemapLink = { key: 'home', rest: '' };
/** Pages of the sitemap, without the sitemap itself. */
export const SHOP_LINKS: readonly SitemapLink[] = [HOME_LINK, ...FOOTER_BOOKS];
export const HELP_LINKS: readonly SitemapLink[] = FOOTER_HELP.filter(({ key }) => key !== 'sitemap');

/** Lists every book that the market sells in the language once, under its first category; omits empty categories. */
export function listCategoryEntries(
  { country, language }: Market,
  overrides: readonly CatalogueOverride[],
): readonly CategoryEntry[] {
  const themes = CATEGORIES.filter((category) => category !== 'bestsellers');
  const books = listBooksInLanguage(language, overrides);
  return themes
    .map((category) => ({
      category,
      books: books
        .filter((book) => book.categories.find((theme) => theme !== 'bestsellers') === category)
        .map(({ id, title, ages }) => ({
          href: localePath(country, language, `/books/${id}`),
          title,
          ages: formatAgeRange(ages),
        })),
    }))
    .filter((shelf) => shelf.books.length > 0);
}
