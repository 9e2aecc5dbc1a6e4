import { findOrder, listParts, lockOrder, startGroupJob } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordHrMail } from '../messages/record-message';
import { moveBatch } from '../move-batch';
import { findBatch, listExpiredBatches, listLiveBatches } from '../repository';
import { advanceBatch } from './advance-batch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/**
 * From the rows alone, whatever happened to their jobs: closes batches at their day, starts paid ones that were not
 * started, and brings them up to date with their books.
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
      const [order, batch] = [await findOrder(tx, orderId), await findBatch(tx, id)];
      if (!order?.paidAt || !batch || order.state === 'cancelled' || order.state === 'refunded') return;
      if ((await listParts(tx, orderId)).length === 0) {
        await enqueue(tx, startGroupJob, { orderId }, { key: orderId });
        return;
      }
      await advanceBatch(tx, batch, order, { enqueue, now });
    });
  }
}
