import type { CountryCode, Language } from '@/lib/markets';

/** What a partner's own page says of it; its other words live in the messages of that page. */
type PartnerText = { readonly name: string; readonly title: string };

/** A business whose customers get a book for less during a few days (rulings, "Flow": Roladin). */
export type Partner = {
  readonly id: PartnerId;
  readonly texts: Readonly<Record<Language, PartnerText>>;
  readonly percentOff: number;
  /** Where the partner has customers; nowhere else is anything offered. */
  readonly countries: readonly CountryCode[];
  /** First and last day of the offer in the market's time zone, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Catalogue id of the one book of the offer in each language; another edition is another book. */
  readonly books: Readonly<Record<Language, number>>;
};

export const PARTNER_IDS = ['roladin'] as const;
export type PartnerId = (typeof PARTNER_IDS)[number];
