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

/** Shelves that are chosen by themselves; bestsellers are a filter of their own. */
export type Shelf = Exclude<Category, 'bestsellers'>;
export const SHELVES = CATEGORIES.filter((category): category is Shelf => category !== 'bestsellers');

export const AGE_BAND_NAMES = Object.keys(AGE_BANDS) as readonly AgeBand[];

/** What the catalogue shows and how; all of it lives in the page's address. */
export type CatalogueChoice = {
  readonly query: string;
  readonly category: Shelf | null;
  readonly ageBand: AgeBand | null;
  readonly gender: Gender | null;
  readonly bestsellersOnly: boolean;
  readonly view: View;
};

export const EVERYTHING: CatalogueChoice = {
  query: '',
  category: null,
  ageBand: null,
  gender: null,
  bestsellersOnly: false,
  view: 'gallery',
};

/** Longest search that is taken from an address, in characters. */
const LONGEST_QUERY = 100;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((name) => name === value) ?? null;

/** The choice that a query string asks for; what it does not know, it leaves out (spec §2 "/books"). */
export function readAddress(search: string): CatalogueChoice {
  const asked = new URLSearchParams(search);
  return {
    query: (asked.get('q') ?? '').slice(0, LONGEST_QUERY),
    category: oneOf(SHELVES, asked.get('category')),
    ageBand: oneOf(AGE_BAND_NAMES, asked.get('ages')),
    gender: oneOf(GENDERS, asked.get('gender')),
    // Links from elsewhere name the bestsellers as a category.
    bestsellersOnly: asked.get('bestsellers') === '1' || asked.get('category') === 'bestsellers',
    view: oneOf(VIEWS, asked.get('view')) ?? EVERYTHING.view,
  };
}

/** The query string of a choice, with its question mark or empty; keys of others, such as a campaign's, stay. */
export function writeAddress(search: string, choice: CatalogueChoice): string {
  const address = new URLSearchParams(search);
  const own = {
    q: choice.query.trim(),
    category: choice.category,
    ages: choice.ageBand,
    gender: choice.gender,
    bestsellers: choice.bestsellersOnly ? '1' : null,
    view: choice.view === EVERYTHING.view ? null : choice.view,
  };
  for (const [key, value] of Object.entries(own)) {
    if (value) address.set(key, value);
    else address.delete(key);
  }
  const written = address.toString();
  return written && `?${written}`;
}

/** Does the address name a shelf that there is not? */
export function namesUnknownShelf(search: string): boolean {
  const asked = new URLSearchParams(search).get('category');
  return Boolean(asked) && oneOf(CATEGORIES, asked) === null;
}

/** The choice as the catalogue filters by it. */
export const filtersOf = ({ category, ageBand, gender, bestsellersOnly }: CatalogueChoice): BookFilters => ({
  bestsellersOnly,
  ...(category && { category }),
  ...(ageBand && { ageBand }),
  ...(gender && { gender }),
});

/** Does the choice leave any book out? */
export const isNarrowed = ({ query, category, ageBand, gender, bestsellersOnly }: CatalogueChoice): boolean =>
  Boolean(query.trim() || category || ageBand || gender || bestsellersOnly);

/** How many filters besides search and category are set. */
export const furtherFilters = ({ ageBand, gender, bestsellersOnly }: CatalogueChoice): number =>
  [ageBand, gender, bestsellersOnly].filter(Boolean).length;
