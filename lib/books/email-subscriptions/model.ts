/** Version of the consent text (`waiting.letter`) that the parent accepted; a new date whenever the text changes. */
export const EMAIL_CONSENT_VERSION = '2026-11-21';

/**
 * `reminder`: idle days before a draft's only reminder; `link`: days that an e-mailed link opens the draft (rulings,
 * "Flow").
 */
export const DRAFT_DAYS = { reminder: 3, link: 7 } as const;

/** Answer of `POST /api/books/{bookId}/notify`: the same for a new and a known address. */
export type SubscriptionStored = { readonly stored: true };

/** Answer of `POST /api/books/resume`. */
export type ResumedDraft = {
  readonly bookId: string;
  readonly nextStep: 'child' | 'book' | 'photo' | 'character' | 'preview';
};

/** Answer of `POST /api/books/close-link`, the same for known and unknown links. */
export type LinkRevoked = { readonly closed: true };

/** Answer of `POST /api/books/stop-reminders`, the same whether or not reminders were active. */
export type RemindersStopped = { readonly stopped: true };
