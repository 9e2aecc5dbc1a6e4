'use client';

import { useEffect, useEffectEvent } from 'react';

/** Spec §9 "Data-fetch cache": retry interval 5 s. */
const RETRY_MS = 5000;

/** While `waiting`, retries when the connection is back and at a fixed interval. */
export function useRetryWhenOnline(waiting: boolean, again: () => unknown): void {
  const tryAgain = useEffectEvent(() => void again());
  useEffect(() => {
    if (!waiting) return;
    const run = () => tryAgain();
    const timer = setInterval(() => navigator.onLine && run(), RETRY_MS);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [waiting]);
}
