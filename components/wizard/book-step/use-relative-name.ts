import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import type { CatalogueBook } from '@/lib/catalogue';
import type { RelativeName } from './relative-name-dialog';

type Selected = Pick<CatalogueBook, 'relative' | 'id'>;
type Choice = { readonly id: number; readonly value: RelativeName };

const AS_USUAL: RelativeName = { name: null, gender: null };

/** What the child calls the relative of the selected story: as chosen here, as saved, else `null` for what is usual. */
export function useRelativeName({ catalogueId, relativeName, relativeGender }: DraftView, selected: Selected | null) {
  const [choice, setChoice] = useState<Choice>();
  const saved = selected?.id === catalogueId ? { name: relativeName, gender: relativeGender } : AS_USUAL;
  return {
    relative: selected?.relative ?? null,
    relativeName: choice !== undefined && choice.id === selected?.id ? choice.value : saved,
    chooseRelativeName: (value: RelativeName) => selected && setChoice({ id: selected.id, value }),
  };
}
