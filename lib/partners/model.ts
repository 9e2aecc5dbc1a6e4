import type { Language } from '@/lib/markets';

/** What a partner's own page says of it; its other words live in the messages of that page. */
type PartnerText = { readonly name: string; readonly title: string };

/** A business whose customers get a book for less during a few days (rulings, "Flow": Roladin). */
export type Partner = {
  readonly id: PartnerId;
  readonly texts: Readonly<Record<Language, PartnerText>>;
  readonly percentOff: number;
  /** First and last day of the offer in the market's time zone, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Base ids of the books of the offer; a language shows those that it has an edition of. */
  readonly books: readonly number[];
};

export const PARTNER_IDS = ['roladin'] as const;
export type PartnerId = (typeof PARTNER_IDS)[number];
