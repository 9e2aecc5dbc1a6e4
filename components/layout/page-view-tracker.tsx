'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { dataLayer } from '@/lib/client/tracking/data-layer';
import { addTracker, stripIds, track } from '@/lib/tracking';

const trackPageView = (path: string) => track({ name: 'PageView', path: stripIds(path) }, new Date());

/** Records a page view at each page change (spec §2). */
export function PageViewTracker() {
  const path = usePathname();
  useEffect(() => addTracker(dataLayer), []);
  useEffect(() => trackPageView(path), [path]);
  useEffect(() => {
    // A page restored from the back/forward cache runs no effects, but is a new page view.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && trackPageView(window.location.pathname);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
