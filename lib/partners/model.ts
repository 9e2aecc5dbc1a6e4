import type { CountryCode, Language } from '@/lib/markets';

/** Texts of a partner's own page; the page's other texts are in the messages. */
type PartnerText = { readonly name: string; readonly title: string };

/** A business whose customers get a discount for a few days (rulings, "Flow": Roladin). */
export type Partner = {
  readonly id: PartnerId;
  readonly texts: Readonly<Record<Language, PartnerText>>;
  readonly percentOff: number;
  /** The partner's markets; no offer elsewhere. */
  readonly countries: readonly CountryCode[];
  /** First and last day of the offer in the market's time zone, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Catalogue id of the offer's book in each language. */
  readonly books: Readonly<Record<Language, number>>;
};

/** First and last day of an offer, whole days of the market, `YYYY-MM-DD`. */
export type OfferDays = Pick<Partner, 'firstDay' | 'lastDay'>;

/** What the desk says of the days of offers; of an offer without an entry the code's days hold. */
export type OfferDaysByPartner = Readonly<Partial<Record<PartnerId, OfferDays>>>;

export const PARTNER_IDS = ['roladin'] as const;
export type PartnerId = (typeof PARTNER_IDS)[number];
