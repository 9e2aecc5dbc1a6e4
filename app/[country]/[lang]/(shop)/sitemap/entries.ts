import { FOOTER_BOOKS, FOOTER_GROUPS, FOOTER_HELP, type NavKey } from '@/components/layout/navigation';
import { ageSpan, booksIn, CATEGORIES, type Category } from '@/lib/catalogue';
import { type CountryCode, type Language, localePath } from '@/lib/markets';

type Market = { readonly country: CountryCode; readonly language: Language };
type Place = { readonly key: NavKey; readonly rest: string };
type Shelf = {
  readonly category: Category;
  readonly books: ReadonlyArray<{ readonly href: string; readonly title: string; readonly ages: string }>;
};

const HOME: Place = { key: 'home', rest: '' };
/** Pages of this list; the list itself is none of them. */
export const SHOP_PLACES: readonly Place[] = [HOME, ...FOOTER_BOOKS, ...FOOTER_GROUPS];
export const WRITTEN_PLACES: readonly Place[] = FOOTER_HELP.filter(({ key }) => key !== 'sitemap');

/** Every book of the language once, below the first of its themes; shelves without books are left out. */
export function shelvesOf({ country, language }: Market): readonly Shelf[] {
  const themes = CATEGORIES.filter((category) => category !== 'bestsellers');
  const books = booksIn(language);
  return themes
    .map((category) => ({
      category,
      books: books
        .filter((book) => book.categories.find((theme) => theme !== 'bestsellers') === category)
        .map(({ id, title, ages }) => ({
          href: localePath(country, language, `/books/${id}`),
          title,
          ages: ageSpan(ages),
        })),
    }))
    .filter((shelf) => shelf.books.length > 0);
}
