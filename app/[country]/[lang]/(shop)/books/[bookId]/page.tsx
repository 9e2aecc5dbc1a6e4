import '@/components/book-object/turning.css';
import '@/components/book-detail/book-detail.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Beginning } from '@/components/book-detail/beginning';
import { BookIntroduction } from '@/components/book-detail/book-introduction';
import { BookStage } from '@/components/book-detail/book-stage';
import { HeroChoice, MakeButton } from '@/components/book-detail/hero-choice';
import { Inside } from '@/components/book-detail/inside';
import { LookInside } from '@/components/book-detail/look-inside';
import { bookMetadata } from '@/components/book-detail/metadata';
import { Related } from '@/components/book-detail/related';
import { bookStructuredData } from '@/components/book-detail/structured-data';
import { StickyAction } from '@/components/home/sticky-action';
import { currentMarket } from '@/components/layout/current-market';
import { JsonLd } from '@/components/layout/json-ld';
import { ShopShell } from '@/components/layout/shop-shell';
import { ForgetReminder } from '@/components/partner/forget-reminder';
import { bookById, booksIn, type CatalogueBook } from '@/lib/catalogue';
import { isLanguage, type Language } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { factsFor } from './facts';

type Props = { readonly params: Promise<{ readonly bookId: string }> };

/** Every edition of the path's language. */
export const generateStaticParams = ({ params: { lang } }: { readonly params: { readonly lang: string } }) =>
  isLanguage(lang) ? booksIn(lang).map(({ id }) => ({ bookId: String(id) })) : [];

/** The edition that the path names; the middleware has sent on whoever came with the id of another language. */
function editionFor(bookId: string, language: Language): CatalogueBook | null {
  const book = bookById(Number(bookId));
  return book?.language === language && String(book.id) === bookId && !book.retired ? book : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ bookId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const book = editionFor(bookId, language);
  return book ? bookMetadata(book, country) : {};
}

export default async function BookPage({ params }: Props) {
  const [{ bookId }, { country, language }] = await Promise.all([params, currentMarket()]);
  const book = editionFor(bookId, language);
  if (!book) notFound();
  const [t, nav] = await Promise.all([getTranslations('bookDetail'), getTranslations('layout.nav')]);
  const facts = factsFor(country, book, {
    child: (gender) => t(`child.${gender}`),
    home: nav('home'),
    books: nav('books'),
  });
  const formatNames = { digital: t('formats.digital.name'), printed: t('formats.printed.name') };
  return (
    <ShopShell>
      <JsonLd data={bookStructuredData({ origin: siteUrl(), country, book, crumbs: facts.crumbs, formatNames })} />
      <HeroChoice initial={facts.hero}>
        <div className="book-top">
          <BookStage facts={facts} />
          <BookIntroduction facts={facts} />
        </div>
        {!book.comingSoon && <LookInside facts={facts} />}
        <section className="band inside-band">
          <div className="wrap inside" data-alone={book.comingSoon || undefined}>
            {!book.comingSoon && <Beginning facts={facts} />}
            <Inside facts={facts} />
          </div>
        </section>
        <Related
          all={{ href: facts.booksHref, label: t('related.all') }}
          books={facts.related}
          price={facts.digitalPrice}
          title={t('related.title')}
        />
        {!book.comingSoon && (
          <StickyAction standsInFor={['book-action']}>
            <MakeButton href={facts.wizardHref} wide>
              {t('create')}
            </MakeButton>
          </StickyAction>
        )}
      </HeroChoice>
      <ForgetReminder />
    </ShopShell>
  );
}
