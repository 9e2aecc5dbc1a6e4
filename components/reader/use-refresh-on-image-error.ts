'use client';

import { useRef } from 'react';

/** Signed image URLs expire after minutes. Reloads the data when an image fails, once per URL. */
export function useRefreshOnImageError(refresh: () => unknown): (source: string) => void {
  const asked = useRef(new Set<string>());
  return (source) => {
    if (asked.current.has(source)) return;
    asked.current.add(source);
    void refresh();
  };
}
