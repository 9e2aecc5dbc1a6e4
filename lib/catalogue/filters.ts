import type { CatalogueBook, Category, Gender } from './model';
import { supportsGender } from './supports-gender';

/**
 * Age ranges in years, both ends inclusive, that the catalogue's filter offers; together they cover all ages of spec
 * §3.
 */
export const AGE_BANDS = {
  '1-3': { min: 1, max: 3 },
  '4-6': { min: 4, max: 6 },
  '7-10': { min: 7, max: 10 },
} as const;
export type AgeBand = keyof typeof AGE_BANDS;

/** Filters besides the search query (spec §2 "/books"); an omitted filter excludes nothing. */
export type BookFilters = {
  readonly category?: Category;
  readonly ageBand?: AgeBand;
  readonly gender?: Gender;
  readonly bestsellersOnly?: boolean;
};

const isInAgeBand = (book: CatalogueBook, band: AgeBand): boolean => {
  const { min, max } = AGE_BANDS[band];
  return book.ages.some((age) => age >= min && age <= max);
};

/** The books that pass every filter, in the order of the list. */
export const filterBooks = (
  books: readonly CatalogueBook[],
  { category, ageBand, gender, bestsellersOnly = false }: BookFilters,
): readonly CatalogueBook[] =>
  books.filter(
    (book) =>
      (!category || book.categories.includes(category)) &&
      (!ageBand || isInAgeBand(book, ageBand)) &&
      (!gender || supportsGender(book, gender)) &&
      (!bestsellersOnly || book.isBestseller),
  );
