'use client';

import { useEffect, useState } from 'react';
import type { DraftView } from '@/lib/books';

type Portraits = DraftView['portraits'];

/** The last portraits that were there: while new ones are drawn the old ones stay on the page. */
export function useKeptPortraits(portraits: Portraits): Portraits {
  const [kept, setKept] = useState(portraits);
  const next = { regular: portraits.regular ?? kept.regular, advanced: portraits.advanced ?? kept.advanced };
  if (next.regular !== kept.regular || next.advanced !== kept.advanced) setKept(next);
  return next;
}

/** Has the picture arrived in this browser? */
export function useArrived(url: string | null): boolean {
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setArrived(url);
    image.src = url;
  }, [url]);
  return url !== null && arrived === url;
}
