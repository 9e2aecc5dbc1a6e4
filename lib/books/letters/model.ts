/** Which words the parent agreed to (`waiting.letter`); a new day whenever they change. */
export const LETTER_CONSENT_VERSION = '2026-11-21';

/** Days without a change after which a draft's one reminder goes out; how long a mailed link opens the draft (rulings, "Flow"). */
export const DRAFT_DAYS = { reminder: 3, link: 7 } as const;

/** Answer of `POST /api/books/{bookId}/notify`: the same for a new and a known address. */
export type LetterStored = { readonly stored: true };

/** Answer of `POST /api/books/resume`. */
export type Resumed = {
  readonly bookId: string;
  readonly nextStep: 'child' | 'book' | 'photo' | 'character' | 'preview';
};

/** Answer of `POST /api/books/close-link`, whether there still was something to close or not. */
export type LinkClosed = { readonly closed: true };

/** Answer of `POST /api/books/stop-reminders`, whether there still was something to stop or not. */
export type RemindersStopped = { readonly stopped: true };
