'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { useLockedCountry } from '@/lib/client/locked-country';
import { useMarket } from '@/lib/client/market';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import type { CountryCode } from '@/lib/markets';

const loadMismatchBanner = () => import('./mismatch-banner');
const loadPhoneCountryBanner = () => import('./phone-country-banner');
const IDLE_TIMEOUT_MS = 4000;

/**
 * Banner for visitors from another country, and for those whose verified phone belongs to another country. It checks
 * when the page is idle, and loads the banner only if needed.
 */
export function CountryBanner() {
  const { country: shown } = useMarket();
  const locked = useLockedCountry();
  const [Banner, wantBanner] = useLazyComponent(loadMismatchBanner, true);
  const [Elsewhere, wantElsewhere] = useLazyComponent(loadPhoneCountryBanner, true);
  const [offered, setOffered] = useState<CountryCode | 'unserved' | null>(null);
  const elsewhere = locked !== null && locked !== shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaders are the same at every render
  useEffect(() => {
    if (elsewhere) void wantElsewhere();
    if (locked) return;
    let current = true;
    whenIdle(async () => {
      const load = import('./detect-offered-country');
      // The visitor did not ask for it, so a failure stays silent.
      const found = await load.then(({ detectOfferedCountry }) => detectOfferedCountry(shown)).catch(() => null);
      if (found && current) await wantBanner();
      if (current) setOffered(found);
    }, IDLE_TIMEOUT_MS);
    return () => {
      current = false;
    };
  }, [shown, locked, elsewhere]);
  if (elsewhere) return Elsewhere && <Elsewhere country={locked} />;
  return Banner && offered && !locked && <Banner offered={offered} onDismiss={() => setOffered(null)} />;
}
