'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { useMarket } from '@/lib/client/market';
import { fetchOnce } from './fetch-once';
import type { DeferredHomeData } from './home-page-data';

/** Loads more slides and testimonials when the browser is idle; `null` before that and on failure. */
export function useDeferredHomeData(): DeferredHomeData | null {
  const { country, language } = useMarket();
  const [more, setMore] = useState<DeferredHomeData | null>(null);
  useEffect(() => {
    let current = true;
    whenIdle(() =>
      fetchOnce<DeferredHomeData>(`/api/home/${country}/${language}`).then(
        (found) => current && setMore(found),
        () => undefined,
      ),
    );
    return () => {
      current = false;
    };
  }, [country, language]);
  return more;
}
