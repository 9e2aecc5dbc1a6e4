'use client';

import { useRef } from 'react';

/** Links to pictures live for minutes: one that does not load asks for fresh ones, once for each link. */
export function useFreshLinks(refresh: () => unknown): (source: string) => void {
  const asked = useRef(new Set<string>());
  return (source) => {
    if (asked.current.has(source)) return;
    asked.current.add(source);
    void refresh();
  };
}
