import { useTranslations } from 'next-intl';
import { BookCover } from '@/components/book-object/book-cover';
import { FallbackCoverImage } from '@/components/book-object/fallback-cover-image';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import {
  type CatalogueBook,
  coverHero,
  formatAgeRange,
  type Gender,
  getCoverTone,
  supportsGender,
} from '@/lib/catalogue';

type BookCardProps = {
  readonly book: Omit<CatalogueBook, 'keywords' | 'description'>;
  readonly href: string;
  /** Price of the digital book in this country, formatted. */
  readonly price: string;
  /** Above the fold: loads the cover eagerly. */
  readonly priority?: boolean;
  /** Description of the book, shown in list view. */
  readonly description?: string | undefined;
  /** The hero whom the visitor looks for, shown on the cover if the book is for both. */
  readonly hero?: Gender | null;
};

/** The `sizes` attribute of the cover. */
const SIZES = '(min-width: 80rem) 216px, (min-width: 62.5rem) 21vw, (min-width: 48rem) 26vw, 38vw';

/**
 * A book in the catalogue; the whole card links to its page (spec §2 "Book cards"). Needs a parent with the class
 * `book-shelf`.
 */
export function BookCard({ book, href, price, priority, description, hero = null }: BookCardProps) {
  const t = useTranslations('catalogue.card');
  const bestseller = book.isBestseller ? t('bestseller') : null;
  const shown = hero && supportsGender(book, hero) ? hero : coverHero(book);
  const badge = book.comingSoon ? t('soon') : bestseller;
  return (
    <Link className="book-card group" href={href}>
      {/* Hidden from screen readers: the text below says the same. */}
      <span aria-hidden="true" className="book-card-cover">
        <BookCover
          art={<FallbackCoverImage book={book} gender={shown} priority={priority} sizes={SIZES} />}
          comingSoon={book.comingSoon}
          thickness={18}
          title={book.title}
          tone={getCoverTone(book.baseId, shown)}
          width="var(--card-book)"
        />
        {badge && (
          <span className="book-card-mark" data-soon={book.comingSoon || undefined}>
            {badge}
          </span>
        )}
        <span className="book-card-view ui-button" data-look="action" data-size="small">
          {t('view')}
        </span>
      </span>
      <div className="book-card-words">
        <h3 className="book-card-title">{book.title}</h3>
        {description && <p className="line-clamp-3 max-w-[44em] text-ink-soft text-small">{description}</p>}
        <p className="book-card-facts">
          <span>{t.rich('ages', { ages: formatAgeRange(book.ages), num: (chunks) => <Num>{chunks}</Num> })}</span>
          {badge && <span className="sr-only">{badge}</span>}
          {!book.comingSoon && <span>{t.rich('price', { price, num: (chunks) => <Num>{chunks}</Num> })}</span>}
        </p>
      </div>
    </Link>
  );
}
