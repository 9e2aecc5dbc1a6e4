'use client';

import './category-shelf.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { HomeBook } from './facts';
import type { ShelfCardProps } from './shelf-card';

type CategoryShelfProps = {
  readonly books: readonly HomeBook[];
  readonly title: string;
  /** Words and address of the link to all books of the category. */
  readonly more: string;
  readonly moreHref: string;
  readonly booksHref: string;
  readonly price: string;
  readonly cardWords: ShelfCardProps['words'];
  readonly carousel: CarouselWords;
};

const NEAR = '600px';

/**
 * A category's books on their own board (spec §2 "Home category carousels"). The page brings their titles as links;
 * the covers come when the shelf comes near.
 */
export function CategoryShelf(props: CategoryShelfProps) {
  const { books, title, more, moreHref, booksHref, price, cardWords, carousel } = props;
  const root = useRef<HTMLDivElement>(null);
  const [Card, setCard] = useState<ComponentType<ShelfCardProps> | null>(null);
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('./shelf-card').then((loaded) => setCard(() => loaded.default));
      },
      { rootMargin: NEAR },
    );
    if (root.current) near.observe(root.current);
    return () => near.disconnect();
  }, []);
  return (
    <div ref={root}>
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
        {books.map((book) => {
          const href = `${booksHref}/${book.id}`;
          return Card ? (
            <Card book={book} href={href} key={book.id} price={price} words={cardWords} />
          ) : (
            <Link className="category-plain" href={href} key={book.id}>
              {book.title}
            </Link>
          );
        })}
      </Carousel>
    </div>
  );
}
