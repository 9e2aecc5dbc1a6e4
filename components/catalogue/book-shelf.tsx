import type { CatalogueBook } from '@/lib/catalogue';
import type { View } from './address';
import { BookCard } from './book-card';

type BookShelfProps = {
  readonly books: readonly CatalogueBook[];
  /** The catalogue's path in the country and language; a book's page lies below it. */
  readonly path: string;
  readonly price: string;
  readonly view: View;
  /** How many covers of the first row load at once. */
  readonly eager?: number;
};

/** Books on their boards, or one below the other with what they are about. */
export function BookShelf({ books, path, price, view, eager = 0 }: BookShelfProps) {
  return (
    <ul className="book-shelf" data-view={view}>
      {books.map((book, place) => (
        <li key={book.id}>
          <BookCard
            book={book}
            description={view === 'list' ? book.description : undefined}
            first={place < eager}
            href={`${path}/${book.id}`}
            price={price}
          />
        </li>
      ))}
    </ul>
  );
}
