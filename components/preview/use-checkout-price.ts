'use client';

import type { PreviewView } from '@/lib/books';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { useVerification } from '@/lib/client/use-verification';
import type { CountryCode } from '@/lib/markets';
import { getOfferPercent } from '@/lib/partners';
import { formatMarketPrice, quoteBook } from '@/lib/prices';

type PricedBook = Pick<PreviewView, 'imageModel' | 'offer' | 'catalogueId'>;

/** Today's price of the digital book in a country. */
function priceInCountry(
  country: CountryCode,
  { imageModel: model, offer, catalogueId }: PricedBook,
  now: Date,
): string {
  const percentOff = offer && catalogueId ? getOfferPercent(offer, { now, country, catalogueId }) : 0;
  return formatMarketPrice(
    country,
    quoteBook({ country, tier: 'digital', model, dedication: false, percentOff }).totalMinor,
  );
}

/**
 * The price that the visitor will pay: in the country of the verified phone, else of the page. If the two differ, also
 * returns the page's price (rulings, "Lock": we explain the difference before a format is chosen).
 */
export function useCheckoutPrice(book: PricedBook, now: Date) {
  const { country } = useMarket();
  const cookie = useLockedCountry();
  const { status } = useVerification();
  // The server renders the price first, and it knows the session but not the cookie.
  const locked = cookie ?? (status?.verified ? status.country : null);
  const [price, pagePrice] = [priceInCountry(locked ?? country, book, now), priceInCountry(country, book, now)];
  return { price, otherMarket: locked && price !== pagePrice ? { verified: locked, shown: pagePrice } : null };
}
