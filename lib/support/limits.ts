/** Maximum message length in characters: two printed pages. */
export const DESCRIPTION_MAX = 4000;

/**
 * Spam limits without a captcha. People write once or twice an hour; families and schools share an address, so an
 * address may send more (`RATE_CLASSES.support`) than a device.
 */
export const SUPPORT_LIMITS = {
  /** Requests of one device. */
  device: { name: 'support-device', limit: 8, windowSeconds: 3600 },
  /** Confirmations to one e-mail address: nobody can flood a stranger's mailbox through our form. */
  confirmation: { name: 'support-confirmation', limit: 3, windowSeconds: 3600 },
  /** The same text within these minutes is a duplicate: a double click or a retry after a lost response. */
  sameTextMinutes: 10,
  /** From this many links on, the shop's mail is marked as suspicious; it is still delivered. */
  suspiciousLinks: 3,
} as const;

/** How long a request stays after it was sent, unless its account is deleted before. */
export const SUPPORT_YEARS = 2;
