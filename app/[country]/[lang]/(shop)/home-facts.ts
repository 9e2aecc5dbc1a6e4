import { heroSlides } from '@/app/api/home/slides';
import { voicesIn } from '@/app/api/home/voices';
import type { HomeFacts, PickedBook, ShownBook } from '@/components/home/facts';
import { inHomeOrder, onShelf, shelvesOf } from '@/components/home/shelves';
import { RETENTION_DAYS } from '@/lib/books';
import { BRAND } from '@/lib/brand';
import { booksIn, DEFAULT_AGES } from '@/lib/catalogue';
import { type CountryCode, directionOf, type Language, localePath } from '@/lib/markets';
import { showsSamples } from '@/lib/platform/env';
import { formatFor, PRICE_TABLE, priceFor } from '@/lib/prices';
import { shownProof } from '@/lib/social-proof';
import { renderStory, storyByBaseId } from '@/lib/stories/server';
import { INTERIOR_PAGES } from '@/lib/typesetting';

/** The first book of the language, told for this child; `null` while there is none. */
function shownBook(language: Language, child: string): ShownBook | null {
  const book = booksIn(language).find((candidate) => !candidate.comingSoon);
  const story = book && storyByBaseId(book.baseId);
  if (!book || !story) return null;
  const [first] = renderStory(story, { language, name: child, gender: 'boy' }).spreads;
  return { baseId: book.baseId, title: book.title, child, paragraphs: first?.paragraphs ?? [] };
}

/** As many books as the widest window shows in the picker. */
const PICKS = 6;

function picksOf(language: Language): readonly PickedBook[] {
  const books = inHomeOrder(booksIn(language));
  const [first] = shelvesOf(books);
  return (first ? onShelf(books, first) : books)
    .slice(0, PICKS)
    .map(({ id, baseId, title, ages, genders, comingSoon, image }) => ({
      ...{ id, baseId, title, ages, genders, comingSoon },
      ...(image && { image }),
    }));
}

/** What a country's and language's home page states, its book told for `child`; `null` while there is no book. */
export async function homeFacts(country: CountryCode, language: Language, child: string): Promise<HomeFacts | null> {
  const book = shownBook(language, child);
  const [{ first: hero }, voices] = await Promise.all([heroSlides(language), voicesIn(language)]);
  const { rating, children, photos, reviews } = shownProof(language, { samples: showsSamples() });
  if (!book || !hero) return null;
  return {
    book,
    hero,
    picks: picksOf(language),
    shelves: shelvesOf(booksIn(language)),
    wizardHref: localePath(country, language, '/wizard'),
    booksHref: localePath(country, language, '/books'),
    side: directionOf(language) === 'rtl' ? '-rtl' : '',
    digitalPrice: formatFor(country, priceFor(country, 'digital')),
    printedPrice: formatFor(country, priceFor(country, 'printed')),
    advancedPrice: formatFor(country, priceFor(country, 'advanced_model_addon')),
    dedicationPrice: formatFor(country, priceFor(country, 'printed_dedication')),
    printDays: PRICE_TABLE.printed.deliveryDays ?? 7,
    groupMinimum: PRICE_TABLE.kindergarten_printed_10_49.minQuantity ?? 10,
    groupPrice: formatFor(country, priceFor(country, 'kindergarten_printed_10_49')),
    pages: INTERIOR_PAGES,
    photoDays: RETENTION_DAYS.digitalAfterDelivery,
    ages: `${DEFAULT_AGES.min}–${DEFAULT_AGES.max}`,
    proof: { rating, children, photos, reviews, voices: voices.first, voicesAreSamples: voices.areSamples },
    supportEmail: BRAND.supportEmail,
  };
}
