'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { fetcher } from '@/lib/client/api/fetcher';
import { readConsent, subscribeToConsent } from '@/lib/client/consent-store';
import { storeClickId } from '@/lib/client/tracking/click-id-store';
import type { TrackingSettings } from '@/lib/tracking';

const IDLE_TIMEOUT_MS = 8000;
let started = false;

/** Loads the services that measure, once; a failure stays silent, because the visitor did not ask for them. */
async function load(replay: boolean): Promise<void> {
  if (started || !readConsent()?.length) return;
  started = true;
  try {
    const [{ startTracking }, settings] = await Promise.all([
      import('@/lib/client/tracking/start-tracking'),
      fetcher<TrackingSettings>('/api/tracking/settings'),
    ]);
    startTracking(settings, { replay });
  } catch {
    started = false;
  }
}

/** Nothing that measures is loaded before the visitor agrees, and then only when the page is idle. */
export function TrackingLoader() {
  useEffect(() => {
    storeClickId(window.location.search);
    whenIdle(() => load(true), IDLE_TIMEOUT_MS);
    return subscribeToConsent(() => whenIdle(() => load(false)));
  }, []);
  return null;
}
