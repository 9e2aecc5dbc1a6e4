'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { CatalogueBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';
import { fetchOnce } from '../fetch-once';
import { sortAvailableFirst } from '../home-categories';

/** Distance from the viewport at which loading starts. */
const ROOT_MARGIN = '600px';

export type HomeBooks = {
  /** All books of the page's language; `null` until they are there. */
  readonly books: readonly CatalogueBook[] | null;
  /** Loading failed; `retry` tries again. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/** All books of a language, available ones first. */
const fetchBooks = async (language: Language): Promise<readonly CatalogueBook[]> =>
  sortAvailableFirst(await fetchOnce<readonly CatalogueBook[]>(`/api/shelf/${language}`));

/** Loads all books of the page's language when `root` comes near the viewport. */
export function useHomeBooks(root: RefObject<HTMLElement | null>): HomeBooks {
  const { language } = useMarket();
  const [books, setBooks] = useState<HomeBooks['books']>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let current = true;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        fetchBooks(language).then(
          (found) => current && setBooks(found),
          () => current && setFailed(true),
        );
      },
      { rootMargin: ROOT_MARGIN },
    );
    if (root.current) near.observe(root.current);
    return () => {
      current = false;
      near.disconnect();
    };
  }, [language, root, round]);
  const ask = () => {
    setFailed(false);
    setRound(round + 1);
  };
  return { books, failed, retry: ask };
}
