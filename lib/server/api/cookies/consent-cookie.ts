import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentPurpose, formatConsent, parseConsent } from '@/lib/consent';
import { formatSetCookie, readCookie } from '@/lib/platform/http';

const DAY_SECONDS = 86_400;

/** What the visitor allows; `null` if nobody has asked yet. */
export const readConsentCookie = (request: Request): readonly ConsentPurpose[] | null =>
  parseConsent(readCookie(request, CONSENT_COOKIE));

/**
 * Whether the visitor allows advertising. Global Privacy Control is a refusal, and has no cookie, unless the visitor
 * chose otherwise.
 */
export const readAdvertisingConsent = (request: Request): boolean =>
  readConsentCookie(request)?.includes('advertising') === true;

/** The cookie that remembers a choice. Safari forgets cookies that scripts write after a week, but not this one. */
export const createConsentCookie = (allowed: readonly ConsentPurpose[], shopUrl: string): string =>
  formatSetCookie(
    CONSENT_COOKIE,
    formatConsent(allowed),
    { maxAgeSeconds: CONSENT_DAYS * DAY_SECONDS, httpOnly: false },
    shopUrl,
  );
