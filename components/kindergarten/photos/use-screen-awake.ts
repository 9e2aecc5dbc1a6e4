import { useEffect } from 'react';

/**
 * Keeps the screen on while photos are worked on: a phone that falls asleep stops reading them. The browser ends this
 * whenever the page is hidden, so that it is asked for again; without the feature the screen sleeps as always.
 */
export function useScreenAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) await granted?.release();
      else lock = granted;
    };
    const renew = () => void ask();
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', renew);
      void lock?.release();
    };
  }, [active]);
}
