import { useTranslations } from 'next-intl';
import { SearchInput } from '@/components/ui/search-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { loadSearch } from '@/lib/catalogue';
import type { BookFilterState } from '../wizard-url';
import { BookFilterChips } from './book-filter-chips';

type BookSearchProps = {
  readonly filters: BookFilterState;
  /** Age of the child in years. */
  readonly age: number;
  /** How many books answer it. */
  /** Number of matching books that this child can have; the others are listed with a reason. */
  readonly foundCount: number;
  readonly hasResults: boolean;
  readonly onChange: (part: Partial<BookFilterState>) => void;
};

const NO_FILTERS: BookFilterState = { query: '', category: null, fits: false };

/** Search field and filters of the book step; announces the number of matching books. */
export function BookSearch({ filters, age, foundCount, hasResults, onChange }: BookSearchProps) {
  const t = useTranslations('wizard.book');
  const narrowed = filters.query.trim() !== '' || filters.category !== null || filters.fits;
  return (
    <search className="grid min-w-0 gap-2">
      <label className="sr-only" htmlFor="book-search">
        {t('search')}
      </label>
      <SearchInput
        id="book-search"
        onChange={(query) => onChange({ query })}
        onFocus={() => void loadSearch()}
        placeholder={t('search')}
        value={filters.query}
      />
      <BookFilterChips age={age} filters={filters} onChange={onChange} />
      <p aria-live="polite" className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft text-small">
        {hasResults ? (
          <span>{t('found', { count: foundCount })}</span>
        ) : (
          <span className="text-body text-ink">{t('none')}</span>
        )}
        {narrowed && (
          <UnstyledButton className="text-link min-h-11" onClick={() => onChange(NO_FILTERS)} type="button">
            {t('all')}
          </UnstyledButton>
        )}
      </p>
    </search>
  );
}
