'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { countedPath, track } from '@/lib/tracking';

/** Records a page view at each page change (spec §2). */
export function PageViews() {
  const path = usePathname();
  useEffect(() => track({ name: 'PageView', path: countedPath(path) }, new Date()), [path]);
  return null;
}
