import type { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { REMINDER_CONSENT_VERSION, type ReminderStored } from './reminder';
import { storeReminder } from './repo';
import type { reminderSchema } from './schema';

/** Keeps an address until its partner's offer opens. A program that filled in the hidden field is told the same. */
export async function remind(
  { website, consent: _, ...asked }: z.output<typeof reminderSchema>,
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<Result<ReminderStored, never>> {
  if (website === '') await storeReminder(db, { ...asked, consentVersion: REMINDER_CONSENT_VERSION, consentAt: now });
  return ok({ stored: true });
}
