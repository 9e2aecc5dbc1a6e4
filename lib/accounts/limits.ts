/** One-time codes and sessions (rulings, "Limits that the spec does not give"). */
export const CODE_LIMITS = {
  digits: 6,
  validMinutes: 10,
  checks: 5,
  /** Seconds before another code may be asked for, by how many were sent in a row. */
  resendWaits: [30, 60, 120],
  perHour: { phone: 5, address: 100, device: 10 },
} as const;

export const SESSION_DAYS = 30;

/** Wait in seconds after the code numbered `resend` (0 is the first). */
export const resendWait = (resend: number): number =>
  CODE_LIMITS.resendWaits[Math.min(resend, CODE_LIMITS.resendWaits.length - 1)] ?? 120;
