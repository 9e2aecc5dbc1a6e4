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

/** What a partner's offer takes off a book's price: its percent on its own days and books, otherwise 0. */
export const offerPercent = (id: PartnerId, asking: Asking): number =>
  offerStanding(id, asking) === 'during' ? partnerById(id).percentOff : 0;
