'use client';

import { useEffect, useRef } from 'react';
import type { CarouselWords } from '@/components/ui/carousel';
import { useLate } from '@/components/ui/use-late';
import type { Category } from '@/lib/catalogue';
import { CategoryShelf } from './category-shelf';
import type { ShelfCardProps } from './shelf-card';
import { shelvesOf } from './shelves';
import { useHomeBooks } from './use-home-books';

type CategoryShelvesProps = {
  /** The shelves that the language has, with their names. */
  readonly shelves: readonly (readonly [category: Category, title: string])[];
  readonly more: string;
  readonly booksHref: string;
  readonly price: string;
  readonly cardWords: ShelfCardProps['words'];
  readonly carousel: CarouselWords;
};

const loadCard = () => import('./shelf-card');

/**
 * The whole library, one shelf for each category; "explore more" leads to the catalogue, narrowed to it. The books
 * come when the first shelf comes near: no visitor pays for them who does not scroll there.
 */
export function CategoryShelves({ shelves, cardWords, ...shared }: CategoryShelvesProps) {
  const root = useRef<HTMLDivElement>(null);
  const books = useHomeBooks(root);
  const [Face, wantFace] = useLate(loadCard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    if (books) void wantFace();
  }, [books]);
  const filled = books && shelvesOf(books);
  return (
    <div className="category-shelves" ref={root}>
      {shelves.map(([category, title]) => (
        <CategoryShelf
          {...shared}
          books={filled?.find((shelf) => shelf.category === category)?.books ?? null}
          card={{ Face, words: cardWords }}
          key={category}
          moreHref={`${shared.booksHref}?category=${category}`}
          title={title}
        />
      ))}
    </div>
  );
}
