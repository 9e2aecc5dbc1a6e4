'use client';

import { useEffect, useRef, useState } from 'react';
import type { CarouselWords } from '@/components/ui/carousel';
import type { Category } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';
import { CategoryShelf, type LateCard } from './category-shelf';
import { shelvesOf } from './shelves';
import { useHomeBooks } from './use-home-books';

type CategoryShelvesProps = {
  /** The shelves that the language has, with their names. */
  readonly shelves: readonly (readonly [category: Category, title: string])[];
  readonly more: string;
  readonly booksHref: string;
  readonly price: string;
  readonly carousel: CarouselWords;
};

/** The card and its words. */
async function loadCard(language: Language): Promise<LateCard> {
  const [face, catalogue] = await Promise.all([
    import('./shelf-card'),
    import(`../../messages/${language}/catalogue.json`),
  ]);
  return { Face: face.default, words: catalogue.default.card };
}

/**
 * The whole library, one shelf for each category; "explore more" leads to the catalogue, narrowed to it. The books
 * come when the first shelf comes near: no visitor pays for them who does not scroll there.
 */
export function CategoryShelves({ shelves, ...shared }: CategoryShelvesProps) {
  const root = useRef<HTMLDivElement>(null);
  const books = useHomeBooks(root);
  const { language } = useMarket();
  const [card, setCard] = useState<LateCard | null>(null);
  useEffect(() => {
    if (books) loadCard(language).then(setCard, () => undefined);
  }, [books, language]);
  const filled = books && shelvesOf(books);
  return (
    <div className="category-shelves" ref={root}>
      {shelves.map(([category, title]) => (
        <CategoryShelf
          {...shared}
          books={filled?.find((shelf) => shelf.category === category)?.books ?? null}
          card={card}
          key={category}
          moreHref={`${shared.booksHref}?category=${category}`}
          title={title}
        />
      ))}
    </div>
  );
}
