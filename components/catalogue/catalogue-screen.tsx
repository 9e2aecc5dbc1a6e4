'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { type CatalogueBook, filterBooks, loadSearch } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import {
  type CatalogueChoice,
  EVERYTHING,
  filtersOf,
  furtherFilters,
  isNarrowed,
  namesUnknownShelf,
  readAddress,
  writeAddress,
} from './address';
import { AddressReader } from './address-reader';
import { Arrival } from './arrival';
import { BookShelf } from './book-shelf';
import { CategoryChoice } from './category-choice';
import { NothingFound } from './nothing-found';
import { SearchField } from './search-field';
import { ShelfFilters } from './shelf-filters';
import { UnfoldFilters } from './unfold-filters';
import { useSearch } from './use-search';
import { ViewChoice } from './view-choice';

type CatalogueScreenProps = {
  /** All books of the language. */
  readonly books: readonly CatalogueBook[];
  readonly language: Language;
  readonly path: string;
  readonly price: string;
};

/** Covers that load before all else: the first row of a phone. A desk's other three are near enough to load at once. */
const EAGER = 2;
const FILTERS_ID = 'catalogue-filters';
const SHELF_ID = 'catalogue-shelf';

/** The whole shelf, there before any script runs; then narrowed as one searches and chooses. */
export function CatalogueScreen({ books, language, path, price }: CatalogueScreenProps) {
  const t = useTranslations('catalogue');
  const [choice, setChoice] = useState(EVERYTHING);
  const [open, setOpen] = useState(false);
  const shelf = useRef<HTMLElement>(null);
  const [unknownShelf, setUnknownShelf] = useState(false);
  const adopt = useCallback((search: string) => {
    setChoice(readAddress(search));
    setUnknownShelf(namesUnknownShelf(search));
  }, []);
  const search = useSearch(choice.query.trim() !== '');
  const found = useMemo(
    () => filterBooks(search ? search(books, choice.query) : books, filtersOf(choice)),
    [books, choice, search],
  );

  const change = (part: Partial<CatalogueChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + writeAddress(search, next));
  };
  const showAll = () => {
    change({ ...EVERYTHING, view: choice.view });
    // The button that was pressed goes away.
    shelf.current?.focus({ preventScroll: true });
  };
  const { view } = choice;
  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRead={adopt} />
      </Suspense>
      <search aria-label={t('filters.label')} className="wrap catalogue-tools">
        <SearchField onChange={(query) => change({ query })} onFocus={() => void loadSearch()} query={choice.query}>
          <UnfoldFilters
            active={furtherFilters(choice)}
            controls={FILTERS_ID}
            onToggle={() => setOpen(!open)}
            open={open}
          />
        </SearchField>
        <ShelfFilters choice={choice} id={FILTERS_ID} onChange={change} open={open} />
        <CategoryChoice chosen={choice.category} language={language} onChoose={(category) => change({ category })} />
      </search>
      <section aria-labelledby={SHELF_ID} className="catalogue-band outline-none" ref={shelf} tabIndex={-1}>
        <div className="wrap">
          <h2 className="sr-only" id={SHELF_ID}>
            {t('shelf')}
          </h2>
          <Arrival unknownShelf={unknownShelf} />
          <div className="catalogue-count">
            <p className="font-semibold" role="status">
              {t('found', { count: found.length })}
            </p>
            {isNarrowed(choice) && found.length > 0 && (
              <button className="catalogue-reset" onClick={showAll} type="button">
                {t('showAll')}
              </button>
            )}
            <span className="grow" />
            <ViewChoice onChange={(next) => change({ view: next })} view={view} />
          </div>
          {found.length > 0 ? (
            <BookShelf books={found} eager={EAGER} path={path} price={price} view={view} />
          ) : (
            <NothingFound books={books} onShowAll={showAll} path={path} price={price} />
          )}
        </div>
      </section>
    </>
  );
}
