import { addDays } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import { COMPANY_LIMITS } from './limits';
import { deleteSubmissions, findEndedBatch, listEndedBatches, lockBatch, updateBatch } from './repository';

/**
 * Deletes the employees' orders and the logo of batches that ended 90 days ago. Drafts of them follow as those that
 * nobody bought; the sweep of pending objects deletes the logo.
 */
export async function purgeCompanies(db: Db, now: Date): Promise<void> {
  const before = addDays(now, -COMPANY_LIMITS.keptDays);
  for (const { id } of await listEndedBatches(db, before)) {
    await db.$transaction(async (tx) => {
      await lockBatch(tx, id);
      // HR may have reopened or ordered it since the query.
      const batch = await findEndedBatch(tx, id, before);
      if (!batch) return;
      await deleteSubmissions(tx, id);
      if (!batch.logoKey) return;
      await registerPendingObject(tx, batch.logoKey, now);
      await updateBatch(tx, id, { logoKey: null });
    });
  }
}
