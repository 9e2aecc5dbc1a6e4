import type { Language } from '@/lib/markets';
import { LANGUAGES } from '@/lib/markets';
import { expandAges } from './ages';
import { ENTRIES } from './data';
import { baseIdOf, editionId } from './ids';
import type { CatalogueBook, CatalogueEntry } from './model';

/** One edition for each language that the entry has words for, in the order of `LANGUAGES`. */
export function editionsOfEntry(entry: CatalogueEntry): readonly CatalogueBook[] {
  const { texts, ages, genders = [], categories, ...shared } = entry;
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    return {
      ...shared,
      ...text,
      id: editionId(entry.baseId, language),
      language,
      categories: entry.isBestseller ? (['bestsellers', ...categories] as const) : categories,
      ages: expandAges(ages),
      genders,
    };
  });
}

// What follows is marked as pure: a page that only filters a list it was given need not carry the catalogue.

/** The base ids of all books, retired ones too, in the order of the shelves. */
export const ALL_BASE_IDS: readonly number[] = /* @__PURE__ */ ENTRIES.map(({ baseId }) => baseId);

const BOOKS: ReadonlyMap<number, CatalogueBook> = /* @__PURE__ */ (() =>
  new Map(ENTRIES.flatMap(editionsOfEntry).map((book) => [book.id, book])))();

/** The edition with this id, sold or retired; `null` when the shop never had it. */
export const bookById = (id: number): CatalogueBook | null => BOOKS.get(id) ?? null;

/** The editions that are sold among these (spec §8 "book no longer available"). */
export const sold = (books: readonly CatalogueBook[]): readonly CatalogueBook[] =>
  books.filter(({ retired }) => !retired);

/** The editions of a book that are sold, in the order of `LANGUAGES`; empty for an unknown or retired one. */
export const editionsOf = (baseId: number): readonly CatalogueBook[] =>
  sold([...BOOKS.values()].filter((book) => book.baseId === baseId));

const SHELVES: ReadonlyMap<Language, readonly CatalogueBook[]> = /* @__PURE__ */ (() =>
  new Map(
    LANGUAGES.map((language) => [language, sold([...BOOKS.values()]).filter((book) => book.language === language)]),
  ))();

/** The books shown while the shop speaks a language (spec §3 "Books shown depend on the current language"). */
export const booksIn = (language: Language): readonly CatalogueBook[] => SHELVES.get(language) ?? [];

/** The same book's edition in another language; `null` where none is sold (rulings, "Routing and locale"). */
export const mapToLanguage = (id: number, language: Language): number | null =>
  BOOKS.has(id) ? (editionsOf(baseIdOf(id)).find((edition) => edition.language === language)?.id ?? null) : null;
