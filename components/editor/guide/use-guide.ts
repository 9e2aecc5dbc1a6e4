'use client';

import { useCallback, useEffect, useState } from 'react';

/** What the fox explains, in this order (spec §2: "a five-step guide by a mascot"). */
export const GUIDE_STEPS = ['pages', 'words', 'pictures', 'saved', 'done'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

const SEEN_KEY = 'gibori.editorGuide';

const wasSeen = (): boolean => {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
};

function remember(): void {
  try {
    localStorage.setItem(SEEN_KEY, 'seen');
  } catch {
    // It is shown again next time.
  }
}

/** The guide's current step; `null` when it is over. Starts by itself only once. */
export function useGuide(enabled: boolean) {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (enabled && !wasSeen()) setAt(0);
  }, [enabled]);
  const close = () => {
    remember();
    setAt(null);
  };
  return {
    step: at === null ? null : (GUIDE_STEPS[at] ?? null),
    number: (at ?? 0) + 1,
    next: () => (at !== null && at + 1 < GUIDE_STEPS.length ? setAt(at + 1) : close()),
    close,
    restart: useCallback(() => setAt(0), []),
  };
}
