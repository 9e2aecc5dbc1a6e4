'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { ReaderView } from './reader-navigation';
import { getPageNumber, indexForPage, queryWithPage } from './reader-url';

/** Index of the view in the URL (`?page=6`). */
export const useInitialPage = (views: readonly ReaderView[]): number =>
  indexForPage(views, useSearchParams().get('page'));

/** Keeps the current page in the URL for reloads, Back and copied links; page turns add no history entries. */
export function usePageInUrl(view: ReaderView | undefined): void {
  const page = getPageNumber(view);
  const mounted = useRef(false);
  useEffect(() => {
    // The URL stays as it is until the first page turn.
    if (!mounted.current) {
      mounted.current = true;
      return;
    }
    const { pathname, search, hash } = window.location;
    const query = queryWithPage(search, page);
    if (query !== search) window.history.replaceState(null, '', pathname + query + hash);
  }, [page]);
}
