import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';

type SearchFieldProps = {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Stands beside the field. */
  readonly children: ReactNode;
};

/** Looks through the shelf as one types; Enter puts the telephone's keyboard away. */
export function SearchField({ query, onChange, children }: SearchFieldProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor="catalogue-search">
        {t('search')}
      </label>
      <div className="flex gap-2">
        <span className="relative block grow">
          <Icon
            className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-ink-soft"
            name="search"
          />
          <TextInput
            autoComplete="off"
            className="ps-11"
            enterKeyHint="search"
            id="catalogue-search"
            maxLength={100}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            placeholder={t('searchHint')}
            type="search"
            value={query}
          />
        </span>
        {children}
      </div>
    </div>
  );
}
