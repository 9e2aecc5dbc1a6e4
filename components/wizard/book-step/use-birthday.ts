import { useState } from 'react';
import { CHILD_LIMITS, type DraftView } from '@/lib/books';
import type { CatalogueBook } from '@/lib/catalogue';

type Selected = Pick<CatalogueBook, 'birthdays' | 'id'>;

/** Which birthday the selected story is about: as chosen here, as saved, else the child's age; `null` for a story about none. */
export function useBirthday({ age, birthday, catalogueId }: DraftView, selected: Selected | null) {
  const [choice, setChoice] = useState<{ readonly id: number; readonly birthday: number }>();
  const saved = (selected?.id === catalogueId ? birthday : null) ?? Math.max(CHILD_LIMITS.birthday.min, age);
  const chosen = choice !== undefined && choice.id === selected?.id ? choice.birthday : saved;
  return {
    birthday: selected?.birthdays ? chosen : null,
    chooseBirthday: (birthday: number) => selected && setChoice({ id: selected.id, birthday }),
  };
}
