'use client';

import { useEffect, useState } from 'react';
import { useLate } from '@/components/ui/use-late';
import { whenIdle } from '@/components/ui/when-idle';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import type { CountryCode } from '@/lib/markets';

const loadBanner = () => import('./mismatch-banner');
const loadElsewhere = () => import('./locked-elsewhere');
const IDLE_AT_MOST_MS = 4000;

/**
 * Where visitors from another country are told so, and those whose verified phone is charged in another country.
 * Looked into once the page is idle; the line and its words load only for those who get to see it.
 */
export function VisitBanner() {
  const { country: shown } = useMarket();
  const locked = useLockedCountry();
  const [Banner, wantBanner] = useLate(loadBanner, true);
  const [Elsewhere, wantElsewhere] = useLate(loadElsewhere, true);
  const [offered, setOffered] = useState<CountryCode | 'unserved' | null>(null);
  const elsewhere = locked !== null && locked !== shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaders are the same at every render
  useEffect(() => {
    if (elsewhere) void wantElsewhere();
    if (locked) return;
    let current = true;
    whenIdle(async () => {
      const load = import('./offered-country');
      // Nobody asked: on a bad line the page stays as it is.
      const found = await load.then(({ offeredCountry }) => offeredCountry(shown)).catch(() => null);
      if (found && current) await wantBanner();
      if (current) setOffered(found);
    }, IDLE_AT_MOST_MS);
    return () => {
      current = false;
    };
  }, [shown, locked, elsewhere]);
  if (elsewhere) return Elsewhere && <Elsewhere country={locked} />;
  return Banner && offered && !locked && <Banner offered={offered} onDismiss={() => setOffered(null)} />;
}
