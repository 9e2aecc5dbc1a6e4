import type { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { REMINDER_CONSENT_VERSION, type ReminderCreated } from './reminder';
import { upsertReminder } from './repository';
import type { reminderSchema } from './schema';

/** Stores an address until its partner's offer opens. A bot that filled in the honeypot gets the same answer. */
export async function createReminder(
  { website, consent: _, ...asked }: z.output<typeof reminderSchema>,
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<Result<ReminderCreated, never>> {
  if (website === '') await upsertReminder(db, { ...asked, consentVersion: REMINDER_CONSENT_VERSION, consentAt: now });
  return ok({ stored: true });
}
