'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookCover } from '@/components/book-object/book-cover';
import { FallbackCoverImage } from '@/components/book-object/fallback-cover-image';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { SearchInput } from '@/components/ui/search-input';
import { coverHero, getCoverTone, type ShelfBook } from '@/lib/catalogue';

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
      <div className="class-book-shelf">
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
              selected={selected === book.id}
              thickness={14}
              title={book.title}
              tone={getCoverTone(book.baseId, coverHero(book))}
              width="96px"
            />
            <span className="text-small" lang={book.language}>
              {book.title}
            </span>
          </ChoiceCard>
        ))}
      </div>
      {found.length === 0 && <p className="text-ink-soft text-small">{t('none')}</p>}
    </ChoiceGroup>
  );
}
