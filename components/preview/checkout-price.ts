import type { PreviewView } from '@/lib/books';
import type { CountryCode } from '@/lib/markets';
import { getOfferPercent } from '@/lib/partners';
import { formatMarketPrice, listMainTiers, type PriceTier, quoteBook, resolveTier } from '@/lib/prices';

export type PricedBook = Pick<
  PreviewView,
  'addedHeroes' | 'imageModel' | 'offer' | 'offerDays' | 'catalogueId' | 'priceTier'
>;
type Place = { readonly country: CountryCode; readonly now: Date };

/** A format with its price today, formatted. */
export type PricedFormat = { readonly tier: PriceTier; readonly price: string };

function priceFormat(
  tier: PriceTier,
  { imageModel: model, offer, offerDays: days, catalogueId, addedHeroes }: PricedBook,
  place: Place,
): PricedFormat {
  const { country, now } = place;
  const percentOff = offer && catalogueId ? getOfferPercent(offer, { now, country, catalogueId, days }) : 0;
  const { totalMinor } = quoteBook({ country, tier, model, dedication: false, percentOff, addedHeroes });
  return { tier, price: formatMarketPrice(country, totalMinor) };
}

/** The format that the parent chose before the preview, as the checkout will show it (spec §3 `priceTier`). */
export const getSelectedFormat = (book: PricedBook, place: Place): PricedFormat =>
  priceFormat(resolveTier(book.priceTier, place.country), book, place);

/** The first of the market's other main formats; `null` where only one is sold. */
export function getOtherFormat(book: PricedBook, place: Place): PricedFormat | null {
  const chosen = resolveTier(book.priceTier, place.country);
  const isPrinted = (tier: PriceTier) => tier !== 'digital';
  const other = listMainTiers(place.country).find((tier) => isPrinted(tier) !== isPrinted(chosen));
  return other ? priceFormat(other, book, place) : null;
}
