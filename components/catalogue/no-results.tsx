import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { CatalogueBook } from '@/lib/catalogue';
import { BookGrid } from './book-grid';

type NoResultsProps = {
  readonly books: readonly CatalogueBook[];
  readonly path: string;
  readonly price: string;
  readonly onShowAll: () => void;
};

/** Number of bestsellers to suggest: one row of the widest grid. */
const MAX_BESTSELLERS = 5;

/** Shown when no book matches: what to try, a button to show all books, and some bestsellers. */
export function NoResults({ books, path, price, onShowAll }: NoResultsProps) {
  const t = useTranslations('catalogue.none');
  const favourites = books.filter((book) => book.isBestseller && !book.comingSoon).slice(0, MAX_BESTSELLERS);
  return (
    <>
      <div className="catalogue-empty">
        <h2 className="text-section">{t('title')}</h2>
        <p className="mt-2 max-w-[34em] text-lead">{t('text')}</p>
        <Button className="mt-5" variant="ink" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </div>
      {favourites.length > 0 && (
        <>
          <h2 className="mt-12 mb-6 text-title">{t('favourites')}</h2>
          <BookGrid books={favourites} path={path} price={price} view="gallery" />
        </>
      )}
    </>
  );
}
