'use client';

import { useTranslations } from 'next-intl';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverArt } from '@/components/book-object/cover-art';
import { checkChildName } from '@/lib/books';
import { type CatalogueBook, coverHero, coverToneOf, type Gender, offeredTo } from '@/lib/catalogue';
import { directionOf } from '@/lib/markets';

type LiveCoverProps = {
  readonly book: CatalogueBook;
  readonly childName: string;
  readonly gender: Gender;
  readonly width: string;
  readonly selected?: boolean;
};

/** The book with the child's name on its band, as it is being typed and once it can be one; bound on the side of the book's own language. */
export function LiveCover({ book, childName, gender, width, selected }: LiveCoverProps) {
  const t = useTranslations('common');
  const checked = checkChildName(childName, book.language, { keepAsWritten: true });
  const name = checked.ok ? checked.value : null;
  return (
    <span className="block" dir={directionOf(book.language)} lang={book.language}>
      <BookCover
        art={<CoverArt book={book} gender={gender} key={gender} sizes={width} />}
        selected={selected}
        starring={name ? t('starring', { name, gender }) : undefined}
        thickness={22}
        title={book.title}
        tone={coverToneOf(book.baseId, offeredTo(book, gender) ? gender : coverHero(book))}
        width={width}
      />
    </span>
  );
}
