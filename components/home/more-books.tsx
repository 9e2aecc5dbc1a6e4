import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { Link } from '@/components/ui/link';
import { coverToneOf } from '@/lib/catalogue';
import type { BookOnShelf } from './facts';

const SIZES = '(min-width: 1000px) 190px, 42vw';

/** The rest of the shelf to walk along: every other book, those to come at the end. */
export async function MoreBooks({ books }: { readonly books: readonly BookOnShelf[] }) {
  const t = await getTranslations('home.shelf');
  if (books.length === 0) return null;
  return (
    <div className="more-books">
      <h3 className="text-title">{t('more', { count: books.length })}</h3>
      <ul>
        {books.map((book) => (
          <li key={book.id}>
            <Link className="group" href={book.href}>
              <Standing book={book} note={book.soon ? t('soon') : t('agesOf', { ages: book.ages })} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Standing({ book, note }: { readonly book: BookOnShelf; readonly note: string }) {
  return (
    <>
      <BookCover
        art={<CoverPicture baseId={book.baseId} gender={book.gender} sizes={SIZES} />}
        soon={book.soon}
        thickness={16}
        title={book.title}
        tone={coverToneOf(book.baseId, book.gender)}
        width="var(--more-book)"
      />
      <span className="more-note">{note}</span>
    </>
  );
}
