'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { type CatalogueBook, filterBooks, loadSearch } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { BookGrid } from './book-grid';
import { CatalogueFilters } from './catalogue-filters';
import { CatalogueNotice } from './catalogue-notice';
import {
  type CatalogueState,
  countExtraFilters,
  DEFAULT_CATALOGUE_STATE,
  hasActiveFilters,
  hasUnknownCategory,
  parseCatalogueUrl,
  serializeCatalogueUrl,
  toBookFilters,
} from './catalogue-url';
import { CategoryFilter } from './category-filter';
import { FilterToggle } from './filter-toggle';
import { NoResults } from './no-results';
import { SearchField } from './search-field';
import { SearchParamsListener } from './search-params-listener';
import { useLazySearch } from './use-lazy-search';
import { ViewToggle } from './view-toggle';

type CatalogueScreenProps = {
  /** All books in the language. */
  readonly books: readonly CatalogueBook[];
  readonly language: Language;
  readonly path: string;
  readonly price: string;
};

/**
 * Covers with high priority: the first row on a phone. On a desktop the other three are near enough to load at once
 * anyway.
 */
const PRIORITY_COVERS = 2;
const FILTERS_ID = 'catalogue-filters';
const RESULTS_ID = 'catalogue-shelf';

/** Renders all books on the server, then filters them in the browser. */
export function CatalogueScreen({ books, language, path, price }: CatalogueScreenProps) {
  const t = useTranslations('catalogue');
  const [state, setState] = useState(DEFAULT_CATALOGUE_STATE);
  const [open, setOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  const [unknownCategory, setUnknownCategory] = useState(false);
  const applySearch = useCallback((search: string) => {
    setState(parseCatalogueUrl(search));
    setUnknownCategory(hasUnknownCategory(search));
  }, []);
  const search = useLazySearch(state.query.trim() !== '');
  const found = useMemo(
    () => filterBooks(search ? search(books, state.query) : books, toBookFilters(state)),
    [books, state, search],
  );

  const change = (part: Partial<CatalogueState>) => {
    const { pathname, search } = window.location;
    // What was chosen before hydration comes before the page has read its URL.
    const shown = state === DEFAULT_CATALOGUE_STATE ? parseCatalogueUrl(search) : state;
    const next = { ...shown, ...part };
    setState(next);
    window.history.replaceState(null, '', pathname + serializeCatalogueUrl(search, next));
  };
  const showAll = () => {
    change({ ...DEFAULT_CATALOGUE_STATE, view: state.view });
    // The focused button disappears, so move the focus to the results.
    results.current?.focus({ preventScroll: true });
  };
  const { view } = state;
  return (
    <>
      <Suspense fallback={null}>
        <SearchParamsListener onSearch={applySearch} />
      </Suspense>
      <search aria-label={t('filters.label')} className="wrap catalogue-tools">
        <SearchField onChange={(query) => change({ query })} onFocus={() => void loadSearch()} query={state.query}>
          <FilterToggle
            activeCount={countExtraFilters(state)}
            filtersId={FILTERS_ID}
            onToggle={() => setOpen(!open)}
            open={open}
          />
        </SearchField>
        <CatalogueFilters state={state} id={FILTERS_ID} onChange={change} open={open} />
        <CategoryFilter value={state.category} language={language} onChange={(category) => change({ category })} />
      </search>
      <section aria-labelledby={RESULTS_ID} className="catalogue-band no-outline" ref={results} tabIndex={-1}>
        <div className="wrap">
          <h2 className="sr-only" id={RESULTS_ID}>
            {t('shelf')}
          </h2>
          <CatalogueNotice unknownCategory={unknownCategory} />
          <div className="catalogue-count">
            <p className="font-semibold" role="status">
              {t('found', { count: found.length })}
            </p>
            {hasActiveFilters(state) && found.length > 0 && (
              <UnstyledButton className="catalogue-reset" onClick={showAll} type="button">
                {t('showAll')}
              </UnstyledButton>
            )}
            <span className="grow" />
            <ViewToggle onChange={(next) => change({ view: next })} view={view} />
          </div>
          {found.length > 0 ? (
            <BookGrid
              books={found}
              hero={state.gender}
              priorityCount={PRIORITY_COVERS}
              path={path}
              price={price}
              view={view}
            />
          ) : (
            <NoResults books={books} onShowAll={showAll} path={path} price={price} />
          )}
        </div>
      </section>
    </>
  );
}
