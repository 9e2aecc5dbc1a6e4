'use client';

import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { useVerification } from '@/lib/client/use-verification';
import { getOtherFormat, getSelectedFormat, type PricedBook } from './checkout-price';

/**
 * The price that the visitor will pay for the chosen format, and that of the other kind of book: in the country of the
 * verified phone, else of the page. If the two differ, also returns the page's price (§4 phone verification: we explain
 * the difference before a format is chosen).
 */
export function useCheckoutPrice(book: PricedBook, now: Date) {
  const { country: shown } = useMarket();
  const cookie = useLockedCountry();
  const { status } = useVerification();
  // The server renders the price first, and it knows the session but not the cookie.
  const locked = cookie ?? (status?.verified ? status.country : null);
  const place = { country: locked ?? shown, now };
  const chosen = getSelectedFormat(book, place);
  const pagePrice = getSelectedFormat(book, { country: shown, now }).price;
  return {
    chosen,
    other: getOtherFormat(book, place),
    otherMarket: locked && chosen.price !== pagePrice ? { verified: locked, shown: pagePrice } : null,
  };
}
