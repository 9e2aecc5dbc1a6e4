'use client';

import { useEffect, useEffectEvent } from 'react';

/** Spec §9 "Data-fetch cache": retry interval 5 s. */
const AGAIN_MS = 5000;

/** While something waits for the connection: tries again as soon as it is back, and every now and then. */
export function useResume(waiting: boolean, again: () => unknown): void {
  const tryAgain = useEffectEvent(() => void again());
  useEffect(() => {
    if (!waiting) return;
    const run = () => tryAgain();
    const timer = setInterval(() => navigator.onLine && run(), AGAIN_MS);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [waiting]);
}
