'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type CatalogueBook, sortForMarket } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { CountryCode, Language } from '@/lib/markets';
import { fetchOnce } from '../fetch-once';
import { sortAvailableFirst } from '../home-categories';

/** Distance from the viewport at which loading starts. */
const ROOT_MARGIN = '600px';

export type HomeBooks = {
  /** All books of the page's language; `null` until they are there. */
  readonly books: readonly CatalogueBook[] | null;
  /** Why loading failed; `null` if it did not. `retry` tries again. */
  readonly failure: unknown;
  readonly retry: () => void;
};

/** All books that a market sells in a language, in its order, available ones first. */
const fetchBooks = async (country: CountryCode, language: Language): Promise<readonly CatalogueBook[]> =>
  sortAvailableFirst(
    sortForMarket(await fetchOnce<readonly CatalogueBook[]>(`/api/shelf/${country}/${language}`), country),
  );

/** Loads all books of the page's language when `root` comes near the viewport. */
export function useHomeBooks(root: RefObject<HTMLElement | null>): HomeBooks {
  const { country, language } = useMarket();
  const [books, setBooks] = useState<HomeBooks['books']>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let current = true;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        fetchBooks(country, language).then(
          (found) => current && setBooks(found),
          (thrown: unknown) => current && setFailure(thrown),
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    if (root.current) near.observe(root.current);
    return () => {
      current = false;
      near.disconnect();
    };
  }, [country, language, root, round]);
  const ask = () => {
    setFailure(null);
    setRound(round + 1);
  };
  return { books, failure, retry: ask };
}
