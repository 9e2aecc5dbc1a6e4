import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { CatalogueBook } from '@/lib/catalogue';
import { BookShelf } from './book-shelf';

type NothingFoundProps = {
  readonly books: readonly CatalogueBook[];
  readonly path: string;
  readonly price: string;
  readonly onShowAll: () => void;
};

/** How many favourites stand in for what was not found: one row of the widest shelf. */
const FAVOURITES = 5;

/** An empty shelf: what to try, the way back to all books, and favourites meanwhile. */
export function NothingFound({ books, path, price, onShowAll }: NothingFoundProps) {
  const t = useTranslations('catalogue.none');
  const favourites = books.filter((book) => book.isBestseller && !book.comingSoon).slice(0, FAVOURITES);
  return (
    <>
      <div className="catalogue-none">
        <h2 className="text-section">{t('title')}</h2>
        <p className="mt-2 max-w-[34em] text-lead">{t('text')}</p>
        <Button className="mt-5" look="ink" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </div>
      {favourites.length > 0 && (
        <>
          <h2 className="mt-12 mb-6 text-title">{t('favourites')}</h2>
          <BookShelf books={favourites} path={path} price={price} view="gallery" />
        </>
      )}
    </>
  );
}
