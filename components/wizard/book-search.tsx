import { useTranslations } from 'next-intl';
import { SearchInput } from '@/components/ui/search-input';

type BookSearchProps = {
  readonly query: string;
  /** How many books answer it. */
  readonly found: number;
  readonly onChange: (query: string) => void;
};

/** Looks through the shelf as one types; the number of books found is announced. */
export function BookSearch({ query, found, onChange }: BookSearchProps) {
  const t = useTranslations('wizard.book');
  return (
    <search className="grid gap-2">
      <label className="sr-only" htmlFor="book-search">
        {t('search')}
      </label>
      <SearchInput id="book-search" onChange={onChange} placeholder={t('search')} value={query} />
      <span aria-live="polite" className="text-ink-soft text-small">
        {query.trim() && found > 0 && t('found', { count: found })}
      </span>
      {found === 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('none')}
          <button className="underline" onClick={() => onChange('')} type="button">
            {t('all')}
          </button>
        </p>
      )}
    </search>
  );
}
