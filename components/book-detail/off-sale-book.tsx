import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverImage } from '@/components/book-object/cover-image';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { ShopShell } from '@/components/layout/shop-shell';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type CatalogueBook, coverHero, getCoverTone } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';
import { formatMarketPrice, priceFor } from '@/lib/prices';
import type { RelatedBook } from './book-page-data';
import styles from './missing-book.pcss';
import { RelatedBooks } from './related-books';

type OffSaleBookProps = { readonly book: CatalogueBook; readonly related: readonly RelatedBook[] };

/** The page of a book that this market does not sell now (spec §8 "book no longer available"). */
export async function OffSaleBook({ book, related }: OffSaleBookProps) {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('bookDetail')]);
  const hero = coverHero(book);
  const booksHref = localePath(country, language, '/books');
  return (
    <ShopShell>
      <LinkedStylesheet href={styles} />
      <section className="wrap grid justify-items-center gap-5 pt-12 pb-16 text-center">
        <div aria-hidden="true">
          <BookCover
            art={<CoverImage baseId={book.baseId} gender={hero} sizes="240px" />}
            thickness={20}
            title={book.title}
            tone={getCoverTone(book.baseId, hero)}
            width="min(60vw, 240px)"
          />
        </div>
        <h1 className="text-page">{book.title}</h1>
        <p className="text-lead">{t('offSale.title')}</p>
        <p className="max-w-[36em] text-ink-soft">{t('offSale.text')}</p>
        <Link className="text-link" href={localePath(country, language, '/my-books')}>
          {t('offSale.mine')}
          <Icon flip name="arrow-right" />
        </Link>
      </section>
      <RelatedBooks
        all={{ href: booksHref, label: t('related.all') }}
        books={related}
        price={formatMarketPrice(country, priceFor(country, 'digital'))}
        title={t('related.title')}
      />
    </ShopShell>
  );
}
