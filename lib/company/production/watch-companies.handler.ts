import {
  endDeletedParts,
  findOrderWithPayments,
  isEnded,
  listCancelledPartIds,
  listParts,
  lockOrder,
  type OrderRow,
  refundEndedParts,
  startGroupJob,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordHrMail } from '../messages/record-message';
import { moveBatch } from '../move-batch';
import { type BatchRow, findBatch, listExpiredBatches, listLiveBatches } from '../repository';
import { advanceBatch } from './advance-batch';
import { endBatch } from './end-batch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/**
 * From the rows alone, whatever happened to their jobs: closes batches at their day, starts paid ones that were not
 * started, gives back the price of books that left, and brings them up to date with their books.
 */
export async function handleWatchCompanies({ db, enqueue, now }: Deps): Promise<void> {
  for (const batch of await listExpiredBatches(db, now)) {
    await db.$transaction(async (tx) => {
      if (!(await moveBatch(tx, batch, 'closed', 'shop', now))) return;
      await recordHrMail(tx, batch, 'companyClosed', { enqueue, now }, batch.closesAt.toISOString());
    });
  }
  for (const { id, orderId } of await listLiveBatches(db)) {
    if (!orderId) continue;
    await db.$transaction(async (tx) => {
      await lockOrder(tx, orderId);
      // Read again under the lock: it may have just been given back.
      const [order, batch] = [await findOrderWithPayments(tx, orderId), await findBatch(tx, id)];
      if (!order?.paidAt || !batch) return;
      // Every book left, and everything was given back.
      if (isEnded(order)) {
        if (batch.state === 'paid') await endBatch(tx, batch, 'payment', { enqueue, now });
        return;
      }
      await endDeletedParts(tx, orderId, now);
      const parts = await listParts(tx, orderId);
      if (parts.length === 0) {
        await enqueue(tx, startGroupJob, { orderId }, { key: orderId });
        return;
      }
      await refundEndedParts(tx, order, parts, { enqueue, now });
      await tellOfLeavings(tx, batch, parts, { enqueue, now });
      if (!parts.every(isEnded)) await advanceBatch(tx, batch, order, { enqueue, now });
    });
  }
}

/**
 * HR is told once of each book that left, by number (rulings "Class and company links"); of those that the staff
 * cancelled, all at once.
 */
async function tellOfLeavings(
  tx: Tx,
  batch: BatchRow,
  parts: readonly OrderRow[],
  ending: Pick<Deps, 'enqueue' | 'now'>,
): Promise<void> {
  const left = parts.filter((part) => isEnded(part) && !part.productionFailedAt);
  if (!batch.orderId || left.length === 0 || left.length === parts.length) return;
  const cancelled = await listCancelledPartIds(tx, batch.orderId);
  for (const { id } of left) {
    if (!cancelled.has(id)) await recordHrMail(tx, batch, 'companyBookLeft', ending, id);
  }
}
