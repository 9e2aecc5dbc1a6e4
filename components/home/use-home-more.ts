'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { useMarket } from '@/lib/client/market';
import { askOnce } from './ask-once';
import type { HomeMore } from './facts';

/** What joins the page's carousels, once the browser has time for it; `null` before, and where it cannot be had. */
export function useHomeMore(): HomeMore | null {
  const { language } = useMarket();
  const [more, setMore] = useState<HomeMore | null>(null);
  useEffect(() => {
    let current = true;
    whenIdle(() =>
      askOnce<HomeMore>(`/api/home/${language}`).then(
        (found) => current && setMore(found),
        () => undefined,
      ),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return more;
}
