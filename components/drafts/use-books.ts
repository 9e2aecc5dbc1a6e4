import useSWR from 'swr';
import { getIdLanguage, type ShelfBook, toBaseId } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { Language } from '@/lib/markets';

/** Books that the page's market sells in a language; `null` while loading or without a language. */
export function useBooks(language: Language | null): readonly ShelfBook[] | null {
  const { country } = useMarket();
  const { data } = useSWR<readonly ShelfBook[]>(language && `/api/shelf/${country}/${language}`, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  return data ?? null;
}

/** Finds the edition of a book in a list, by an id of any language; `null` if there is none. */
export const editionFromList = <Book extends { readonly baseId: number }>(
  shelf: readonly Book[],
  id: number | null,
): Book | null => (id !== null && shelf.find(({ baseId }) => baseId === toBaseId(id))) || null;

/**
 * Finds a book by an id of any language: the edition in the list, else the one in the id's own language.
 * @returns `undefined` while loading, `null` if there is none
 */
export function useBookById(shelf: readonly ShelfBook[] | null, id: number | null): ShelfBook | null | undefined {
  const here = shelf && editionFromList(shelf, id);
  const language = shelf && !here && id !== null ? getIdLanguage(id) : null;
  const elsewhere = useBooks(language);
  if (here || id === null) return here;
  if (!shelf || (language && !elsewhere)) return undefined;
  return elsewhere && editionFromList(elsewhere, id);
}
