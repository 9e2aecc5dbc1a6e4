'use client';

import { useEffect, useState } from 'react';
import { untilTouched } from '@/components/ui/hooks/when-touched';
import { useMarket } from '@/lib/client/market';
import { fetchOnce } from './fetch-once';
import type { DeferredHomeData } from './home-page-data';

/** Loads more slides and testimonials when the visitor touches the page; `null` before that and on failure. */
export function useDeferredHomeData(): DeferredHomeData | null {
  const { country, language } = useMarket();
  const [more, setMore] = useState<DeferredHomeData | null>(null);
  useEffect(() => {
    let current = true;
    untilTouched()
      .then(() => fetchOnce<DeferredHomeData>(`/api/home/${country}/${language}`))
      .then(
        (found) => current && setMore(found),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [country, language]);
  return more;
}
