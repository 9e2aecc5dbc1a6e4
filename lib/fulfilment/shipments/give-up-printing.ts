import { findOrderWithPayments, lockOrder, moveOrder, returnRewards } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import { refundPayments } from '../confirmation/cancel-order';
import { recordMessages } from '../messages/record-messages';
import { findLiveShipment } from '../repository';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/** The confirmed book cannot be printed: its price is refunded, and the parent is told. */
export function giveUpPrinting(orderId: string, { db, enqueue, now }: Deps): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    // Read again under the lock: it may have just been printed.
    const order = await findOrderWithPayments(tx, orderId);
    if (!order || (await findLiveShipment(tx, orderId))) return;
    if (!(await moveOrder(tx, order, 'refunded', 'recovery', now))) return;
    await returnRewards(tx, order, now);
    await refundPayments(tx, order, 'production_failed', { enqueue, now });
    await recordMessages(tx, order, 'printFailed', { enqueue, now });
    alarm('order_refunded', { orderId, orderNumber: order.number });
  });
}
