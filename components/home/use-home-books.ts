'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { CatalogueBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';
import { askOnce } from './ask-once';
import { inHomeOrder } from './shelves';

/** How near the window's edge a part of the page asks for the books. */
const NEAR = '600px';

export type HomeBooks = {
  /** All books of the page's language; `null` until they are there. */
  readonly books: readonly CatalogueBook[] | null;
  /** They could not be had; `ask` tries again. */
  readonly failed: boolean;
  readonly ask: () => void;
};

/** The whole shelf of a language. */
const booksOf = async (language: Language): Promise<readonly CatalogueBook[]> =>
  inHomeOrder(await askOnce<readonly CatalogueBook[]>(`/api/shelf/${language}`));

/** All books of the page's language, asked for once `root` comes near. */
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
        booksOf(language).then(
          (found) => current && setBooks(found),
          () => current && setFailed(true),
        );
      },
      { rootMargin: NEAR },
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
  return { books, failed, ask };
}
