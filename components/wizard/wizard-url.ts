import { CATEGORIES, type Category, GENDERS, type Gender } from '@/lib/catalogue';
import { isPartnerId, type PartnerId } from '@/lib/partners';
import { PRICE_TIERS, type PriceTier } from '@/lib/prices';

/** URL parameters of the wizard; they survive reload, Back and Forward. */
export type WizardParams = {
  readonly step: string | null;
  /** Draft id, if a link names one. */
  readonly draft: string | null;
  /** Start a new book and ignore the stored draft. */
  readonly fresh: boolean;
  /** Catalogue id in any language: from a link, or the selected but unsaved book. */
  readonly book: number | null;
  /** Gender that the visitor selected on the book page; the default of a new form. */
  readonly gender: Gender | null;
  /** The hero of the child's earlier book is not kept any more (`hero=gone`), so that this one needs a photo. */
  readonly heroGone: boolean;
  readonly tier: PriceTier | null;
  readonly offer: PartnerId | null;
} & BookFilterState;

/** Filters of the book step. */
export type BookFilterState = {
  readonly query: string;
  readonly category: Category | null;
  /** Only books for the child's age. */
  readonly fits: boolean;
};

/** Longer queries in a URL are cut to this number of characters. */
const MAX_QUERY_LENGTH = 100;

/** Parses the URL and ignores unknown values. */
export function parseWizardUrl(search: URLSearchParams): WizardParams {
  const offer = search.get('offer');
  const book = Number(search.get('book'));
  return {
    step: search.get('step'),
    draft: search.get('draft'),
    fresh: search.has('new'),
    book: Number.isSafeInteger(book) && book > 0 ? book : null,
    gender: GENDERS.find((gender) => gender === search.get('gender')) ?? null,
    heroGone: search.get('hero') === 'gone',
    tier: PRICE_TIERS.find((tier) => tier === search.get('tier')) ?? null,
    offer: isPartnerId(offer) ? offer : null,
    query: (search.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    category: CATEGORIES.find((category) => category === search.get('category')) ?? null,
    fits: search.get('fits') === '1',
  };
}

type WizardParamsChange = {
  readonly step?: string;
  readonly draft?: null;
  readonly new?: null;
  readonly book?: number | null;
  readonly q?: string;
  readonly category?: Category | null;
  readonly fits?: '1' | null;
};

/** Query string after a change, with its question mark. Removes empty values and keeps other parameters. */
export function updateWizardSearch(search: string, change: WizardParamsChange): string {
  const address = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') address.delete(key);
    else address.set(key, String(value));
  }
  return `?${address}`;
}
