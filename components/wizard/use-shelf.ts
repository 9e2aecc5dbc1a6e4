import useSWR from 'swr';
import { baseIdOf, languageOf, type ShelfBook } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

/** The books of a language; `null` until they are there, or while no language is asked for. */
export function useShelf(language: Language | null): readonly ShelfBook[] | null {
  const { data } = useSWR<readonly ShelfBook[]>(language && `/api/shelf/${language}`, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  return data ?? null;
}

/** The shelf's own edition of a book, whichever language's id names it; `null` where it has none. */
export const editionOn = <Book extends { readonly baseId: number }>(
  shelf: readonly Book[],
  id: number | null,
): Book | null => (id !== null && shelf.find(({ baseId }) => baseId === baseIdOf(id))) || null;

/**
 * The story that an id of any language names: the shelf's edition, else the one of the id's own language.
 * @returns `undefined` while it is looked for, `null` where there is none
 */
export function useStory(shelf: readonly ShelfBook[] | null, id: number | null): ShelfBook | null | undefined {
  const here = shelf && editionOn(shelf, id);
  const language = shelf && !here && id !== null ? languageOf(id) : null;
  const elsewhere = useShelf(language);
  if (here || id === null) return here;
  if (!shelf || (language && !elsewhere)) return undefined;
  return elsewhere && editionOn(elsewhere, id);
}
