import { BookCover, BookSkeleton } from '@/components/book-object/book-cover';
import { directionOf } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';

type OrderCoverProps = {
  readonly book: OrderView['book'];
  readonly width: string;
  /** With the band that names the hero. */
  readonly showHero?: boolean;
};

/** The ordered book as an object, bound on the side of its language. */
export function OrderCover({ book, width, showHero }: OrderCoverProps) {
  if (!book) return <BookSkeleton width={width} />;
  return (
    <span className="block" dir={directionOf(book.language)} lang={book.language}>
      <BookCover
        // biome-ignore lint/performance/noImgElement: a private, short-lived picture
        art={book.cover ? <img alt="" src={book.cover} /> : <span />}
        starring={showHero ? book.starring : undefined}
        title={book.title}
        tone={book.tone}
        width={width}
      />
    </span>
  );
}
