import '@/components/book-detail/book-detail.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookPath } from '@/components/book-detail/paths';
import { Related } from '@/components/book-detail/related';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { LostPage } from '@/components/problem/lost-page';
import { supportMail } from '@/components/problem/support-mail';
import { ButtonLink } from '@/components/ui/button';
import { BRAND } from '@/lib/brand';
import { booksIn } from '@/lib/catalogue';
import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { formatFor, priceFor } from '@/lib/prices';

export async function generateMetadata(): Promise<Metadata> {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('bookDetail.gone')]);
  return { title: `${t('title')} · ${BRAND.names[language]}`, robots: { index: false } };
}

const FAVOURITES = 4;

/** What others love, for those who came for a book that is gone. */
const favourites = (country: CountryCode, language: Language) =>
  booksIn(language)
    .filter(({ isBestseller, comingSoon }) => isBestseller && !comingSoon)
    .slice(0, FAVOURITES)
    .map(({ keywords: _, description: __, ...book }) => ({ book, href: bookPath(country, language, book.id) }));

/** A book that the shop does not have, or has no longer (spec §8); a rewrite of the middleware with status 404. */
export default async function NoSuchBook() {
  const [{ country, language }, t, lost] = await Promise.all([
    currentMarket(),
    getTranslations('bookDetail.gone'),
    getTranslations('notFound'),
  ]);
  const booksHref = localePath(country, language, '/books');
  return (
    <ShopShell>
      <LostPage
        action={
          <ButtonLink href={booksHref} size="large">
            {t('books')}
          </ButtonLink>
        }
        character={lost('character')}
        contact={lost.rich('contact', supportMail)}
        language={language}
        message={t('text')}
        title={t('title')}
      />
      <Related
        all={{ href: booksHref, label: t('books') }}
        books={favourites(country, language)}
        price={formatFor(country, priceFor(country, 'digital'))}
        title={t('favourites')}
      />
    </ShopShell>
  );
}
