import { BookCover } from '@/components/book-object/book-cover';
import { BookSkeleton } from '@/components/book-object/book-skeleton';
import { getTextDirection } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';

type OrderCoverProps = {
  readonly book: OrderView['book'];
  readonly width: string;
  /** Shows the band with the child's name. */
  readonly showHero?: boolean;
};

/** Cover of an ordered book in the direction of its language. */
export function OrderCover({ book, width, showHero }: OrderCoverProps) {
  if (!book) return <BookSkeleton width={width} />;
  return (
    <span className="block" dir={getTextDirection(book.language)} lang={book.language}>
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
