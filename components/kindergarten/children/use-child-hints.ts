import { useMemo, useRef } from 'react';
import type { ShelfBook } from '@/lib/catalogue';
import type { ClassChild } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';
import { type ChildHints, findDuplicateNames, getChildHints } from './child-hints';

type ClassContext = {
  readonly language: Language;
  readonly classBook: number | null;
  readonly books: readonly ShelfBook[];
};

const isSame = (one: ChildHints | undefined, other: ChildHints): one is ChildHints =>
  JSON.stringify(one) === JSON.stringify(other);

/** The hints of every child by its id; those that say the same as before are the same objects. */
export function useChildHints(
  rows: readonly ClassChild[],
  { language, classBook, books }: ClassContext,
): ReadonlyMap<string, ChildHints> {
  const before = useRef<ReadonlyMap<string, ChildHints>>(new Map());
  return useMemo(() => {
    const duplicates = findDuplicateNames(rows);
    const hints = new Map(
      rows.map((child) => {
        const next = getChildHints(child, { language, classBook, books, duplicates });
        const old = before.current.get(child.id);
        return [child.id, isSame(old, next) ? old : next] as const;
      }),
    );
    before.current = hints;
    return hints;
  }, [rows, language, classBook, books]);
}
