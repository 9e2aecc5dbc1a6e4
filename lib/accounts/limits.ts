/** One-time codes (rulings, "Sign-in"). */
export const CODE_LIMITS = {
  digits: 6,
  validMinutes: 10,
  checks: 5,
  /** Seconds before the next code may be requested, by the number sent in a row. */
  resendWaits: [30, 60, 120],
  /**
   * Codes in any 60 minutes. `range` is our own limit for numbers that share their first seven digits (10,000 in the
   * US, 100,000 in Israel and Kenya): SMS pumping uses such a range, while families are spread over thousands of them.
   */
  perHour: { phone: 5, address: 100, device: 10, range: 30 },
  /** Codes for one phone in any 24 hours. */
  perDay: { phone: 10 },
  /**
   * After this many wrong checks in a row for a phone (NIST SP 800-63B, 5.2.2: at most 100), unknown devices get fewer
   * codes a day for it, until a code is correct or a month has passed.
   */
  failures: { most: 100, days: 30, codesPerDay: 3 },
  /** While less than this share of the daily message budget is left, unknown devices get fewer codes. */
  slow: { share: 0.2, phone: 2, address: 10 },
  /** Days that a device stays verified for a phone: as long as its cookie. */
  knownDays: 400,
  /** Checks in any 60 minutes, besides the five per code: a device may get 10 codes, and a school shares an address. */
  checksPerHour: { device: 50, address: 300 },
  /** A code that no provider accepted by then counts as not sent; its job gives up earlier. */
  sendingSeconds: 30,
} as const;

/** Seconds to wait after the code numbered `resend` (0 is the first). */
export const getResendWait = (resend: number): number =>
  CODE_LIMITS.resendWaits[Math.min(resend, CODE_LIMITS.resendWaits.length - 1)] ?? 120;

/** Minutes after the phone was verified in which its session may do what a stolen cookie must not. */
export const FRESH_SIGN_IN_MINUTES = 15;

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/**
 * Session lifetime in seconds: idle and absolute. Rulings, "Sign-in": 30 days sliding, HR and staff 8 hours. A parent's
 * session ends after 180 days at the latest, as long as a chosen country is remembered (spec §9): a parent signs in
 * once between two birthdays or holidays, but a stolen cookie does not work forever.
 */
export const SESSION_LIFE = {
  parent: { idle: 30 * DAY_SECONDS, absolute: 180 * DAY_SECONDS },
  hr: { idle: 8 * HOUR_SECONDS, absolute: 8 * HOUR_SECONDS },
  staff: { idle: 8 * HOUR_SECONDS, absolute: 8 * HOUR_SECONDS },
} as const;
export type SessionKind = keyof typeof SESSION_LIFE;

/** A code opens the pages of its purpose alone. */
export type CodePurpose = 'parent' | 'hr' | 'employee' | 'staff';
