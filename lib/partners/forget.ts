import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { REMINDER_MONTHS, type ReminderForgotten } from './reminder';
import { deleteReminder, deleteReminders } from './repo';

/** Deletes an address on its owner's word; answers the same when it has gone already. */
export async function forgetReminder(
  id: string,
  { db }: { readonly db: Db },
): Promise<Result<ReminderForgotten, never>> {
  await deleteReminder(db, id);
  return ok({ forgotten: true });
}

const DAY_MS = 86_400_000;

/**
 * Deletes addresses that no offer came for in time, and those whose sender died at its work: nobody knows whether
 * that mail went, and there is only one.
 */
export async function forgetOldReminders(db: Db, now: Date): Promise<void> {
  const askedBefore = new Date(now);
  askedBefore.setUTCMonth(askedBefore.getUTCMonth() - REMINDER_MONTHS);
  await deleteReminders(db, { askedBefore, claimedBefore: new Date(now.getTime() - DAY_MS) });
}
