import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import { findOrderWithPayments, lockOrder, updateOrder } from '../repository';
import type { OrderWithPayments } from '../selects';
import { moveToRefunded, notifyUnproduced, requestRefund } from './refunds';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
type Ending = Omit<Deps, 'db'>;

/** Ends an order whose book could not be produced for a day. */
export const refundUnproduced = (orderId: string, { db, ...ending }: Deps): Promise<void> =>
  db.$transaction(async (tx) => {
    const order = await lockInProduction(tx, orderId);
    if (order?.productionFailedAt) await refund(tx, order, ending);
  });

/** Ends an order at once whose book no try can produce: its words cannot be typeset. */
export const refundImpossible = (orderId: string, { db, ...ending }: Deps): Promise<void> =>
  db.$transaction(async (tx) => {
    const order = await lockInProduction(tx, orderId);
    if (!order) return;
    await updateOrder(tx, orderId, { productionFailedAt: ending.now });
    await refund(tx, order, ending);
  });

/** The order, read under its lock: it may have just been produced. */
async function lockInProduction(tx: Tx, orderId: string): Promise<OrderWithPayments | null> {
  await lockOrder(tx, orderId);
  const order = await findOrderWithPayments(tx, orderId);
  return order?.state === 'in_production' ? order : null;
}

/**
 * Gives back every payment and ends the retention of the photo. The part of a group has no payment: the group gives back
 * its price (`watch-classes`, `watch-companies`).
 */
async function refund(tx: Tx, order: OrderWithPayments, { enqueue, now }: Ending): Promise<void> {
  const { id: orderId, number, payments, totalMinor } = order;
  if (!(await moveToRefunded(tx, order, 'recovery', now))) return;
  for (const { id: paymentId, state } of payments) {
    if (state === 'paid') await requestRefund(tx, { paymentId, reason: 'production_failed' }, { enqueue, now });
  }
  // The mail about money follows its refund; here coupon and credits paid all of it.
  if (totalMinor === 0) await notifyUnproduced(tx, order, enqueue);
  alarm('order_refunded', { orderId, orderNumber: number });
}
