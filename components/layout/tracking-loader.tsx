'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { noticeConsent, readConsent, subscribeToConsent } from '@/lib/client/stores/consent-store';
import { storeClick } from '@/lib/client/tracking/click-id-store';
import { CONSENT_PURPOSES } from '@/lib/consent';
import type { TrackingSettings } from '@/lib/tracking';

const IDLE_TIMEOUT_MS = 8000;
let started = false;

/** Not `fetcher`: every page would carry the list of all error codes. */
async function fetchSettings(): Promise<TrackingSettings> {
  const answer = await fetch('/api/tracking/settings');
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

/**
 * Loads the services that measure, once; a failure stays silent, because the visitor did not ask for them, and they are
 * loaded when a lost connection is back.
 */
async function load(replay: boolean): Promise<void> {
  if (started || !readConsent()?.length) return;
  started = true;
  try {
    const [{ startTracking }, settings] = await Promise.all([
      import('@/lib/client/tracking/start-tracking'),
      fetchSettings(),
    ]);
    startTracking(settings, { replay });
  } catch {
    started = false;
    window.addEventListener('online', () => void load(replay), { once: true });
  }
}

/** Deletes what an earlier consent has stored; a failure stays silent as well. */
async function deleteStored(): Promise<void> {
  const allowed = readConsent() ?? [];
  if (CONSENT_PURPOSES.every((purpose) => allowed.includes(purpose))) return;
  const { deleteRefused } = await import('@/lib/client/tracking/delete-refused');
  deleteRefused(allowed);
}

async function follow(): Promise<void> {
  await load(false);
  await deleteStored().catch(() => undefined);
}

/** Nothing that measures is loaded before the visitor agrees, and then only when the page is idle. */
export function TrackingLoader() {
  useEffect(() => {
    storeClick(window.location.search, new Date());
    whenIdle(() => void load(true), IDLE_TIMEOUT_MS);
    const onVisible = () => document.visibilityState === 'visible' && noticeConsent();
    document.addEventListener('visibilitychange', onVisible);
    const unsubscribe = subscribeToConsent(() => whenIdle(() => void follow()));
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return null;
}
