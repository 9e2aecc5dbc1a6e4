'use client';

import { useEffect, useState } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page comes alive
  useEffect(() => {
    const kept = loadState(language);
    if (kept?.book && shelves.includes(kept.category)) setPicked(kept);
  }, [language]);
  const change = (part: Partial<BookPickerState>) => {
    const next = { ...picked, ...part };
    setPicked(next);
    saveState(language, next);
  };
  return { ...picked, change };
}
