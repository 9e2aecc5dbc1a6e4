'use client';

import { useEffect, useRef } from 'react';
import type { Opening } from './reader-moves';
import { indexOfPage, pageOf, queryWithPage } from './reader-place';

/** The opening that the address names (`?page=6`). */
export const pageInAddress = (openings: readonly Opening[]): number =>
  indexOfPage(openings, new URLSearchParams(window.location.search).get('page'));

/** Keeps the page in the address, so that a reload, going back and a copied link find it; leafing adds no history. */
export function usePageInAddress(here: Opening | undefined): void {
  const page = pageOf(here);
  const came = useRef(false);
  useEffect(() => {
    // What was typed stays until somebody leafs.
    if (!came.current) {
      came.current = true;
      return;
    }
    const { pathname, search, hash } = window.location;
    const query = queryWithPage(search, page);
    if (query !== search) window.history.replaceState(null, '', pathname + query + hash);
  }, [page]);
}
