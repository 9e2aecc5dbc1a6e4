import { countAddedHeroes, hasDedication, type OrderedBookRow } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { CountryCode } from '@/lib/markets';
import {
  getOfferPercent,
  getOfferStatus,
  getPartner,
  isOfferedInCountry,
  type OfferDaysByPartner,
} from '@/lib/partners';
import { type PriceTier, type Quote, quoteBook, quoteUpgrade, type RewardsUse } from '@/lib/prices';
import type { OrderView } from './view';

export type QuoteInput = {
  readonly country: CountryCode;
  readonly tier: PriceTier;
  readonly isUpgrade: boolean;
  readonly now: Date;
  /** What the desk says of the days of offers. */
  readonly days: OfferDaysByPartner;
};

/** The book's partner offer at this time; `null` when there is none in this market. */
export function getOrderOffer(
  book: Pick<OrderedBookRow, 'offer' | 'catalogueId'>,
  { country, now, days }: Pick<QuoteInput, 'country' | 'now' | 'days'>,
): OrderView['offer'] {
  const { offer: partner, catalogueId } = book;
  if (!partner || !catalogueId || !isOfferedInCountry(partner, country)) return null;
  const offerInput = { now, country, catalogueId, days };
  const { firstDay, lastDay } = getPartner(partner, days);
  return {
    partner,
    standing: getOfferStatus(partner, offerInput),
    percentOff: getOfferPercent(partner, offerInput),
    firstDay,
    lastDay,
  };
}

/** The current price of an unpaid order, by default without the account's rewards: the page that shows it and the checkout that charges it use the same. */
export function getOrderQuote(
  book: Pick<OrderedBookRow, 'offer' | 'imageModel' | 'dedication' | 'dedicationPhoto'> &
    Parameters<typeof countAddedHeroes>[0],
  { country, tier, isUpgrade, now, days }: QuoteInput,
  rewards: RewardsUse = {},
): Quote {
  const dedication = hasDedication(book) && isAvailable('dedication');
  if (isUpgrade) return quoteUpgrade({ country, model: book.imageModel, dedication }, rewards);
  const percentOff = getOrderOffer(book, { country, now, days })?.percentOff ?? 0;
  const addedHeroes = countAddedHeroes(book);
  return quoteBook({ country, tier, model: book.imageModel, dedication, percentOff, addedHeroes }, rewards);
}
