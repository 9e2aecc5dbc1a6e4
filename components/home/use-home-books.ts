'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { CatalogueBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';
import { askOnce } from './ask-once';
import { inHomeOrder } from './shelves';

/** How near the window's edge a part of the page asks for the books. */
const NEAR = '600px';

/** The whole shelf of a language. */
const booksOf = async (language: Language): Promise<readonly CatalogueBook[]> =>
  inHomeOrder(await askOnce<readonly CatalogueBook[]>(`/api/shelf/${language}`));

/** All books of the page's language, once `root` comes near; `null` before, and where they cannot be had. */
export function useHomeBooks(root: RefObject<HTMLElement | null>): readonly CatalogueBook[] | null {
  const { language } = useMarket();
  const [books, setBooks] = useState<readonly CatalogueBook[] | null>(null);
  useEffect(() => {
    let current = true;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        booksOf(language).then(
          (found) => current && setBooks(found),
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    if (root.current) near.observe(root.current);
    return () => {
      current = false;
      near.disconnect();
    };
  }, [language, root]);
  return books;
}
