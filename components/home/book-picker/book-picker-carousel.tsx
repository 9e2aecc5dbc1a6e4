import { Button } from '@/components/ui/button';
import { Carousel, type CarouselLabels } from '@/components/ui/carousel/carousel';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { addErrorId } from '@/lib/client/api/error-id-text';
import type { PickableBook } from '../home-page-data';
import { BookPickerItem } from './book-picker-item';

type BookPickerCarouselProps = {
  /** `null` while loading: a placeholder keeps the height. */
  readonly books: readonly PickableBook[] | null;
  /** Why loading failed; `null` if it did not. */
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly selected: PickableBook | null;
  readonly onSelect: (book: PickableBook) => void;
  readonly title: string;
  readonly booksHref: string;
  /** URL of the category's page in the catalogue. */
  readonly moreHref: string;
  readonly carouselLabels: CarouselLabels;
  readonly labels: {
    readonly more: string;
    readonly soon: string;
    readonly failed: string;
    readonly errorId: string;
    readonly retry: string;
  };
};

/**
 * Books of one category in a carousel: 1.5 per view on a phone, up to 5.5 on a desktop (spec §2 "Home category
 * carousels").
 */
export function BookPickerCarousel(props: BookPickerCarouselProps) {
  const { books, failure, onRetry, selected, onSelect, title, booksHref, moreHref, carouselLabels, labels } = props;
  const head = (
    <div className="picker-head">
      <h3 className="text-title">{title}</h3>
      <Link aria-label={`${labels.more}: ${title}`} className="text-link" href={moreHref}>
        {labels.more}
        <Icon flip name="arrow-right" />
      </Link>
    </div>
  );
  if (!books) {
    return (
      <div className="ui-carousel picker-carousel">
        {head}
        <div className="carousel-view">
          {failure ? (
            <div className="picker-error" role="alert">
              <p>{addErrorId(labels.failed, labels.errorId, failure)}</p>
              <Button variant="honey" onClick={onRetry}>
                {labels.retry}
              </Button>
            </div>
          ) : (
            <i className="picker-placeholder" />
          )}
        </div>
      </div>
    );
  }
  return (
    <Carousel className="picker-carousel" header={head} label={title} loop="phone" labels={carouselLabels}>
      {books.map((book) => (
        <BookPickerItem
          book={book}
          checked={book.id === selected?.id}
          href={`${booksHref}/${book.id}`}
          key={book.id}
          onSelect={() => onSelect(book)}
          comingSoonLabel={labels.soon}
        />
      ))}
    </Carousel>
  );
}
