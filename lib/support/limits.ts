/** Longest message, in characters: two printed pages; a longer one is a document and belongs in a mail. */
export const DESCRIPTION_MAX = 4000;

/**
 * What holds spam off without a puzzle. Honest people write once or twice an hour; families and schools share an
 * address, so the address may send more (`RATE_CLASSES.support`) than one device.
 */
export const SUPPORT_LIMITS = {
  /** Requests of one device. */
  device: { name: 'support-device', limit: 8, windowSeconds: 3600 },
  /** Confirmations to one e-mail: nobody can fill a stranger's letter box with ours. */
  confirmation: { name: 'support-confirmation', limit: 3, windowSeconds: 3600 },
  /** The same text within these minutes is the same wish, sent twice by an impatient finger or a lost answer. */
  sameTextMinutes: 10,
  /** From this many links on, the shop's mail is marked; it is still delivered. */
  suspiciousLinks: 3,
} as const;
