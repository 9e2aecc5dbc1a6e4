import type { OfferFacts, OfferPrice } from '@/components/partner/facts';
import { baseIdOf, bookById, type Gender, SAMPLE_SPREADS } from '@/lib/catalogue';
import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY, type Language, localePath } from '@/lib/markets';
import { offerState, type Partner } from '@/lib/partners';
import { discounted, formatFor, priceFor, soldSingly } from '@/lib/prices';
import { renderStory, storyByBaseId } from '@/lib/stories/server';

/** Who stands on the cover and whom the story is told for. */
const HERO: Gender = 'girl';
/** The first spread of every book begins on this page. */
const FIRST_PAGE = 4;

type Asking = {
  readonly country: CountryCode;
  readonly language: Language;
  readonly child: string;
  readonly now: Date;
};

const pricesOf = (country: CountryCode, percentOff: number): readonly OfferPrice[] =>
  soldSingly().map((format) => {
    const usual = priceFor(country, format);
    const less = discounted(country, usual, percentOff);
    return { format, usual: formatFor(country, usual), less: formatFor(country, less) };
  });

/** Everything that the page states in one market; `null` when the language's book is not sold any more. */
export function offerFacts(partner: Partner, { country, language, child, now }: Asking): OfferFacts | null {
  const book = bookById(partner.books[language]);
  const story = book && storyByBaseId(book.baseId);
  if (!book || !story) return null;
  const [key] = SAMPLE_SPREADS;
  const told = renderStory(story, { language, name: child, gender: HERO });
  const first = told.spreads.find((spread) => spread.key === key);
  const { timeZone } = COUNTRIES[country];
  return {
    partner,
    state: offerState(partner, now, timeZone),
    timeZone,
    book,
    isOwnBook: book.baseId === baseIdOf(partner.books[COUNTRIES[DEFAULT_COUNTRY].defaultLanguage]),
    hero: HERO,
    child,
    opening: { key, paragraphs: first?.paragraphs ?? [], alt: first?.alt ?? '', page: FIRST_PAGE },
    prices: pricesOf(country, partner.percentOff),
    bookHref: localePath(country, language, `/books/${book.id}`),
    wizardHref: `${localePath(country, language, '/wizard')}?book=${book.id}&offer=${partner.id}`,
  };
}
