'use client';

import { useSyncExternalStore } from 'react';
import { type CountryCode, isCountryCode } from '@/lib/markets';

const COOKIE = 'locked_country';
const listeners = new Set<() => void>();

function read(): CountryCode | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isCountryCode(value) ? value : null;
}

/** To be called after signing in or out: the cookie changes without telling anybody. */
export function noticeLock(): void {
  for (const listener of listeners) listener();
}

/** Drops a lock whose session has ended elsewhere. */
export function dropLock(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
  noticeLock();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Country of the verified phone, by the readable cookie that comes and goes with the session; `null` for everybody
 * else and on the server. It also tells that asking for the verification status is worth a request.
 */
export const useLockedCountry = (): CountryCode | null => useSyncExternalStore(subscribe, read, () => null);
