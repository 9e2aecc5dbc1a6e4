'use client';

import { useEffect } from 'react';
import type { ReaderView } from './navigation/reader-navigation';

/** Loads and decodes the next page's picture before the page turns. */
export function usePreloadNextImage(next: ReaderView | undefined): void {
  const source = next?.kind === 'spread' ? next.spread.picture : null;
  useEffect(() => {
    if (!source) return;
    const picture = new Image();
    picture.src = source;
    // A failed image is reported where it is shown.
    picture.decode().catch(() => undefined);
  }, [source]);
}
