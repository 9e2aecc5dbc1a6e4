import {
  AGE_BANDS,
  type AgeBand,
  type BookFilters,
  CATEGORIES,
  type Category,
  GENDERS,
  type Gender,
} from '@/lib/catalogue';

export const VIEWS = ['gallery', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** Categories that the visitor can select; bestsellers are a separate filter. */
export type FilterCategory = Exclude<Category, 'bestsellers'>;
export const FILTER_CATEGORIES = CATEGORIES.filter(
  (category): category is FilterCategory => category !== 'bestsellers',
);

export const AGE_BAND_NAMES = Object.keys(AGE_BANDS) as readonly AgeBand[];

/** Search, filters and view of the catalogue; the URL holds all of it. */
export type CatalogueState = {
  readonly query: string;
  readonly category: FilterCategory | null;
  readonly ageBand: AgeBand | null;
  readonly gender: Gender | null;
  readonly bestsellersOnly: boolean;
  readonly view: View;
};

export const DEFAULT_CATALOGUE_STATE: CatalogueState = {
  query: '',
  category: null,
  ageBand: null,
  gender: null,
  bestsellersOnly: false,
  view: 'gallery',
};

/** Longer queries in a URL are cut to this number of characters. */
const MAX_QUERY_LENGTH = 100;

const findKnown = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((name) => name === value) ?? null;

/** Parses a query string and ignores unknown values (spec §2 "/books"). */
export function parseCatalogueUrl(search: string): CatalogueState {
  const asked = new URLSearchParams(search);
  return {
    query: (asked.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    category: findKnown(FILTER_CATEGORIES, asked.get('category')),
    ageBand: findKnown(AGE_BAND_NAMES, asked.get('ages')),
    gender: findKnown(GENDERS, asked.get('gender')),
    // Links from other pages use "bestsellers" as a category.
    bestsellersOnly: asked.get('bestsellers') === '1' || asked.get('category') === 'bestsellers',
    view: findKnown(VIEWS, asked.get('view')) ?? DEFAULT_CATALOGUE_STATE.view,
  };
}

/**
 * Serializes the state into a query string, with its question mark, or empty. Keeps other parameters, such as a
 * campaign's.
 */
export function serializeCatalogueUrl(search: string, choice: CatalogueState): string {
  const address = new URLSearchParams(search);
  const own = {
    q: choice.query.trim(),
    category: choice.category,
    ages: choice.ageBand,
    gender: choice.gender,
    bestsellers: choice.bestsellersOnly ? '1' : null,
    view: choice.view === DEFAULT_CATALOGUE_STATE.view ? null : choice.view,
  };
  for (const [key, value] of Object.entries(own)) {
    if (value) address.set(key, value);
    else address.delete(key);
  }
  const written = address.toString();
  return written && `?${written}`;
}

/** Whether the URL names a category that does not exist. */
export function hasUnknownCategory(search: string): boolean {
  const asked = new URLSearchParams(search).get('category');
  return Boolean(asked) && findKnown(CATEGORIES, asked) === null;
}

/** Filters in the form that the catalogue expects. */
export const toBookFilters = ({ category, ageBand, gender, bestsellersOnly }: CatalogueState): BookFilters => ({
  bestsellersOnly,
  ...(category && { category }),
  ...(ageBand && { ageBand }),
  ...(gender && { gender }),
});

/** Whether any filter is set. */
export const hasActiveFilters = ({ query, category, ageBand, gender, bestsellersOnly }: CatalogueState): boolean =>
  Boolean(query.trim() || category || ageBand || gender || bestsellersOnly);

/** Number of active filters besides search and category. */
export const countExtraFilters = ({ ageBand, gender, bestsellersOnly }: CatalogueState): number =>
  [ageBand, gender, bestsellersOnly].filter(Boolean).length;
