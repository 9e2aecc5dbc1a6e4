/** One-time codes (rulings, "Limits that the spec does not give"). */
export const CODE_LIMITS = {
  digits: 6,
  validMinutes: 10,
  checks: 5,
  /** Seconds before another code may be asked for, by how many were sent in a row. */
  resendWaits: [30, 60, 120],
  /**
   * Codes in any 60 minutes. `range` is ours: numbers that share their first seven digits (10,000 in the US, 100,000
   * in Israel and Kenya). Whoever pumps messages owns such a range; families are spread over thousands of them.
   */
  perHour: { phone: 5, address: 100, device: 10, range: 30 },
  /** Codes for one phone in any 24 hours. */
  perDay: { phone: 10 },
  /**
   * After so many wrong checks of a phone's codes in a row (NIST SP 800-63B, 5.2.2: no more than 100) a device on
   * which the phone was never verified gets fewer codes a day, until a code is right or a month has passed.
   */
  failures: { most: 100, days: 30, codesPerDay: 3 },
  /** While less than this share of the shop's daily budget of messages is left, unknown devices get fewer codes. */
  slow: { share: 0.2, phone: 2, address: 10 },
  /** Days that a device counts as one on which the phone was verified: as long as its cookie. */
  knownDays: 400,
  /** Checks in any 60 minutes, besides the five of each code: a device may get 10 codes, a school shares an address. */
  checksPerHour: { device: 50, address: 300 },
  /** A code that no provider has taken by then counts as not sent; the job that sends it gives up sooner. */
  sendingSeconds: 30,
} as const;

/** Wait in seconds after the code numbered `resend` (0 is the first). */
export const resendWait = (resend: number): number =>
  CODE_LIMITS.resendWaits[Math.min(resend, CODE_LIMITS.resendWaits.length - 1)] ?? 120;

const HOUR = 3600;
const DAY = 86_400;

/**
 * Life of a session in seconds: without a visit, and whatever happens. Rulings: 30 days sliding, HR and staff 8 hours.
 * A parent's ends after 180 days at the latest, as long as a chosen country is remembered (spec §9): from one birthday
 * or feast to the next one signs in once, and a copied cookie does not open a child's books for ever.
 */
export const SESSION_LIFE = {
  parent: { idle: 30 * DAY, absolute: 180 * DAY },
  hr: { idle: 8 * HOUR, absolute: 8 * HOUR },
  staff: { idle: 8 * HOUR, absolute: 8 * HOUR },
} as const;
export type SessionKind = keyof typeof SESSION_LIFE;
