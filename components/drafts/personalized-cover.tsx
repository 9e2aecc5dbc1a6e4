'use client';

import { useTranslations } from 'next-intl';
import { BookCover } from '@/components/book-object/book-cover';
import { FallbackCoverImage } from '@/components/book-object/fallback-cover-image';
import { checkChildName } from '@/lib/books';
import { type CatalogueBook, coverHero, type Gender, getCoverTone, supportsGender } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';

type PersonalizedCoverProps = {
  readonly book: CatalogueBook;
  readonly childName: string;
  readonly gender: Gender;
  readonly width: string;
  readonly selected?: boolean;
};

/**
 * A cover with the child's name, updated while the parent types a valid name; in the direction of the book's language.
 */
export function PersonalizedCover({ book, childName, gender, width, selected }: PersonalizedCoverProps) {
  const t = useTranslations('common');
  const checked = checkChildName(childName, book.language, { keepAsWritten: true });
  const name = checked.ok ? checked.value : null;
  return (
    <span className="block" dir={getTextDirection(book.language)} lang={book.language}>
      <BookCover
        art={<FallbackCoverImage book={book} gender={gender} key={gender} sizes={width} />}
        selected={selected}
        starring={name ? t('starring', { name, gender }) : undefined}
        thickness={22}
        title={book.title}
        tone={getCoverTone(book.baseId, supportsGender(book, gender) ? gender : coverHero(book))}
        width={width}
      />
    </span>
  );
}
