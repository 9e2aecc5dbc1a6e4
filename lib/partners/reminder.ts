import type { z } from 'zod';
import type { forgetSchema, reminderSchema } from './schema';

/** Which words the visitor agreed to (`roladin.reminder`); a new day whenever they change. */
export const REMINDER_CONSENT_VERSION = '2026-11-21';

/** Months after which an address goes that no offer came for: Hanukkah of the next year may be 13 months away. */
export const REMINDER_MONTHS = 14;

export type ReminderInput = z.input<typeof reminderSchema>;

/** Answer of `POST /api/partners/reminder`: the same for a new and a known address, so that nobody can ask for one. */
export type ReminderStored = { readonly stored: true };

export type ForgetInput = z.input<typeof forgetSchema>;

/** Answer of `POST /api/partners/forget`, whether there still was an address or not. */
export type ReminderForgotten = { readonly forgotten: true };
