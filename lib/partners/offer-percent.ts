import { COUNTRIES, type CountryCode } from '@/lib/markets';
import { type OfferDaysByPartner, PARTNER_IDS, type PartnerId } from './model';
import { getOfferState, type OfferState } from './offer-state';
import { getPartner } from './partners';

/** State of an offer for one book; `otherBook`: the book is not part of the offer. */
export type OfferStatus = OfferState | 'otherBook';

type OfferQuery = {
  readonly now: Date;
  /** The market that is charged: the offer's days are in its time zone. */
  readonly country: CountryCode;
  /** The edition in question. */
  readonly catalogueId: number;
  /** What the desk says of the days; without it the code's days hold. */
  readonly days?: OfferDaysByPartner | undefined;
};

export const isPartnerId = (value: unknown): value is PartnerId => PARTNER_IDS.some((id) => id === value);

export function getOfferStatus(id: PartnerId, { now, country, catalogueId, days }: OfferQuery): OfferStatus {
  const partner = getPartner(id, days);
  const isOffered = Object.values(partner.books).includes(catalogueId);
  return isOffered ? getOfferState(partner, now, COUNTRIES[country].timeZone) : 'otherBook';
}

/** Whether the partner has an offer in this market. */
export const isOfferedInCountry = (id: PartnerId, country: CountryCode): boolean =>
  getPartner(id).countries.includes(country);

/** A partner's discount on a book: its percentage in its markets, on its days and for its books, otherwise 0. */
export const getOfferPercent = (id: PartnerId, asking: OfferQuery): number =>
  isOfferedInCountry(id, asking.country) && getOfferStatus(id, asking) === 'during' ? getPartner(id).percentOff : 0;
