import { getTranslations } from 'next-intl/server';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { StickyAction } from '@/components/layout/sticky-action';
import type { CatalogueBook } from '@/lib/catalogue';
import { BookContents } from './book-contents';
import type { BookPageData } from './book-page-data';
import styles from './book-sections.pcss';
import { WizardButtonLink } from './hero-gender';
import { RelatedBooks } from './related-books';
import { SampleSpreads } from './sample-spreads';
import { type ShopReview, ShopReviews } from './shop-reviews';
import { StoryExcerpt } from './story-excerpt';

type BookSectionsProps = {
  readonly book: CatalogueBook;
  readonly data: BookPageData;
  readonly reviews: readonly ShopReview[];
};

/** The page of a book below its first screen. */
export async function BookSections({ book, data, reviews }: BookSectionsProps) {
  const t = await getTranslations('bookDetail');
  return (
    <>
      <LinkedStylesheet href={styles} />
      {!book.comingSoon && <SampleSpreads data={data} />}
      <section className="page-band inside-band">
        <div className="wrap book-inside" data-alone={book.comingSoon || undefined}>
          {!book.comingSoon && <StoryExcerpt data={data} />}
          <BookContents data={data} />
        </div>
      </section>
      <ShopReviews reviews={reviews} />
      <RelatedBooks
        all={{ href: data.booksHref, label: t('related.all') }}
        books={data.related}
        price={data.digitalPrice}
        title={t('related.title')}
      />
      {!book.comingSoon && (
        <StickyAction hiddenWhileVisible={['book-action']}>
          <WizardButtonLink href={data.wizardHref} fullWidth>
            {t('create')}
          </WizardButtonLink>
        </StickyAction>
      )}
    </>
  );
}
