import { readConsent } from '@/lib/client/stores/consent-store';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@/lib/consent';
import { clearRecordings } from './clear-recordings';
import { deleteClick } from './click-id-store';

/** Mixpanel's ids, queues and tabs, and the choice of recorded visits. */
const ANALYTICS_KEY = /^(?:mp_|__mpq_|__mprec_|recorded$)/;

/** Cookies that Google's tags write, by purpose. */
const GOOGLE_COOKIES: Readonly<Record<ConsentPurpose, RegExp>> = {
  analytics: /^_g(?:a|at|id)(?:_|$)/,
  advertising: /^_gc(?:l|b)_/,
};

/** When the recordings are emptied after a refusal, in milliseconds. */
const RECORDER_WRITES_MS = [0, 1500, 5000] as const;

/** Deletes cookies of the shop's host and of the domains above it, where Google's tags put theirs. */
function deleteCookies(pattern: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!pattern.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Deletes what measuring has stored in this browser for purposes that the visitor refuses, also in earlier visits. */
export function deleteRefused(allowed: readonly ConsentPurpose[]): void {
  for (const purpose of CONSENT_PURPOSES) if (!allowed.includes(purpose)) deleteCookies(GOOGLE_COOKIES[purpose]);
  if (!allowed.includes('advertising')) deleteClick();
  if (allowed.includes('analytics')) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (ANALYTICS_KEY.test(key)) storage.removeItem(key);
  }
  // The recorder may still write what it was recording when it was stopped.
  const clear = () => {
    // The visitor may have agreed again meanwhile.
    if (!readConsent()?.includes('analytics')) clearRecordings();
  };
  for (const delayMs of RECORDER_WRITES_MS) setTimeout(clear, delayMs);
}
