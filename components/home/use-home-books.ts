'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { CatalogueBook } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';
import { inHomeOrder } from './shelves';

/** How near the window's edge a part of the page asks for the books. */
const NEAR = '600px';

const asked = new Map<Language, Promise<readonly CatalogueBook[]>>();

async function ask(language: Language): Promise<readonly CatalogueBook[]> {
  const answer = await fetch(`/api/shelf/${language}`);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return inHomeOrder(await answer.json());
}

/** The whole shelf of a language, asked for once; a failure is forgotten, and the next part asks again. */
function booksOf(language: Language): Promise<readonly CatalogueBook[]> {
  const known = asked.get(language);
  if (known) return known;
  const books = ask(language);
  asked.set(language, books);
  books.catch(() => asked.delete(language));
  return books;
}

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
