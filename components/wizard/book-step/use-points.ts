import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import { type CatalogueBook, getDefaultPoints } from '@/lib/catalogue';

type Selected = Pick<CatalogueBook, 'ages' | 'id' | 'pointed'>;

/** What the draft has, else what is usual for the story; `null` where there is nothing to choose. */
const getSaved = ({ catalogueId, points }: DraftView, selected: Selected | null): boolean | null => {
  if (!selected) return null;
  return selected.id === catalogueId ? points : getDefaultPoints(selected);
};

/** Whether the selected story gets niqqud or tashkil; `null` where there is nothing to choose. */
export function usePoints(draft: DraftView, selected: Selected | null) {
  const [choice, setChoice] = useState<{ readonly id: number; readonly points: boolean }>();
  const saved = getSaved(draft, selected);
  const isChosen = saved !== null && choice !== undefined && choice.id === selected?.id;
  return {
    points: isChosen ? choice.points : saved,
    choosePoints: (points: boolean) => selected && setChoice({ id: selected.id, points }),
  };
}
