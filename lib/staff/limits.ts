export const STAFF_LIMITS = {
  /** Minutes from the phone code to the code of the authenticator app. */
  secondStepMinutes: 10,
  /** Wrong or right codes of the app in any 15 minutes, of one member. */
  totpChecks: { limit: 5, windowSeconds: 900 },
  /** Rows of a list at once. */
  pageSize: 50,
  /** Rows of a list without pages. */
  listSize: 100,
  noteLength: 2000,
  reasonLength: 300,
} as const;
