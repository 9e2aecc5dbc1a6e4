import type { z } from 'zod';
import type { reminderSchema } from './schema';

/** Which words the visitor agreed to (`roladin.reminder.consent`); a new day whenever they change. */
export const REMINDER_CONSENT_VERSION = '2026-11-21';

export type ReminderInput = z.input<typeof reminderSchema>;

/** Answer of `POST /api/partners/reminder`: the same for a new and a known address, so that nobody can ask for one. */
export type ReminderStored = { readonly stored: true };
