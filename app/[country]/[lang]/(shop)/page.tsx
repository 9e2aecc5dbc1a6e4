import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Closing } from '@/components/home/closing';
import { Details } from '@/components/home/details';
import type { BookOnShelf, HomeFacts, ShownBook } from '@/components/home/facts';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { Prices } from '@/components/home/prices';
import { Shelf } from '@/components/home/shelf';
import { Steps } from '@/components/home/steps';
import { StickyAction } from '@/components/home/sticky-action';
import { Voices } from '@/components/home/voices';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { homeMetadata } from '@/components/seo/home';
import { ButtonLink } from '@/components/ui/button';
import { RETENTION_DAYS } from '@/lib/books';
import { BRAND } from '@/lib/brand';
import { ageSpan, booksIn, coverHero, DEFAULT_AGES } from '@/lib/catalogue';
import { type CountryCode, directionOf, type Language, localePath } from '@/lib/markets';
import { showsSamples } from '@/lib/platform/env';
import { formatFor, PRICE_TABLE, priceFor } from '@/lib/prices';
import { renderStory, storyByBaseId } from '@/lib/stories/server';
import { INTERIOR_PAGES } from '@/lib/typesetting';

export const generateMetadata = (): Promise<Metadata> => homeMetadata();

/** Claims and voices are samples until the owner gives real ones with their source (rulings, "Flow"). */

/** The first book of the language, its first spread told for the sample child; `null` while there is none. */
function shownBook(language: Language, child: string): ShownBook | null {
  const book = booksIn(language).find((candidate) => !candidate.comingSoon);
  const story = book && storyByBaseId(book.baseId);
  if (!book || !story) return null;
  const [first] = renderStory(story, { language, name: child, gender: 'boy' }).spreads;
  const { baseId, title, description, categories } = book;
  const shown = { baseId, title, description, categories, child, ages: ageSpan(book.ages) };
  return { ...shown, paragraphs: first?.paragraphs ?? [], pictureAlt: first?.alt ?? '' };
}

/** The other books of the language: those that can be made first, those to come last. */
function moreBooks(country: CountryCode, language: Language, shown: ShownBook): readonly BookOnShelf[] {
  const others = booksIn(language).filter(({ baseId }) => baseId !== shown.baseId);
  return [...others.filter((book) => !book.comingSoon), ...others.filter((book) => book.comingSoon)].map((book) => ({
    id: book.id,
    baseId: book.baseId,
    title: book.title,
    ages: ageSpan(book.ages),
    gender: coverHero(book),
    href: localePath(country, language, `/books/${book.id}`),
    soon: book.comingSoon,
  }));
}

const factsFor = (country: CountryCode, language: Language, book: ShownBook): HomeFacts => ({
  book,
  moreBooks: moreBooks(country, language, book),
  wizardHref: localePath(country, language, '/wizard'),
  side: directionOf(language) === 'rtl' ? '-rtl' : '',
  digitalPrice: formatFor(country, priceFor(country, 'digital')),
  printedPrice: formatFor(country, priceFor(country, 'printed')),
  printDays: PRICE_TABLE.printed.deliveryDays ?? 7,
  pages: INTERIOR_PAGES,
  photoDays: RETENTION_DAYS.digitalAfterDelivery,
  ages: `${DEFAULT_AGES.min}–${DEFAULT_AGES.max}`,
  proof: showsSamples() ? { rating: 4.9, children: '10,000' } : null,
  supportEmail: BRAND.supportEmail,
});

export default async function HomePage() {
  const [{ country, language }, t, common] = await Promise.all([
    currentMarket(),
    getTranslations('home'),
    getTranslations('common'),
  ]);
  const book = shownBook(language, t('hero.child'));
  if (!book) notFound();
  const facts = factsFor(country, language, book);
  return (
    <ShopShell tone="night">
      <Hero facts={facts} />
      <section className="band how-band" id="how">
        <div className="wrap">
          <p className="mb-2 font-semibold text-honey-deep">{t('how.kicker')}</p>
          <h2 className="max-w-[18em] text-section">{t('how.title')}</h2>
          <Steps facts={facts} />
          <h2 className="text-title" id="prices">
            {t('prices.title')}
          </h2>
          <Prices facts={facts} />
        </div>
      </section>
      <section className="band shelf-band">
        <div className="wrap">
          <h2 className="text-section">{t('shelf.title')}</h2>
          <Shelf facts={facts} />
        </div>
      </section>
      {showsSamples() && <Voices />}
      <section className="band details-band">
        <div className="wrap">
          <h2 className="text-section">{t('details.title')}</h2>
          <Details facts={facts} />
        </div>
      </section>
      <Closing side={facts.side} wizardHref={facts.wizardHref} />
      <section className="band">
        <div className="wrap">
          <Faq facts={facts} />
        </div>
      </section>
      <StickyAction standsInFor={['hero-action', 'closing-action']}>
        <ButtonLink href={facts.wizardHref} wide>
          {common('createBook')}
        </ButtonLink>
      </StickyAction>
    </ShopShell>
  );
}
