import type { z } from 'zod';
import type { deleteReminderSchema, reminderSchema } from './schema';

/** Version of the consent text (`roladin.reminder`); a new date whenever the text changes. */
export const REMINDER_CONSENT_VERSION = '2026-11-21';

/** Months after which an unused address is deleted: next year's Hanukkah may be 13 months away. */
export const REMINDER_MONTHS = 14;

export type ReminderInput = z.input<typeof reminderSchema>;

/** Answer of `POST /api/partners/reminder`: the same for a new and a known address, so that nobody can test for one. */
export type ReminderCreated = { readonly stored: true };

export type DeleteReminderInput = z.input<typeof deleteReminderSchema>;

/** Answer of `POST /api/partners/forget`, whether or not the address existed. */
export type ReminderDeleted = { readonly forgotten: true };
