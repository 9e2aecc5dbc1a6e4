import type { HomeBook, HomeFacts, ShownBook } from '@/components/home/facts';
import { HERO_PAGES, type ToldPage } from '@/components/home/hero-pages';
import { RETENTION_DAYS } from '@/lib/books';
import { BRAND } from '@/lib/brand';
import { booksIn, DEFAULT_AGES } from '@/lib/catalogue';
import { type CountryCode, directionOf, type Language, localePath } from '@/lib/markets';
import { showsSamples } from '@/lib/platform/env';
import { formatFor, PRICE_TABLE, priceFor } from '@/lib/prices';
import { renderStory, storyByBaseId } from '@/lib/stories/server';
import { INTERIOR_PAGES } from '@/lib/typesetting';

/** Characters that fit below the first line of the hero's page. */
const LONGEST = 150;

/** The language's name of each child in the hero's book. */
type ChildNames = (key: ToldPage['key']) => string;

/** The pages of the hero's book, each told for its child; those whose story the language lacks stay away. */
function heroPages(language: Language, nameOf: ChildNames): readonly ToldPage[] {
  return HERO_PAGES.flatMap(({ key, picture, photo, age, gender, baseId, spread }) => {
    const story = storyByBaseId(baseId);
    const child = nameOf(key);
    const page = story && renderStory(story, { language, name: child, gender }).spreads.find((s) => s.key === spread);
    if (!page) return [];
    const [first = '', ...others] = page.paragraphs;
    const last = others.findLast(({ length }) => length <= LONGEST) ?? '';
    const paragraphs = [first, last].filter(Boolean);
    return { key, picture, photo, age, gender, child, paragraphs, alt: page.alt };
  });
}

/** The first book of the language, told for the first of these children; `null` while there is none. */
function shownBook(language: Language, child: string): ShownBook | null {
  const book = booksIn(language).find((candidate) => !candidate.comingSoon);
  const story = book && storyByBaseId(book.baseId);
  if (!book || !story) return null;
  const [first] = renderStory(story, { language, name: child, gender: 'boy' }).spreads;
  return { baseId: book.baseId, title: book.title, child, paragraphs: first?.paragraphs ?? [] };
}

/** The shelf without what only the catalogue needs; what can be made stands first. */
const shelfOf = (language: Language): readonly HomeBook[] =>
  booksIn(language)
    .map(({ description: _, keywords: __, ...book }) => book)
    .toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));

/** What the home page of a country and language states; `null` while the language has no book. */
export function homeFacts(country: CountryCode, language: Language, nameOf: ChildNames): HomeFacts | null {
  const book = shownBook(language, nameOf('noam'));
  if (!book) return null;
  return {
    book,
    heroPages: heroPages(language, nameOf),
    books: shelfOf(language),
    wizardHref: localePath(country, language, '/wizard'),
    booksHref: localePath(country, language, '/books'),
    side: directionOf(language) === 'rtl' ? '-rtl' : '',
    digitalPrice: formatFor(country, priceFor(country, 'digital')),
    printedPrice: formatFor(country, priceFor(country, 'printed')),
    dedicationPrice: formatFor(country, priceFor(country, 'printed_dedication')),
    printDays: PRICE_TABLE.printed.deliveryDays ?? 7,
    groupMinimum: PRICE_TABLE.kindergarten_printed_10_49.minQuantity ?? 10,
    groupPrice: formatFor(country, priceFor(country, 'kindergarten_printed_10_49')),
    pages: INTERIOR_PAGES,
    photoDays: RETENTION_DAYS.digitalAfterDelivery,
    ages: `${DEFAULT_AGES.min}–${DEFAULT_AGES.max}`,
    // Claims and voices are samples until the owner gives real ones with their source (rulings, "Flow").
    proof: showsSamples() ? { rating: 4.9, children: 10_000 } : null,
    reviewsHref: BRAND.reviews,
    supportEmail: BRAND.supportEmail,
  };
}
