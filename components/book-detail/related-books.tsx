import type { ReactNode } from 'react';
import { BookCard } from '@/components/catalogue/book-card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { RelatedBook } from './book-page-data';

type RelatedBooksProps = {
  readonly title: ReactNode;
  readonly all: { readonly href: string; readonly label: string };
  readonly books: readonly RelatedBook[];
  readonly price: string;
};

/** Books with similar categories. */
export function RelatedBooks({ title, all, books, price }: RelatedBooksProps) {
  if (books.length === 0) return null;
  return (
    <section className="page-band shelf-band">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-section">{title}</h2>
          <Link className="text-link" href={all.href}>
            {all.label}
            <Icon flip name="arrow-right" />
          </Link>
        </div>
        <ul className="book-shelf related-shelf" data-view="gallery">
          {books.map(({ book, href }) => (
            <li key={book.id}>
              <BookCard book={book} href={href} price={price} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
