import type { EditionSwitch, PlacedOverride } from '@/lib/catalogue';
import type { CountryCode, Language } from '@/lib/markets';
import type { OfferState } from '@/lib/partners';

/** Whether an edition is sold, only announced, or no longer sold. */
export type EditionState = 'sold' | 'soon' | 'retired';

/** An edition of a book in one language. */
export type StaffEdition = {
  readonly language: Language;
  readonly state: EditionState;
  readonly isBestseller: boolean;
  /** Its pages, one for each market that sells it, and what the desk switched there; none for a retired edition. */
  readonly pages: readonly {
    readonly country: CountryCode;
    readonly path: string;
    readonly switched: EditionSwitch | null;
  }[];
};

/** What the desk switched in one market. */
export type StaffSwitch = PlacedOverride & {
  readonly title: string;
  /** ISO time. */
  readonly changedAt: string;
};

/** What the shop sells and for how much. */
export type CatalogueView = {
  readonly books: readonly {
    readonly baseId: number;
    /** In the reader's language, or else in a language that has one. */
    readonly title: string;
    readonly titleLanguage: Language;
    /** Youngest and oldest age in years, such as "3–7". */
    readonly ages: string;
    readonly editions: readonly StaffEdition[];
  }[];
  /** The latest first. */
  readonly switches: readonly StaffSwitch[];
  readonly prices: readonly {
    readonly id: string;
    readonly name: string;
    /** Copies that the price is for; `most` null is unbounded, `least` null is any number. */
    readonly least: number | null;
    readonly most: number | null;
    /** Business days until it is handed over; `null` where nothing is sent. */
    readonly days: number | null;
    /** In the currency of each market. */
    readonly amounts: Readonly<Record<CountryCode, string>>;
  }[];
};

/** A partner's offer with how often it was used. */
export type OfferView = {
  readonly id: string;
  /** The partner's name in the reader's language. */
  readonly name: string;
  readonly percentOff: number;
  readonly countries: readonly CountryCode[];
  /** Its page in each of its markets. */
  readonly path: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly state: OfferState;
  /** The desk has changed the days of the code. */
  readonly isChanged: boolean;
  /** Paid orders at its price. */
  readonly uses: number;
};
