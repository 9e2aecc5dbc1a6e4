import { useTranslations } from 'next-intl';
import { SearchInput } from '@/components/ui/search-input';
import { loadSearch } from '@/lib/catalogue';
import type { ShelfChoice } from './address';
import { ShelfChips } from './shelf-chips';

type BookSearchProps = {
  readonly choice: ShelfChoice;
  /** The child's, in years. */
  readonly age: number;
  /** How many books answer it. */
  /** Books that can be chosen for this child; others are shown with the reason why not. */
  readonly found: number;
  readonly any: boolean;
  readonly onChange: (part: Partial<ShelfChoice>) => void;
};

const EVERYTHING: ShelfChoice = { query: '', category: null, fits: false };

/** Looks through the shelf as one types and taps; the number of books found is announced. */
export function BookSearch({ choice, age, found, any, onChange }: BookSearchProps) {
  const t = useTranslations('wizard.book');
  const narrowed = choice.query.trim() !== '' || choice.category !== null || choice.fits;
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
        value={choice.query}
      />
      <ShelfChips age={age} choice={choice} onChange={onChange} />
      <p aria-live="polite" className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft text-small">
        {any ? t('found', { count: found }) : <span className="text-body text-ink">{t('none')}</span>}
        {narrowed && (
          <button className="text-link min-h-11" onClick={() => onChange(EVERYTHING)} type="button">
            {t('all')}
          </button>
        )}
      </p>
    </search>
  );
}
