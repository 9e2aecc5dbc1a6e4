import { CONSENT_COOKIE, parseConsent } from '@/lib/consent';
import { readCookie } from '@/lib/platform/http';

/** Whether the visitor allows advertising. Global Privacy Control is a refusal unless the visitor chose otherwise. */
export const readAdvertisingConsent = (request: Request): boolean =>
  parseConsent(readCookie(request, CONSENT_COOKIE))?.includes('advertising') === true;
