import useSWR from 'swr';
import { baseIdOf, type CatalogueBook } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

/** The books of a language; `null` until they are there, or while no language is asked for. */
export function useShelf(language: Language | null): readonly CatalogueBook[] | null {
  const { data } = useSWR<readonly CatalogueBook[]>(language && `/api/shelf/${language}`, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  return data ?? null;
}

/** The shelf's own edition of a book, whichever language's id names it; `null` where it has none. */
export const editionOn = (shelf: readonly CatalogueBook[], id: number | null): CatalogueBook | null =>
  (id !== null && shelf.find(({ baseId }) => baseId === baseIdOf(id))) || null;
