import './category-shelf.css';
import type { ComponentType } from 'react';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CatalogueBook } from '@/lib/catalogue';
import type { ShelfCardProps } from './shelf-card';

type CategoryShelfProps = {
  /** `null` until they come: places keep their room. */
  readonly books: readonly CatalogueBook[] | null;
  readonly title: string;
  /** Words and address of the link to all books of the category. */
  readonly more: string;
  readonly moreHref: string;
  readonly booksHref: string;
  readonly price: string;
  readonly card: { readonly Face: ComponentType<ShelfCardProps> | null; readonly words: ShelfCardProps['words'] };
  readonly carousel: CarouselWords;
};

/** As many as the widest window shows. */
const PLACES = [0, 1, 2, 3, 4, 5];

/** A category's books on their own board (spec §2 "Home category carousels"). */
export function CategoryShelf(props: CategoryShelfProps) {
  const { books, title, more, moreHref, booksHref, price, card, carousel } = props;
  const { Face, words } = card;
  return (
    <Carousel
      className="category-run"
      head={
        <div className="category-head">
          <h3 className="text-title">{title}</h3>
          <Link aria-label={`${more}: ${title}`} className="text-link" href={moreHref}>
            {more}
            <Icon flip name="arrow-right" />
          </Link>
        </div>
      }
      label={title}
      loop="phone"
      words={carousel}
    >
      {books && Face
        ? books.map((book) => (
            <Face book={book} href={`${booksHref}/${book.id}`} key={book.id} price={price} words={words} />
          ))
        : PLACES.map((place) => <i className="category-place" key={place} />)}
    </Carousel>
  );
}
