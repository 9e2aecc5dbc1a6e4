import type { BookFacts, Telling } from '@/components/book-detail/facts';
import { bookPath } from '@/components/book-detail/paths';
import type { Crumb } from '@/components/seo/breadcrumbs';
import { SPREAD_KEYS } from '@/lib/books';
import {
  ageSpan,
  booksIn,
  type CatalogueBook,
  coverHero,
  GENDERS,
  type Gender,
  offeredTo,
  relatedBooks,
  SAMPLE_SPREADS,
  SAMPLE_WIDTHS,
  type SampleSpread,
  samplePath,
} from '@/lib/catalogue';
import { type CountryCode, localePath } from '@/lib/markets';
import { formatFor, PRICE_TABLE, priceFor } from '@/lib/prices';
import { type RenderedStory, renderStory, storyByBaseId } from '@/lib/stories/server';
import { INTERIOR_PAGES } from '@/lib/typesetting';

const SAMPLE_SIZES = '(min-width: 1000px) min(38vw, 500px), min(88vw, 400px)';
/** Spreads of the story that are there to be read as text. */
const BEGINNING = 3;
/** The first spread of every book is on pages 4 and 5. */
const FIRST_PAGE = 4;
const RELATED = 4;

function sample(story: RenderedStory, baseId: number, gender: Gender, key: SampleSpread) {
  const at = story.spreads.findIndex((spread) => spread.key === key);
  const spread = story.spreads[at];
  if (!spread) return [];
  const page = FIRST_PAGE + 2 * at;
  const files = SAMPLE_WIDTHS.map((width) => ({ width, path: samplePath(baseId, gender, key, width) }));
  return {
    spread: {
      paragraphs: spread.paragraphs,
      picture: samplePath(baseId, gender, key, 800),
      srcSet: files.map(({ width, path }) => `${path} ${width}w`).join(', '),
      sizes: SAMPLE_SIZES,
    },
    alt: spread.alt,
    pages: [page, page + 1] as const,
  };
}

/** The book as a sample child hears it; without words while it is being written. */
function tellingFor(book: CatalogueBook, gender: Gender, child: string): Telling {
  const story = storyByBaseId(book.baseId);
  if (!story) return { gender, child, samples: [], beginning: [] };
  const told = renderStory(story, { language: book.language, name: child, gender });
  return {
    gender,
    child,
    samples: SAMPLE_SPREADS.flatMap((key) => sample(told, book.baseId, gender, key)),
    beginning: told.spreads.slice(0, BEGINNING).map(({ paragraphs }) => paragraphs),
    coverAlt: told.coverAlt,
    dedication: told.dedicationPlaceholder,
  };
}

type Words = {
  /** The sample child of either gender. */
  readonly child: (gender: Gender) => string;
  readonly home: string;
  readonly books: string;
};

/** Everything that the page of a book states in one country. */
export function factsFor(country: CountryCode, book: CatalogueBook, words: Words): BookFacts {
  const { language } = book;
  const booksHref = localePath(country, language, '/books');
  const crumbs: readonly Crumb[] = [
    { name: words.home, path: localePath(country, language) },
    { name: words.books, path: booksHref },
    { name: book.title, path: bookPath(country, language, book.id) },
  ];
  return {
    book,
    ages: ageSpan(book.ages),
    tellings: GENDERS.filter((gender) => offeredTo(book, gender)).map((gender) =>
      tellingFor(book, gender, words.child(gender)),
    ),
    hero: coverHero(book),
    digitalPrice: formatFor(country, priceFor(country, 'digital')),
    printedPrice: formatFor(country, priceFor(country, 'printed')),
    dedicationPrice: formatFor(country, priceFor(country, 'printed_dedication')),
    printDays: PRICE_TABLE.printed.deliveryDays ?? 7,
    pages: INTERIOR_PAGES,
    pictures: SPREAD_KEYS.length,
    crumbs,
    booksHref,
    wizardHref: `${localePath(country, language, '/wizard')}?book=${book.id}`,
    related: relatedBooks(book, booksIn(language), RELATED).map(({ keywords: _, description: __, ...other }) => ({
      book: other,
      href: bookPath(country, language, other.id),
    })),
  };
}
