'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { FallbackCoverImage } from '@/components/book-object/fallback-cover-image';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Icon } from '@/components/ui/icon';
import { SearchInput } from '@/components/ui/search-input';
import { Num } from '@/components/ui/text';
import { coverHero, formatAgeRange, getCoverTone, type ShelfBook } from '@/lib/catalogue';
import { ShelfArrows } from './shelf-arrows';

type BookPickerProps = {
  /** The books on sale in the chosen language. */
  readonly books: readonly ShelfBook[];
  readonly selected: number | null;
  readonly error?: string | undefined;
  /** Instead of the words for a class. */
  readonly legend?: string;
  readonly onSelect: (catalogueId: number) => void;
};

/** With fewer books a search would only take room. */
const SEARCH_FROM = 9;

/** The book of the whole class, by its cover. */
export function BookPicker({ books, selected, error, legend, onSelect }: BookPickerProps) {
  const t = useTranslations('kindergarten.details.book');
  const [query, setQuery] = useState('');
  const shelf = useRef<HTMLDivElement>(null);
  const wanted = query.trim().toLocaleLowerCase();
  const found = books.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return (
    <ChoiceGroup error={error} legend={legend ?? t('which')} noteId="class-book-note">
      {books.length >= SEARCH_FROM && (
        <div className="mb-3 max-w-[420px]">
          <label className="sr-only" htmlFor="class-book-search">
            {t('search')}
          </label>
          <SearchInput id="class-book-search" onChange={setQuery} placeholder={t('search')} value={query} />
        </div>
      )}
      <div className="class-book-shelf" ref={shelf}>
        {found.map((book) => (
          <ChoiceCard
            checked={selected === book.id}
            className="class-book"
            key={book.id}
            name="catalogueId"
            onChange={() => onSelect(book.id)}
            value={book.id}
          >
            <BookCover
              art={<FallbackCoverImage book={book} sizes="96px" />}
              thickness={14}
              title={book.title}
              tone={getCoverTone(book.baseId, coverHero(book))}
              width="96px"
            />
            <span className="text-small" lang={book.language}>
              {book.title}
            </span>
            <BookFit book={book} />
            {selected === book.id && <Icon className="class-book-mark" name="circle-check" />}
          </ChoiceCard>
        ))}
      </div>
      {found.length > 0 && <ShelfArrows shelf={shelf} />}
      {found.length === 0 && <p className="text-ink-soft text-small">{t('none')}</p>}
    </ChoiceGroup>
  );
}

/** Whom a book is for: ages, and girls or boys alone where the story has only one hero. */
function BookFit({ book: { ages, genders } }: { readonly book: ShelfBook }) {
  const t = useTranslations('kindergarten.details.book');
  const [only] = genders.length === 1 ? genders : [];
  return (
    <span className="text-ink-soft text-note">
      {ages.length > 0 && (
        <span className="block">
          {t.rich('ages', { ages: formatAgeRange(ages), num: (chunks) => <Num>{chunks}</Num> })}
        </span>
      )}
      {only && <span className="block font-medium text-honey-deep">{t(`only.${only}`)}</span>}
    </span>
  );
}
