import type { z } from 'zod';
import { bookById } from '@/lib/catalogue';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { ALERT_CONSENT_VERSION, ALERT_MONTHS, type AlertForgotten, type AlertStored } from './alert';
import { deleteAlert, deleteAlerts, storeAlert } from './repo';
import type { alertSchema } from './schema';

/**
 * Keeps an address until its book is out. A program that filled in the hidden field is told the same. Fails with
 * `book_not_available` for a book that is not announced.
 */
export async function askAlert(
  { website, consent: _, ...asked }: z.output<typeof alertSchema>,
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<Result<AlertStored, 'book_not_available'>> {
  if (!bookById(asked.catalogueId)?.comingSoon) return fail('book_not_available');
  if (website === '') await storeAlert(db, { ...asked, consentVersion: ALERT_CONSENT_VERSION, consentAt: now });
  return ok({ stored: true });
}

/** Deletes an address on its owner's word; answers the same when it has gone already. */
export async function forgetAlert(id: string, { db }: { readonly db: Db }): Promise<Result<AlertForgotten, never>> {
  await deleteAlert(db, id);
  return ok({ forgotten: true });
}

const DAY_MS = 86_400_000;

/** Deletes addresses whose book did not come out in time, and those whose sender died at its work. */
export async function forgetOldAlerts(db: Db, now: Date): Promise<void> {
  const askedBefore = new Date(now);
  askedBefore.setUTCMonth(askedBefore.getUTCMonth() - ALERT_MONTHS);
  await deleteAlerts(db, { askedBefore, claimedBefore: new Date(now.getTime() - DAY_MS) });
}
