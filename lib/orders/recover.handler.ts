import { daysAfter, keepPhotosUntil, RETENTION_DAYS } from '@/lib/books/server';
import { refundsOutstanding } from '@/lib/payments/server';
import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { produceJob, refundJob } from './jobs';
import { REFUND_AFTER_DAYS } from './limits';
import { moveOrder } from './move-order';
import { askRefund } from './refunds';
import { lockOrder, orderById, ordersInProduction } from './repo';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

const HOUR_MS = 3_600_000;

/**
 * Every hour, from the rows alone, whatever became of their jobs: a paid book that is still not made is tried again; one
 * that has failed for a day is paid back; a refund that the provider has not made is asked for again.
 */
export async function handleRecover({ db, enqueue, now }: Deps): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const tooLate = daysAfter(now, -REFUND_AFTER_DAYS);
  for (const { id, productionFailedAt } of await ordersInProduction(db, anHourAgo)) {
    if (productionFailedAt && productionFailedAt <= tooLate) await refundUnmade(id, { db, enqueue, now });
    // Nothing happens while its job waits or runs: the key is the same.
    else await db.$transaction((tx) => enqueue(tx, produceJob, { orderId: id }, { key: id }));
  }
  for (const { id } of await refundsOutstanding(db, anHourAgo)) {
    await db.$transaction((tx) => enqueue(tx, refundJob, { paymentId: id }, { key: id }));
  }
}

/** Ends an order whose book could not be made for a day: every payment of it goes back, and the photo's days are over. */
function refundUnmade(orderId: string, { db, enqueue, now }: Deps): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    // Read again under the lock: it may have just been made.
    const order = await orderById(tx, orderId);
    if (order?.state !== 'in_production' || !order.productionFailedAt) return;
    const ended = order.tier === 'digital' || (await moveOrder(tx, order, 'cancelled', 'recovery', now));
    const standing = order.tier === 'digital' ? order : { ...order, state: 'cancelled' as const };
    if (!ended || !(await moveOrder(tx, standing, 'refunded', 'recovery', now))) return;
    for (const { id, state } of order.payments) if (state === 'paid') await askRefund(tx, id, { enqueue, now });
    if (order.bookId) await keepPhotosUntil(tx, order.bookId, daysAfter(now, RETENTION_DAYS.draft), now);
    alarm('order_refunded', { orderId, orderNumber: order.number });
  });
}
