'use client';

import { useEffect, useState } from 'react';
import type { DraftView } from '@/lib/books';

type Portraits = DraftView['portraits'];

/** The last loaded portraits: old ones stay visible while new ones are drawn. */
export function useLatestPortraits(portraits: Portraits): Portraits {
  const [kept, setKept] = useState(portraits);
  const next = { regular: portraits.regular ?? kept.regular, advanced: portraits.advanced ?? kept.advanced };
  if (next.regular !== kept.regular || next.advanced !== kept.advanced) setKept(next);
  return next;
}

/** Whether the browser has loaded the image. */
export function useImageLoaded(url: string | null): boolean {
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => setArrived(url);
    image.src = url;
  }, [url]);
  return url !== null && arrived === url;
}
