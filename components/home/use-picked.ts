'use client';

import { useEffect, useState } from 'react';
import type { Category } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { PickedBook } from './facts';

export type Picked = { readonly book: PickedBook | null; readonly shelf: Category };

/** Each language has its own books. */
const keyIn = (language: string): string => `home_picked_${language}`;

function recall(language: string): Picked | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyIn(language)) ?? 'null') as Picked | null;
  } catch {
    return null;
  }
}

function keep(language: string, picked: Picked): void {
  try {
    window.sessionStorage.setItem(keyIn(language), JSON.stringify(picked));
  } catch {
    // Whoever comes back chooses again.
  }
}

/** The shelf that is shown and the book that is chosen; both are still there after going on and coming back. */
export function usePicked(shelves: readonly Category[]) {
  const { language } = useMarket();
  const [first = 'bestsellers'] = shelves;
  const [picked, setPicked] = useState<Picked>({ book: null, shelf: first });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page comes alive
  useEffect(() => {
    const kept = recall(language);
    if (kept?.book && shelves.includes(kept.shelf)) setPicked(kept);
  }, [language]);
  const change = (part: Partial<Picked>) => {
    const next = { ...picked, ...part };
    setPicked(next);
    keep(language, next);
  };
  return { ...picked, change };
}
