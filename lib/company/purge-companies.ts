import { addDays } from '@/lib/books/server';
import type { Db, Prisma } from '@/lib/platform/db';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import { COMPANY_LIMITS } from './limits';
import { lockBatch, updateBatch } from './repository';

/** Batches that ended before a day, without an order at their closing or with one at its delivery. */
const endedWhere = (before: Date) =>
  ({
    OR: [
      { state: { in: ['closed', 'cancelled'] }, closesAt: { lt: before } },
      { state: 'delivered', changes: { some: { to: 'delivered', at: { lt: before } } } },
    ],
    AND: { OR: [{ submissions: { some: {} } }, { logoKey: { not: null } }] },
  }) satisfies Prisma.CompanyBatchWhereInput;

/**
 * Deletes the employees' orders and the logo of batches that ended 90 days ago. Drafts of them follow as those that
 * nobody bought; the sweep of pending objects deletes the logo.
 */
export async function purgeCompanies(db: Db, now: Date): Promise<void> {
  const where = endedWhere(addDays(now, -COMPANY_LIMITS.keptDays));
  for (const { id } of await db.companyBatch.findMany({ where, select: { id: true } })) {
    await db.$transaction(async (tx) => {
      await lockBatch(tx, id);
      // HR may have reopened or ordered it since the query.
      const batch = await tx.companyBatch.findFirst({ where: { id, ...where } });
      if (!batch) return;
      await tx.companySubmission.deleteMany({ where: { batchId: id } });
      if (!batch.logoKey) return;
      await registerPendingObject(tx, batch.logoKey, now);
      await updateBatch(tx, id, { logoKey: null });
    });
  }
}
