'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { BookCard } from '@/components/catalogue/book-card';
import type { CatalogueBook } from '@/lib/catalogue';
import { Words } from '@/lib/client/with-words';

export type ShelfCardProps = {
  readonly book: CatalogueBook;
  readonly href: string;
  readonly price: string;
  /** The card's own words, `catalogue.card`. */
  readonly words: AbstractIntlMessages;
};

/** The catalogue's card; loads late. */
export default function ShelfCard({ words, ...card }: ShelfCardProps) {
  return (
    <Words messages={{ catalogue: { card: words } }}>
      <BookCard {...card} />
    </Words>
  );
}
