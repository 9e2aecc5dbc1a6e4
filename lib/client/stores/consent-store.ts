'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentPurpose, formatConsent, parseConsent } from '@/lib/consent';

const SECONDS_PER_DAY = 86_400;
/** Number of choices made while this page is open. */
const changes = createStore(() => 0);

/** The visitor's browser asks every site not to track (https://globalprivacycontrol.org). */
export const hasPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function readCookie(): string | null {
  return new RegExp(`(?:^|; )${CONSENT_COOKIE}=([\\w.]+)`).exec(document.cookie)?.[1] ?? null;
}

/** The purposes that the visitor allows; `null` if nobody has asked yet. Privacy Control is a refusal until changed. */
export function readConsent(): readonly ConsentPurpose[] | null {
  return parseConsent(readCookie()) ?? (hasPrivacyControl() ? [] : null);
}

/** The cookie when it was last looked at. */
let known = typeof document === 'undefined' ? null : readCookie();

/** Tells this page of a choice that was made in another tab. */
export function noticeConsent(): void {
  if (readCookie() === known) return;
  known = readCookie();
  changes.setState((count) => count + 1);
}

/** Remembers the visitor's choice on this device. */
export function saveConsent(purposes: readonly ConsentPurpose[]): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const maxAge = CONSENT_DAYS * SECONDS_PER_DAY;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${CONSENT_COOKIE}=${formatConsent(purposes)}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
  noticeConsent();
}

export const subscribeToConsent = (listen: () => void): (() => void) => changes.subscribe(listen);

/** `'unasked'` if the visitor was not asked yet, `'unknown'` on the server. */
export const useConsentState = (): 'unknown' | 'unasked' | 'chosen' =>
  useSyncExternalStore(
    changes.subscribe,
    () => (readConsent() ? 'chosen' : 'unasked'),
    () => 'unknown',
  );
