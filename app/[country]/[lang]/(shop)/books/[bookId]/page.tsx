import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BookCoverSwitcher } from '@/components/book-detail/book-cover-switcher';
import { BookOverview } from '@/components/book-detail/book-overview';
import { BookSections } from '@/components/book-detail/book-sections';
import { HeroGenderProvider } from '@/components/book-detail/hero-gender';
import { bookMetadata } from '@/components/book-detail/metadata';
import { MissingBook } from '@/components/book-detail/missing-book';
import { getNoSuchBookTitle } from '@/components/book-detail/no-such-book-title';
import { OffSaleBook } from '@/components/book-detail/off-sale-book';
import { bookStructuredData } from '@/components/book-detail/structured-data';
import { ViewTracker } from '@/components/book-detail/view-tracker';
import { ShopShell } from '@/components/layout/shop-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { UnsubscribePrompt } from '@/components/subscribe/unsubscribe-prompt';
import { BRAND } from '@/lib/brand';
import {
  type CatalogueBook,
  findEdition,
  findEditionForSale,
  type Gender,
  listBooksInLanguage,
  listEditions,
  toBaseId,
} from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import { isLanguage, type Language, localePath } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { getOverrides, getOverridesByCountry } from '@/lib/server/cache/cached-overrides';
import { getReviews } from '@/lib/server/reviews/cached-reviews';
import { getBookPageData, listRelatedBooks } from './page-data';
import './page.css';

type Props = { readonly params: Promise<{ readonly bookId: string }> };

/** Every edition of the path's language. */
export const generateStaticParams = ({ params: { lang } }: { readonly params: { readonly lang: string } }) =>
  isLanguage(lang) ? listBooksInLanguage(lang).map(({ id }) => ({ bookId: String(id) })) : [];

/** The edition in the path; `null` if the shop does not have it in this language. */
function findPageEdition(bookId: string, language: Language): CatalogueBook | null {
  const book = findEdition(Number(bookId));
  return book?.language === language && String(book.id) === bookId && !book.retired ? book : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ bookId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const [found, overridesOf] = [findPageEdition(bookId, language), await getOverridesByCountry()];
  const book = found && findEditionForSale(found.id, overridesOf(country));
  if (book) return bookMetadata(book, country, overridesOf);
  if (found) return { title: `${found.title} · ${BRAND.names[language]}`, robots: { index: false } };
  return { title: await getNoSuchBookTitle(), robots: { index: false } };
}

export default async function BookPage({ params }: Props) {
  const [{ bookId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const [found, overrides] = [findPageEdition(bookId, language), await getOverrides(country)];
  if (!found) {
    // A book without an edition in this language redirects to the catalogue (§2).
    if (!findEdition(Number(bookId)) && listEditions(toBaseId(Number(bookId))).length > 0) {
      redirect(localePath(country, language, '/books'));
    }
    return <MissingBook overrides={overrides} />;
  }
  const book = findEditionForSale(found.id, overrides);
  if (!book) return <OffSaleBook book={found} related={listRelatedBooks(country, found, overrides)} />;
  const [t, nav, reviews] = await Promise.all([
    getTranslations('bookDetail'),
    getTranslations('layout.nav'),
    getReviews(language),
  ]);
  const words = { child: (gender: Gender) => t(`child.${gender}`), home: nav('home'), books: nav('books') };
  const data = getBookPageData(country, book, words, overrides);
  const formatNames = {
    digital: t('formats.digital.name'),
    printed: t('formats.printed.name'),
    combo: t('formats.combo.name'),
  };
  return (
    <ShopShell>
      <ViewTracker catalogueId={book.id} />
      <JsonLd data={bookStructuredData({ origin: siteUrl(), country, book, crumbs: data.crumbs, formatNames })} />
      <HeroGenderProvider initial={data.initialGender}>
        <div className="book-top">
          <BookCoverSwitcher data={data} />
          <BookOverview data={data} />
        </div>
        <BookSections book={book} data={data} reviews={reviews} />
      </HeroGenderProvider>
      <UnsubscribePrompt />
    </ShopShell>
  );
}
