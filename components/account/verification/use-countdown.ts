'use client';

import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown';

/** Seconds until `until`, updated every second. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(until, now);
  useEffect(() => {
    if (secondsLeft(until, Date.now()) === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
