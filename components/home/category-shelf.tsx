import './category-shelf.css';
import type { ComponentType } from 'react';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CatalogueBook } from '@/lib/catalogue';
import type { ShelfCardProps } from './shelf-card';

/** What a shelf's books are shown by. */
export type LateCard = { readonly Face: ComponentType<ShelfCardProps>; readonly words: ShelfCardProps['words'] };

type CategoryShelfProps = {
  /** `null` until they come: a place keeps their room. */
  readonly books: readonly CatalogueBook[] | null;
  readonly title: string;
  /** Words and address of the link to all books of the category. */
  readonly more: string;
  readonly moreHref: string;
  readonly booksHref: string;
  readonly price: string;
  readonly card: LateCard | null;
  readonly carousel: CarouselWords;
};

/** A category's books on their own board (spec §2 "Home category carousels"). */
export function CategoryShelf(props: CategoryShelfProps) {
  const { books, title, more, moreHref, booksHref, price, card, carousel } = props;
  const head = (
    <div className="category-head">
      <h3 className="text-title">{title}</h3>
      <Link aria-label={`${more}: ${title}`} className="text-link" href={moreHref}>
        {more}
        <Icon flip name="arrow-right" />
      </Link>
    </div>
  );
  if (!books || !card) {
    return (
      <section aria-label={title} className="carousel category-run">
        {head}
        <div className="carousel-view">
          <i className="category-place" />
        </div>
      </section>
    );
  }
  const { Face, words } = card;
  return (
    <Carousel className="category-run" head={head} label={title} loop="phone" words={carousel}>
      {books.map((book) => (
        <Face book={book} href={`${booksHref}/${book.id}`} key={book.id} price={price} words={words} />
      ))}
    </Carousel>
  );
}
