'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { type CountryCode, isCountryCode } from '@/lib/markets';

const COOKIE = 'locked_country';
/** Number of reported cookie changes. */
const changes = createStore(() => 0);

function readLockCookie(): CountryCode | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isCountryCode(value) ? value : null;
}

/** Call it after signing in or out: cookies have no change event. */
export const notifyLockChange = (): void => changes.setState((count) => count + 1);

/** Deletes the cookie of a session that was ended elsewhere. */
export function clearLockedCountry(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
  notifyLockChange();
}

/**
 * Country of the verified phone from a readable cookie that lives as long as the session; `null` for signed-out visitors
 * and on the server. Without it there is no need to request the verification status.
 */
export const useLockedCountry = (): CountryCode | null =>
  useSyncExternalStore(changes.subscribe, readLockCookie, () => null);
