import { toSample } from '@/app/_samples/to-sample';
import type { OfferedFormatPrice, OfferPageData } from '@/components/partner/offer-page-data';
import { type CatalogueOverride, findEditionForSale, type Gender, SAMPLE_SPREADS, toBaseId } from '@/lib/catalogue';
import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY, type Language, localePath } from '@/lib/markets';
import { getOfferState, type Partner } from '@/lib/partners';
import { formatMarketPrice, listMainTiers, quoteBook } from '@/lib/prices';
import { findStory, renderNewestEdition } from '@/lib/stories/server';

/** Gender of the cover and of the story's hero. */
const HERO_GENDER: Gender = 'girl';

type OfferPageInput = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly child: string;
  readonly now: Date;
  /** What the desk switched in the market. */
  readonly overrides?: readonly CatalogueOverride[];
};

const listPrices = (country: CountryCode, percentOff: number): readonly OfferedFormatPrice[] =>
  listMainTiers(country).map((format) => {
    const book = { country, tier: format, model: 'regular', dedication: false } as const;
    const regularPrice = quoteBook(book).totalMinor;
    const offerPrice = quoteBook({ ...book, percentOff }).totalMinor;
    return {
      format,
      regularPrice: formatMarketPrice(country, regularPrice),
      offerPrice: formatMarketPrice(country, offerPrice),
    };
  });

/** All data of the page in one market; `null` when the language's book is no longer for sale. */
export function getOfferPageData(
  partner: Partner,
  { country, language, child, now, overrides = [] }: OfferPageInput,
): OfferPageData | null {
  const book = findEditionForSale(partner.books[language], overrides);
  const story = book && !book.comingSoon && findStory(book.baseId);
  if (!book || !story) return null;
  const [key] = SAMPLE_SPREADS;
  const told = renderNewestEdition(story, { language, name: child, gender: HERO_GENDER });
  const [sample] = toSample(told, book, HERO_GENDER, key);
  if (!sample) return null;
  const { timeZone } = COUNTRIES[country];
  return {
    partner,
    state: getOfferState(partner, now, timeZone),
    timeZone,
    book,
    isOwnBook: book.baseId === toBaseId(partner.books[COUNTRIES[DEFAULT_COUNTRY].defaultLanguage]),
    gender: HERO_GENDER,
    childName: child,
    sample,
    prices: listPrices(country, partner.percentOff),
    bookHref: localePath(country, language, `/books/${book.id}`),
    wizardHref: `${localePath(country, language, '/wizard')}?book=${book.id}&offer=${partner.id}`,
  };
}
