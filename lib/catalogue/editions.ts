import type { Language } from '@/lib/markets';
import { LANGUAGES } from '@/lib/markets';
import { expandAges } from './ages';
import { ENTRIES } from './data';
import { toBaseId, toEditionId } from './ids';
import type { CatalogueBook, CatalogueEntry } from './model';
import { applyOverrides } from './overrides/apply-overrides';
import type { CatalogueOverride } from './overrides/model';

/** One edition for each language that the entry has words for, in the order of `LANGUAGES`. */
export function toEditions(entry: CatalogueEntry): readonly CatalogueBook[] {
  const {
    texts,
    ages,
    genders = [],
    categories,
    pointed = [],
    twoHeroes = [],
    threeHeroes = [],
    relative,
    ...shared
  } = entry;
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    const name = relative?.names[language];
    return {
      ...shared,
      ...text,
      id: toEditionId(entry.baseId, language),
      language,
      categories: entry.isBestseller ? (['bestsellers', ...categories] as const) : categories,
      ages: expandAges(ages),
      genders,
      ...(pointed.includes(language) && { pointed: true }),
      ...(twoHeroes.includes(language) && { mostHeroes: threeHeroes.includes(language) ? 3 : 2 }),
      ...(relative && name && { relative: { role: relative.role, name } }),
    };
  });
}

// The pure marks let the bundler drop the catalogue from a page that only filters a list.

/** The base ids of all books, retired ones too, in the order of the shelves. */
export const ALL_BASE_IDS: readonly number[] = /* @__PURE__ */ ENTRIES.map(({ baseId }) => baseId);

const BOOKS: ReadonlyMap<number, CatalogueBook> = /* @__PURE__ */ (() =>
  new Map(ENTRIES.flatMap(toEditions).map((book) => [book.id, book])))();

/** The edition with this id, for sale or retired; `null` when the shop never had it. */
export const findEdition = (id: number): CatalogueBook | null => BOOKS.get(id) ?? null;

/** Keeps the editions that are for sale (spec §8 "book no longer available"). */
export const filterForSale = (books: readonly CatalogueBook[]): readonly CatalogueBook[] =>
  books.filter(({ retired }) => !retired);

/** What the desk switched in the market that is asked about; empty: the code alone. */
type Overrides = readonly CatalogueOverride[];

/** The edition with this id as a market sells it; `null` where it does not. */
export function findEditionForSale(id: number, overrides: Overrides = []): CatalogueBook | null {
  const book = findEdition(id);
  return book && (applyOverrides(filterForSale([book]), overrides)[0] ?? null);
}

/**
 * The editions of a book that a market sells, in the order of `LANGUAGES`; empty for an unknown or retired book, and for
 * one that is off sale there.
 */
export const listEditions = (baseId: number, overrides: Overrides = []): readonly CatalogueBook[] =>
  applyOverrides(filterForSale([...BOOKS.values()].filter((book) => book.baseId === baseId)), overrides);

/** The languages in which a story can be ordered; `catalogueId` is any of its editions. */
export const listStoryLanguages = (catalogueId: number): readonly Language[] =>
  listEditions(toBaseId(catalogueId)).flatMap((edition) => (edition.comingSoon ? [] : edition.language));

const SHELVES: ReadonlyMap<Language, readonly CatalogueBook[]> = /* @__PURE__ */ (() =>
  new Map(
    LANGUAGES.map((language) => [
      language,
      filterForSale([...BOOKS.values()]).filter((book) => book.language === language),
    ]),
  ))();

/** The books that a market sells in a language (spec §3 "Books shown depend on the current language"). */
export const listBooksInLanguage = (language: Language, overrides: Overrides = []): readonly CatalogueBook[] =>
  applyOverrides(SHELVES.get(language) ?? [], overrides);

/** The same book's edition in another language; `null` where a market sells none (§2). */
export const findEditionIdInLanguage = (id: number, language: Language, overrides: Overrides = []): number | null =>
  BOOKS.has(id)
    ? (listEditions(toBaseId(id), overrides).find((edition) => edition.language === language)?.id ?? null)
    : null;
