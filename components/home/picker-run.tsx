import { Button } from '@/components/ui/button';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PickedBook } from './facts';
import { PickerBook } from './picker-book';

type PickerRunProps = {
  /** `null` until they come: a place keeps their room. */
  readonly books: readonly PickedBook[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly chosen: PickedBook | null;
  readonly onChoose: (book: PickedBook) => void;
  readonly title: string;
  readonly booksHref: string;
  /** All books of the shelf. */
  readonly moreHref: string;
  readonly carousel: CarouselWords;
  readonly words: {
    readonly more: string;
    readonly soon: string;
    readonly failed: string;
    readonly retry: string;
  };
};

/** One shelf of books on its board, 1.5 of them on a phone, up to 5.5 on a desk (spec §2 "Home category carousels"). */
export function PickerRun(props: PickerRunProps) {
  const { books, failed, onRetry, chosen, onChoose, title, booksHref, moreHref, carousel, words } = props;
  const head = (
    <div className="picker-head">
      <h3 className="text-title">{title}</h3>
      <Link aria-label={`${words.more}: ${title}`} className="text-link" href={moreHref}>
        {words.more}
        <Icon flip name="arrow-right" />
      </Link>
    </div>
  );
  if (!books) {
    return (
      <div className="carousel picker-run">
        {head}
        <div className="carousel-view">
          {failed ? (
            <div className="picker-lost" role="alert">
              <p>{words.failed}</p>
              <Button look="honey" onClick={onRetry}>
                {words.retry}
              </Button>
            </div>
          ) : (
            <i className="picker-place" />
          )}
        </div>
      </div>
    );
  }
  return (
    <Carousel className="picker-run" head={head} label={title} loop="phone" words={carousel}>
      {books.map((book) => (
        <PickerBook
          book={book}
          checked={book.id === chosen?.id}
          href={`${booksHref}/${book.id}`}
          key={book.id}
          onChoose={() => onChoose(book)}
          soon={words.soon}
        />
      ))}
    </Carousel>
  );
}
