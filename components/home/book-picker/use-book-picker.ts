'use client';

import { useEffect, useRef, useState } from 'react';
import type { Category } from '@/lib/catalogue';
import { useMarket } from '@/lib/client/market';
import type { PickableBook } from '../home-page-data';

export type BookPickerState = { readonly book: PickableBook | null; readonly category: Category };

/** One key per language, because each language has its own books. */
const storageKey = (language: string): string => `home_picked_${language}`;

function loadState(language: string): BookPickerState | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey(language)) ?? 'null') as BookPickerState | null;
  } catch {
    return null;
  }
}

function saveState(language: string, picked: BookPickerState): void {
  try {
    window.sessionStorage.setItem(storageKey(language), JSON.stringify(picked));
  } catch {
    // Without storage the visitor chooses again after coming back.
  }
}

/** The selected category and book. sessionStorage keeps both for when the visitor comes back. */
export function useBookPicker(shelves: readonly Category[]) {
  const { language } = useMarket();
  const [first = 'bestsellers'] = shelves;
  const [picked, setPicked] = useState<BookPickerState>({ book: null, category: first });
  const restored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page comes alive
  useEffect(() => {
    restored.current = true;
    const kept = loadState(language);
    if (kept?.book && shelves.includes(kept.category)) setPicked(kept);
  }, [language]);
  const change = (part: Partial<BookPickerState>) => {
    // What was chosen before hydration comes first, and is kept together with the book of the last visit.
    const kept = restored.current ? null : loadState(language);
    const next = { ...picked, ...(kept?.book && { book: kept.book }), ...part };
    setPicked(next);
    saveState(language, next);
  };
  return { ...picked, change };
}
