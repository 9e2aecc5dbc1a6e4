import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SearchInput } from '@/components/ui/search-input';

type SearchFieldProps = {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Called before the visitor types, so that the search index can load. */
  readonly onFocus: () => void;
  /** Shown beside the field. */
  readonly children: ReactNode;
};

/** Searches the catalogue while the visitor types. */
export function SearchField({ query, onChange, onFocus, children }: SearchFieldProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor="catalogue-search">
        {t('search')}
      </label>
      <div className="flex gap-2">
        <SearchInput
          id="catalogue-search"
          onChange={onChange}
          onFocus={onFocus}
          placeholder={t('searchHint')}
          value={query}
        />
        {children}
      </div>
    </div>
  );
}
