import { toSample } from '@/app/_samples/to-sample';
import type { BookPageData, RelatedBook, SampleStory } from '@/components/book-detail/book-page-data';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { SPREAD_KEYS } from '@/lib/books';
import {
  bookPath,
  type CatalogueBook,
  type CatalogueOverride,
  coverHero,
  formatAgeRange,
  GENDERS,
  type Gender,
  listBooksInLanguage,
  listEditions,
  relatedBooks,
  SAMPLE_SPREADS,
  supportsGender,
} from '@/lib/catalogue';
import { type CountryCode, localePath } from '@/lib/markets';
import { formatMarketPrice, getPrintedPrice, PRICE_TABLE, priceFor, printedIncludesDigital } from '@/lib/prices';
import { findStory, renderNewestEdition } from '@/lib/stories/server';
import { INTERIOR_PAGES } from '@/lib/typesetting';

/** Number of the story's spreads that the page shows as text, after the one that its sample pages begin with. */
const EXCERPT_SPREADS = 2;
const RELATED_COUNT = 4;

/** The book's text with a sample child's name; empty for an unreleased book. */
function createTelling(book: CatalogueBook, gender: Gender, child: string): SampleStory {
  const story = findStory(book.baseId);
  if (!story) return { gender, childName: child, samples: [], excerpt: [] };
  const told = renderNewestEdition(story, { language: book.language, name: child, gender });
  return {
    gender,
    childName: child,
    samples: SAMPLE_SPREADS.flatMap((key) => toSample(told, book, gender, key)),
    excerpt: told.spreads.slice(1, 1 + EXCERPT_SPREADS).map(({ paragraphs }) => paragraphs),
    coverAlt: told.coverAlt,
    dedication: told.dedicationPlaceholder,
  };
}

type Labels = {
  /** Name of the sample child of a gender. */
  readonly child: (gender: Gender) => string;
  readonly home: string;
  readonly books: string;
};

/** The most similar books that the market sells, each with the URL of its page. */
export const listRelatedBooks = (
  country: CountryCode,
  book: CatalogueBook,
  overrides: readonly CatalogueOverride[],
): readonly RelatedBook[] =>
  relatedBooks(book, listBooksInLanguage(book.language, overrides), RELATED_COUNT).map(
    ({ keywords: _, description: __, ...other }) => ({
      book: other,
      href: bookPath(country, book.language, other.id),
    }),
  );

/** All data of a book's page in one country, where the desk has switched `overrides`. */
export function getBookPageData(
  country: CountryCode,
  book: CatalogueBook,
  words: Labels,
  overrides: readonly CatalogueOverride[] = [],
): BookPageData {
  const { language } = book;
  const booksHref = localePath(country, language, '/books');
  const crumbs: readonly Crumb[] = [
    { name: words.home, path: localePath(country, language) },
    { name: words.books, path: booksHref },
    { name: book.title, path: bookPath(country, language, book.id) },
  ];
  return {
    book,
    ages: formatAgeRange(book.ages),
    sampleStories: GENDERS.filter((gender) => supportsGender(book, gender)).map((gender) =>
      createTelling(book, gender, words.child(gender)),
    ),
    initialGender: coverHero(book),
    digitalPrice: formatMarketPrice(country, priceFor(country, 'digital')),
    printedPrice: formatMarketPrice(country, getPrintedPrice(country)),
    printedTier: printedIncludesDigital(country) ? 'combo' : 'printed',
    dedicationPrice: formatMarketPrice(country, priceFor(country, 'printed_dedication')),
    printDays: PRICE_TABLE.printed.deliveryDays ?? 7,
    pages: INTERIOR_PAGES,
    pictures: SPREAD_KEYS.length,
    crumbs,
    booksHref,
    wizardHref: `${localePath(country, language, '/wizard')}?book=${book.id}`,
    languages: listEditions(book.baseId, overrides).map((edition) => edition.language),
    related: listRelatedBooks(country, book, overrides),
  };
}
