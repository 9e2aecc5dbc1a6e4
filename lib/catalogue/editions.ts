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

/** The base ids of all books, in the order of the shelves. */
export const ALL_BASE_IDS: readonly number[] = /* @__PURE__ */ ENTRIES.map(({ baseId }) => baseId);

const BOOKS: ReadonlyMap<number, CatalogueBook> = /* @__PURE__ */ (() =>
  new Map(ENTRIES.flatMap(editionsOfEntry).map((book) => [book.id, book])))();

/** The edition with this id; `null` when the shop has none. */
export const bookById = (id: number): CatalogueBook | null => BOOKS.get(id) ?? null;

/** All editions of a book, in the order of `LANGUAGES`; empty for an unknown base id. */
export const editionsOf = (baseId: number): readonly CatalogueBook[] =>
  [...BOOKS.values()].filter((book) => book.baseId === baseId);

const SHELVES: ReadonlyMap<Language, readonly CatalogueBook[]> = /* @__PURE__ */ (() =>
  new Map(LANGUAGES.map((language) => [language, [...BOOKS.values()].filter((book) => book.language === language)])))();

/** The books shown while the shop speaks a language (spec §3 "Books shown depend on the current language"). */
export const booksIn = (language: Language): readonly CatalogueBook[] => SHELVES.get(language) ?? [];

/** The same book's edition in another language; `null` where it has none (rulings, "Routing and locale"). */
export const mapToLanguage = (id: number, language: Language): number | null =>
  BOOKS.has(id) ? (bookById(editionId(baseIdOf(id), language))?.id ?? null) : null;
