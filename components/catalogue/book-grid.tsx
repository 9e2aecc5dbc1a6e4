import type { CatalogueBook, Gender } from '@/lib/catalogue';
import { BookCard } from './book-card';
import type { View } from './catalogue-url';

type BookGridProps = {
  readonly books: readonly CatalogueBook[];
  /** Path of the catalogue with country and language; book pages are below it. */
  readonly path: string;
  readonly price: string;
  readonly view: View;
  /** The hero whom the visitor looks for: the covers show that one. */
  readonly hero?: Gender | null;
  /** How many covers load eagerly. */
  readonly priorityCount?: number;
};

/** Books as a grid, or as a list with descriptions. */
export function BookGrid({ books, path, price, view, hero = null, priorityCount = 0 }: BookGridProps) {
  return (
    <ul className="book-shelf" data-view={view}>
      {books.map((book, place) => (
        <li key={book.id}>
          <BookCard
            book={book}
            hero={hero}
            description={view === 'list' ? book.description : undefined}
            priority={place < priorityCount}
            href={`${path}/${book.id}`}
            price={price}
          />
        </li>
      ))}
    </ul>
  );
}
