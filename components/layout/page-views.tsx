'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { dataLayer } from '@/lib/client/data-layer';
import { addTracker, countedPath, track } from '@/lib/tracking';

const countPage = (path: string) => track({ name: 'PageView', path: countedPath(path) }, new Date());

/** Records a page view at each page change (spec §2). */
export function PageViews() {
  const path = usePathname();
  useEffect(() => addTracker(dataLayer), []);
  useEffect(() => countPage(path), [path]);
  useEffect(() => {
    // Going back to a page that the browser has kept whole runs no effect, yet the visitor sees another page.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && countPage(window.location.pathname);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
