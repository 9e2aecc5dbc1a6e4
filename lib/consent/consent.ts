/** What a visitor may allow. What the shop needs to work (a session, a draft, the language) needs no consent. */
export const CONSENT_PURPOSES = ['analytics', 'advertising'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const CONSENT_COOKIE = 'consent';
/** The texts that the visitor agreed to; a new number asks again. */
const CONSENT_VERSION = 1;
/** The day of these texts, as an account's history of consents names it; it changes with the number. */
export const CONSENT_TEXT_VERSION = '2026-11-25';
/** Half a year: then the visitor is asked again. */
export const CONSENT_DAYS = 180;

/** The allowed purposes; `null` if the visitor was not asked yet, or about another text. */
export function parseConsent(cookie: string | null | undefined): readonly ConsentPurpose[] | null {
  const [version, ...purposes] = (cookie ?? '').split('.');
  if (version !== `v${CONSENT_VERSION}`) return null;
  return CONSENT_PURPOSES.filter((purpose) => purposes.includes(purpose));
}

/** The cookie's value: the version, then the allowed purposes. */
export const formatConsent = (purposes: readonly ConsentPurpose[]): string =>
  [`v${CONSENT_VERSION}`, ...purposes].join('.');
