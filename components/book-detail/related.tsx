import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { Icon } from '@/components/ui/icon';
import { coverToneOf } from '@/lib/catalogue';
import type { BookFacts } from './facts';

/** Books that the same reader may like, on the shelf below. */
export async function Related({ facts: { related, booksHref } }: { readonly facts: BookFacts }) {
  const [t, shelf] = await Promise.all([getTranslations('bookDetail.related'), getTranslations('home.shelf')]);
  if (related.length === 0) return null;
  return (
    <section className="band shelf-band">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-section">{t('title')}</h2>
          <Link className="text-link" href={booksHref}>
            {t('all')}
            <Icon flip name="arrow-right" />
          </Link>
        </div>
        <ul className="related-books">
          {related.map((book) => (
            <li key={book.id}>
              <Link className="group" href={book.href}>
                <BookCover
                  art={
                    <CoverPicture baseId={book.baseId} gender={book.gender} sizes="(min-width: 1000px) 210px, 42vw" />
                  }
                  thickness={16}
                  title={book.title}
                  tone={coverToneOf(book.baseId, book.gender)}
                  width="var(--related-book)"
                />
                <span className="related-note">{shelf('agesOf', { ages: book.ages })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
