'use client';

import type { PreviewView } from '@/lib/books';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';
import { offerPercent } from '@/lib/partners';
import { formatFor, quote } from '@/lib/prices';

type Priced = Pick<PreviewView, 'imageModel' | 'offer' | 'catalogueId'>;

/** What the digital book costs in a country today. */
function priceIn(country: CountryCode, { imageModel: model, offer, catalogueId }: Priced, now: Date): string {
  const percentOff = offer && catalogueId ? offerPercent(offer, { now, country, catalogueId }) : 0;
  return formatFor(country, quote({ country, tier: 'digital', model, dedication: false, percentOff }).totalMinor);
}

/**
 * What the visitor will be charged: the price of the verified phone's market, else of the page's; and where the two
 * differ, what the page would say (rulings, "Lock": the difference is explained before a format is chosen).
 */
export function useCharge(book: Priced, now: Date) {
  const { country } = useMarket();
  const locked = useLockedCountry();
  const [price, shown] = [priceIn(locked ?? country, book, now), priceIn(country, book, now)];
  return { price, elsewhere: locked && price !== shown ? { verified: locked, shown } : null };
}
