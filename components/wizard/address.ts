import { CATEGORIES, type Category, GENDERS, type Gender } from '@/lib/catalogue';
import { isPartnerId, type PartnerId } from '@/lib/partners';
import { PRICE_TIERS, type PriceTier } from '@/lib/prices';

/** What the wizard's address holds; all of it survives reload, back and forward. */
export type WizardAddress = {
  readonly step: string | null;
  /** Which draft, where a link means a certain one. */
  readonly draft: string | null;
  /** Begin another book, whatever the device remembers. */
  readonly fresh: boolean;
  /** Catalogue id of any language: from a link, or the one that is marked on the shelf but not yet saved. */
  readonly book: number | null;
  /** Whom the visitor looked at the book for; what a new form begins with. */
  readonly gender: Gender | null;
  readonly tier: PriceTier | null;
  readonly offer: PartnerId | null;
} & ShelfChoice;

/** How the shelf of the book step is narrowed. */
export type ShelfChoice = {
  readonly query: string;
  readonly category: Category | null;
  /** Only books that suit the child's age. */
  readonly fits: boolean;
};

/** Longest search that is taken from an address, in characters. */
const LONGEST_QUERY = 100;

/** Reads an address; what it does not know, it leaves out. */
export function readAddress(search: URLSearchParams): WizardAddress {
  const offer = search.get('offer');
  const book = Number(search.get('book'));
  return {
    step: search.get('step'),
    draft: search.get('draft'),
    fresh: search.has('new'),
    book: Number.isSafeInteger(book) && book > 0 ? book : null,
    gender: GENDERS.find((gender) => gender === search.get('gender')) ?? null,
    tier: PRICE_TIERS.find((tier) => tier === search.get('tier')) ?? null,
    offer: isPartnerId(offer) ? offer : null,
    query: (search.get('q') ?? '').slice(0, LONGEST_QUERY),
    category: CATEGORIES.find((category) => category === search.get('category')) ?? null,
    fits: search.get('fits') === '1',
  };
}

type AddressChange = {
  readonly step?: string;
  readonly draft?: null;
  readonly new?: null;
  readonly book?: number | null;
  readonly q?: string;
  readonly category?: Category | null;
  readonly fits?: '1' | null;
};

/** The query string after a change, with its question mark; what is empty goes, keys of others stay. */
export function changedAddress(search: string, change: AddressChange): string {
  const address = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') address.delete(key);
    else address.set(key, String(value));
  }
  return `?${address}`;
}
