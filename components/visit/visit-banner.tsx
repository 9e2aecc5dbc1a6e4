'use client';

import { useEffect, useState } from 'react';
import { useLate } from '@/components/ui/use-late';
import { whenIdle } from '@/components/ui/when-idle';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';

const loadBanner = () => import('./mismatch-banner');
const IDLE_AT_MOST_MS = 4000;

/**
 * Where visitors from another country are told so. Looked into once the page is idle; the banner and its words load
 * only for those who get to see it.
 */
export function VisitBanner() {
  const { country: shown } = useMarket();
  const verified = useLockedCountry() !== null;
  const [Banner, wantBanner] = useLate(loadBanner, true);
  const [offered, setOffered] = useState<CountryCode | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader is the same at every render
  useEffect(() => {
    if (verified) return;
    let current = true;
    whenIdle(async () => {
      const { offeredCountry } = await import('./offered-country');
      const found = await offeredCountry(shown);
      if (found && current) await wantBanner();
      if (current) setOffered(found);
    }, IDLE_AT_MOST_MS);
    return () => {
      current = false;
    };
  }, [shown, verified]);
  return Banner && offered && !verified && <Banner offered={offered} onDismiss={() => setOffered(null)} />;
}
