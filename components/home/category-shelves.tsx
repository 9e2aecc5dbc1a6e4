'use client';

import type { CarouselWords } from '@/components/ui/carousel';
import type { Category } from '@/lib/catalogue';
import { CategoryShelf } from './category-shelf';
import type { HomeBook } from './facts';
import type { ShelfCardProps } from './shelf-card';
import { shelvesOf } from './shelves';

type CategoryShelvesProps = {
  readonly books: readonly HomeBook[];
  readonly titles: Readonly<Record<Category, string>>;
  readonly more: string;
  readonly booksHref: string;
  readonly price: string;
  readonly cardWords: ShelfCardProps['words'];
  readonly carousel: CarouselWords;
};

/** The whole library, one shelf for each category; "explore more" leads to the catalogue, narrowed to it. */
export function CategoryShelves({ books, titles, booksHref, ...shared }: CategoryShelvesProps) {
  return (
    <div className="category-shelves">
      {shelvesOf(books).map((shelf) => (
        <CategoryShelf
          {...shared}
          books={shelf.books}
          booksHref={booksHref}
          key={shelf.category}
          moreHref={`${booksHref}?category=${shelf.category}`}
          title={titles[shelf.category]}
        />
      ))}
    </div>
  );
}
