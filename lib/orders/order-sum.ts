import type { BookRow } from '@/lib/books/server';
import type { CountryCode } from '@/lib/markets';
import { isOfferedIn, offerPercent, offerStanding } from '@/lib/partners';
import { type PriceTier, type Quote, quote } from '@/lib/prices';
import type { OrderView } from './view';

type Asking = { readonly country: CountryCode; readonly tier: PriceTier; readonly now: Date };

/** What the book's offer is worth at this moment; `null` when the parent came with none, or from where it is not made. */
export function orderOffer(book: BookRow, { country, now }: Omit<Asking, 'tier'>): OrderView['offer'] {
  const { offer: partner, catalogueId } = book;
  if (!partner || !catalogueId || !isOfferedIn(partner, country)) return null;
  const asking = { now, country, catalogueId };
  return { partner, standing: offerStanding(partner, asking), percentOff: offerPercent(partner, asking) };
}

/** What an unpaid order costs at this moment: the same for the page that shows it and the till that charges it. */
export function orderSum(book: BookRow, { country, tier, now }: Asking): Quote {
  const percentOff = orderOffer(book, { country, now })?.percentOff ?? 0;
  return quote({ country, tier, model: book.imageModel, dedication: false, percentOff });
}
