import { findExpiredNotices } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { REMINDER_MONTHS, type ReminderDeleted } from './reminder';
import { deleteReminder, deleteReminders, OFFER_EMAIL } from './repository';

/** Deletes an address on request; the answer is the same if it is already gone. */
export async function unsubscribeReminder(
  id: string,
  { db }: { readonly db: Db },
): Promise<Result<ReminderDeleted, never>> {
  await deleteReminder(db, id);
  return ok({ forgotten: true });
}

/** Deletes addresses whose offer did not open in time, and those whose mail job died. */
export async function purgeReminders(db: Db, now: Date): Promise<void> {
  await deleteReminders(db, await findExpiredNotices(db, OFFER_EMAIL, REMINDER_MONTHS, now));
}
