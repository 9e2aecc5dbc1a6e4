'use client';

import { useEffect, useState } from 'react';
import { usePendingLink } from '@/components/ui/pending-link';
import { Skeleton } from '@/components/ui/surface';
import { PERSONAL_ROUTE, splitPath } from '@/lib/markets';

/** Delay in milliseconds: a page that loads faster shows no skeleton, because it would only flash. */
const SKELETON_DELAY_MS = 200;

/**
 * The skeleton of a personal page whose link was clicked, until the server has rendered the page. Not a `loading.tsx`:
 * its Suspense boundary would also be in the first HTML, where it hides the page behind a script and turns redirects
 * and 404s into status 200.
 */
export function PageLoading({ label }: { readonly label: string }) {
  const href = usePendingLink();
  const isPersonal = href !== null && PERSONAL_ROUTE.test(splitPath(href.replace(/[?#].*$/, '')).rest);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPersonal) return;
    const timer = setTimeout(() => setSlow(true), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPersonal]);
  if (!isPersonal || !isSlow) return null;
  return (
    <div className="page-loading">
      <p className="sr-only" role="status">
        {label}
      </p>
      <Skeleton className="page-loading-title" />
      <Skeleton className="page-loading-part" />
      <Skeleton className="page-loading-part" />
    </div>
  );
}
