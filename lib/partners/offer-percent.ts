import { COUNTRIES, type CountryCode } from '@/lib/markets';
import { PARTNER_IDS, type PartnerId } from './model';
import { type OfferState, offerState } from './offer-state';
import { partnerById } from './partners';

/** Where an offer stands for one book; `otherBook` is not one of the offer's. */
export type OfferStanding = OfferState | 'otherBook';

type Asking = {
  readonly now: Date;
  /** The market that is charged: its time zone has the offer's days. */
  readonly country: CountryCode;
  /** The edition in question. */
  readonly catalogueId: number;
};

export const isPartnerId = (value: unknown): value is PartnerId => PARTNER_IDS.some((id) => id === value);

export function offerStanding(id: PartnerId, { now, country, catalogueId }: Asking): OfferStanding {
  const partner = partnerById(id);
  const isOffered = Object.values(partner.books).includes(catalogueId);
  return isOffered ? offerState(partner, now, COUNTRIES[country].timeZone) : 'otherBook';
}

/** Has the partner customers in this market? */
export const isOfferedIn = (id: PartnerId, country: CountryCode): boolean =>
  partnerById(id).countries.includes(country);

/** What a partner's offer takes off a book's price: its percent in its countries, on its days and books, otherwise 0. */
export const offerPercent = (id: PartnerId, asking: Asking): number =>
  isOfferedIn(id, asking.country) && offerStanding(id, asking) === 'during' ? partnerById(id).percentOff : 0;
