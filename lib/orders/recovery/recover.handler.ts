import { addDays, listOutdatedBooks } from '@/lib/books/server';
import { listOutstandingRefunds } from '@/lib/payments/server';
import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { applyExtraJob, produceJob, refundJob, renewBookJob } from '../jobs';
import { REFUND_AFTER_DAYS } from '../limits';
import { findOrderWithPayments, listOrdersInProduction, lockOrder } from '../repository';
import { moveToRefunded, notifyUnproduced, requestRefund } from './refunds';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

const HOUR_MS = 3_600_000;

/**
 * Hourly, from the rows alone, whatever happened to their jobs: retries production of paid books, refunds those that
 * failed for a day, makes edited books again, and requests missing refunds again.
 */
export async function handleRecover({ db, enqueue, now }: Deps): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const tooLate = addDays(now, -REFUND_AFTER_DAYS);
  for (const { id, kind, productionFailedAt } of await listOrdersInProduction(db, anHourAgo)) {
    if (productionFailedAt && productionFailedAt <= tooLate) await refundUnproduced(id, { db, enqueue, now });
    // Does nothing while its job waits or runs, because the key is the same.
    else {
      const job = kind === 'extra' ? applyExtraJob : produceJob;
      await db.$transaction((tx) => enqueue(tx, job, { orderId: id }, { key: id }));
    }
  }
  for (const { bookId, edits } of await listOutdatedBooks(db, anHourAgo)) {
    await db.$transaction((tx) => enqueue(tx, renewBookJob, { bookId, edits }, { key: `${bookId}:${edits}` }));
  }
  for (const { id, key } of await listOutstandingRefunds(db, anHourAgo)) {
    await db.$transaction((tx) => enqueue(tx, refundJob, { refundId: id }, { key }));
  }
}

/** Ends an order whose book could not be produced for a day: refunds every payment and ends the photo's retention. */
function refundUnproduced(orderId: string, { db, enqueue, now }: Deps): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    // Read again under the lock: it may have just been produced.
    const order = await findOrderWithPayments(tx, orderId);
    if (order?.state !== 'in_production' || !order.productionFailedAt) return;
    if (!(await moveToRefunded(tx, order, 'recovery', now))) return;
    for (const { id: paymentId, state } of order.payments) {
      if (state === 'paid') await requestRefund(tx, { paymentId, reason: 'production_failed' }, { enqueue, now });
    }
    // The mail about money follows its refund; here coupon and credits paid all of it.
    if (order.totalMinor === 0) await notifyUnproduced(tx, order, enqueue);
    alarm('order_refunded', { orderId, orderNumber: order.number });
  });
}
