import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import type { CatalogueBook } from '@/lib/catalogue';

type Selected = Pick<CatalogueBook, 'grandparent' | 'id'>;
type Choice = { readonly id: number; readonly name: string | null };

/** What the child calls the grandparent of the selected story: as chosen here, as saved, else `null` for what is usual. */
export function useGrandparentName({ catalogueId, grandparentName }: DraftView, selected: Selected | null) {
  const [choice, setChoice] = useState<Choice>();
  const saved = selected?.id === catalogueId ? grandparentName : null;
  return {
    grandparent: selected?.grandparent ?? null,
    grandparentName: choice !== undefined && choice.id === selected?.id ? choice.name : saved,
    chooseGrandparentName: (name: string | null) => selected && setChoice({ id: selected.id, name }),
  };
}
