import './book-card.css';
import { useTranslations } from 'next-intl';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverArt } from '@/components/book-object/cover-art';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { ageSpan, type CatalogueBook, coverHero, coverToneOf } from '@/lib/catalogue';

type BookCardProps = {
  readonly book: Omit<CatalogueBook, 'keywords' | 'description'>;
  readonly href: string;
  /** The digital book's price in the country, as the shop writes it. */
  readonly price: string;
  /** Stands on the first screen: its cover loads at once. */
  readonly first?: boolean;
  /** What the book is about, where there is room. */
  readonly description?: string | undefined;
};

/** How wide a cover is shown on the shelves. */
const SIZES = '(min-width: 80rem) 216px, (min-width: 62.5rem) 21vw, (min-width: 48rem) 26vw, 38vw';

/** A book on the shelf, all of it one link to its page (spec §2 "Book cards"); below an element with `book-shelf`. */
export function BookCard({ book, href, price, first, description }: BookCardProps) {
  const t = useTranslations('catalogue.card');
  const bestseller = book.isBestseller ? t('bestseller') : null;
  const standing = book.comingSoon ? t('soon') : bestseller;
  return (
    <Link className="book-card group" href={href}>
      {/* The words below say it all again. */}
      <span aria-hidden="true" className="book-card-cover">
        <BookCover
          art={<CoverArt book={book} first={first} sizes={SIZES} />}
          soon={book.comingSoon}
          thickness={18}
          title={book.title}
          tone={coverToneOf(book.baseId, coverHero(book))}
          width="var(--card-book)"
        />
        {standing && (
          <span className="book-card-mark" data-soon={book.comingSoon || undefined}>
            {standing}
          </span>
        )}
        <span className="book-card-view button" data-look="action" data-size="small">
          {t('view')}
        </span>
      </span>
      <div className="book-card-words">
        <h3 className="book-card-title">{book.title}</h3>
        {description && <p className="line-clamp-3 max-w-[44em] text-ink-soft text-small">{description}</p>}
        <p className="book-card-facts">
          <span>{t.rich('ages', { ages: ageSpan(book.ages), num: (chunks) => <Num>{chunks}</Num> })}</span>
          {standing && <span className="sr-only">{standing}</span>}
          {!book.comingSoon && <span>{t.rich('price', { price, num: (chunks) => <Num>{chunks}</Num> })}</span>}
        </p>
      </div>
    </Link>
  );
}
