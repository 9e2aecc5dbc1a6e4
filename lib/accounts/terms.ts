/** Version of the terms and the SMS consent text that a verification accepts; stored with the account. */
export const TERMS_VERSION = '2026-11-28';

/** Version of the marketing consent text. */
export const MARKETING_VERSION = '2026-11-01';
