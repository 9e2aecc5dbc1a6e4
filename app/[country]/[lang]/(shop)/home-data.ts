import { getHeroSlides } from '@/app/_home/slides';
import { getTestimonials } from '@/app/_home/testimonials';
import { booksInCategory, homeCategories, sortAvailableFirst } from '@/components/home/home-categories';
import type { HomePageData, PickableBook, SampleBook } from '@/components/home/home-page-data';
import { getConsentServices, RETENTION_DAYS } from '@/lib/books';
import { BRAND } from '@/lib/brand';
import {
  type CatalogueBook,
  DEFAULT_AGES,
  listBooksInLanguage,
  listMarketBooks,
  sortCategoriesForMarket,
} from '@/lib/catalogue';
import { type CountryCode, getTextDirection, type Language, localePath } from '@/lib/markets';
import { env, showsSamples } from '@/lib/platform/env';
import { formatMarketPrice, getPrintedPrice, PRICE_TABLE, priceFor, printedIncludesDigital } from '@/lib/prices';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import { getRequiredPhotoConsent } from '@/lib/server/required-consent';
import { getVisibleProof } from '@/lib/social-proof';
import { findStory, renderNewestEdition } from '@/lib/stories/server';
import { INTERIOR_PAGES } from '@/lib/typesetting';

/** The market's first book with this child's name; the language's first one while it sells none. */
function getFeaturedBook(sold: readonly CatalogueBook[], language: Language, child: string): SampleBook | null {
  const book = [...sold, ...listBooksInLanguage(language)].find((candidate) => !candidate.comingSoon);
  const story = book && findStory(book.baseId);
  if (!book || !story) return null;
  const [first] = renderNewestEdition(story, { language, name: child, gender: 'boy' }).spreads;
  return { baseId: book.baseId, title: book.title, childName: child, paragraphs: first?.paragraphs ?? [] };
}

/** The number of books that the widest picker shows. */
const PICKER_COUNT = 6;

function listPickerBooks(country: CountryCode, sold: readonly CatalogueBook[]): readonly PickableBook[] {
  const books = sortAvailableFirst(sold);
  const [first] = sortCategoriesForMarket(homeCategories(books), country);
  return (first ? booksInCategory(books, first) : books)
    .slice(0, PICKER_COUNT)
    .map(({ id, baseId, title, ages, genders, comingSoon, image }) => ({
      id,
      baseId,
      title,
      ages,
      genders,
      comingSoon,
      ...(image && { image }),
    }));
}

/** All data of a market's home page, with its book in the name of `child`; `null` while there is no book. */
export async function getHomeData(
  country: CountryCode,
  language: Language,
  child: string,
): Promise<HomePageData | null> {
  const overrides = await getOverrides(country);
  const sold = listBooksInLanguage(language, overrides);
  const book = getFeaturedBook(sold, language, child);
  const [{ first: hero }, testimonials] = await Promise.all([
    getHeroSlides(language),
    getTestimonials({ country, language }),
  ]);
  const { rating, children, photos, reviews } = getVisibleProof({ samples: showsSamples() });
  if (!book || !hero) return null;
  const heroMinor = priceFor(country, 'added_hero');
  return {
    book,
    firstSlide: hero,
    firstCategoryBooks: listPickerBooks(country, listMarketBooks(country, language, overrides)),
    categories: sortCategoriesForMarket(homeCategories(sold), country),
    wizardHref: localePath(country, language, '/wizard'),
    booksHref: localePath(country, language, '/books'),
    imageSuffix: getTextDirection(language) === 'rtl' ? '-rtl' : '',
    digitalPrice: formatMarketPrice(country, priceFor(country, 'digital')),
    printedPrice: formatMarketPrice(country, getPrintedPrice(country)),
    printedIncludesDigital: printedIncludesDigital(country),
    advancedPrice: formatMarketPrice(country, priceFor(country, 'advanced_model_addon')),
    heroPrice: heroMinor === 0 ? null : formatMarketPrice(country, heroMinor),
    dedicationPrice: formatMarketPrice(country, priceFor(country, 'printed_dedication')),
    printDays: PRICE_TABLE.printed.deliveryDays ?? 7,
    groupMinimum: PRICE_TABLE.kindergarten_printed_10_49.minQuantity ?? 10,
    groupPrice: formatMarketPrice(country, priceFor(country, 'kindergarten_printed_10_49')),
    pages: INTERIOR_PAGES,
    photoDays: RETENTION_DAYS.digitalAfterDelivery,
    readsOnDevice: getConsentServices(getRequiredPhotoConsent(env())).length === 0,
    ages: `${DEFAULT_AGES.min}–${DEFAULT_AGES.max}`,
    socialProof: {
      rating,
      children,
      photos,
      reviewSite: reviews,
      testimonials: testimonials.first,
      testimonialsAreSamples: testimonials.areSamples,
    },
    supportEmail: BRAND.supportEmail,
  };
}
