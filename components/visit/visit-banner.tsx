'use client';

import { useEffect } from 'react';
import { useLate } from '@/components/ui/use-late';

const loadBanner = () => import('./mismatch-banner');
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1500);

/** Where visitors from another country are told so; looked into once the page is idle. */
export function VisitBanner() {
  const [Banner, wantBanner] = useLate(loadBanner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => void whenIdle(() => void wantBanner()), []);
  return Banner && <Banner />;
}
