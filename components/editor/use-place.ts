'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';

const getStorageKey = (orderId: string): string => `gibori.editorPage.${orderId}`;

function readPlace(orderId: string): string | null {
  try {
    return localStorage.getItem(getStorageKey(orderId));
  } catch {
    return null;
  }
}

function rememberPlace(orderId: string, key: string): void {
  try {
    localStorage.setItem(getStorageKey(orderId), key);
  } catch {
    // The URL holds it as well.
  }
}

/** The open page by its key: in the URL for reloads and links, and remembered for a return after paying. */
export function usePlace(orderId: string) {
  const inUrl = useSearchParams().get('page');
  const [key, setKey] = useState(inUrl);
  useEffect(() => {
    if (inUrl) rememberPlace(orderId, inUrl);
    else setKey((now) => now ?? readPlace(orderId));
  }, [inUrl, orderId]);
  const goTo = useCallback(
    (next: string) => {
      setKey(next);
      const query = new URLSearchParams(window.location.search);
      query.set('page', next);
      window.history.replaceState(null, '', `${window.location.pathname}?${query}`);
      rememberPlace(orderId, next);
    },
    [orderId],
  );
  return [key, goTo] as const;
}
