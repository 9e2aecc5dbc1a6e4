'use client';

import { useEffect } from 'react';
import type { Opening } from './reader-moves';

/** Fetches and decodes the picture of the next page, so that it is there when the leaf lifts. */
export function useNextPicture(next: Opening | undefined): void {
  const source = next?.kind === 'spread' ? next.spread.picture : null;
  useEffect(() => {
    if (!source) return;
    const picture = new Image();
    picture.src = source;
    // One that cannot be read is told where it is shown.
    picture.decode().catch(() => undefined);
  }, [source]);
}
