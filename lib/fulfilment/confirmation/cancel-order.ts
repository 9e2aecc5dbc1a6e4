import { addDays, RETENTION_DAYS, setPhotoExpiry } from '@/lib/books/server';
import { findOwnedOrder, lockOrder, moveOrder, type OrderRow, requestRefund } from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { recordMessages } from '../messages/record-messages';

type Ending = { readonly enqueue: Enqueue; readonly now: Date };

/** Requests the refund of everything that was paid for an order and ends the photo's retention. */
export async function refundPayments(
  tx: Tx,
  order: OrderRow,
  reason: 'staff' | 'production_failed',
  { enqueue, now }: Ending,
): Promise<void> {
  for (const { id, state } of order.payments) {
    if (state === 'paid') await requestRefund(tx, { paymentId: id, reason }, { enqueue, now });
  }
  if (order.bookId) await setPhotoExpiry(tx, order.bookId, addDays(now, RETENTION_DAYS.draft), now);
}

type Deps = Ending & { readonly db: Db; readonly accountId: string };

/** Whether the parent may cancel it alone: paid, not yet confirmed, and without a digital book that was delivered. */
export const isCancellable = ({ state, tier }: Pick<OrderRow, 'state' | 'tier'>): boolean =>
  state === 'awaiting_confirmation' && tier === 'printed';

/** An unconfirmed printed book can be cancelled for a refund until it is confirmed (rulings, "Flow"). */
export function cancelOrder(
  orderId: string,
  { db, accountId, ...ending }: Deps,
): Promise<Result<{ readonly cancelled: true }, 'not_found' | 'order_not_cancellable'>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order) return fail('not_found');
    const { now } = ending;
    if (!isCancellable(order) || !(await moveOrder(tx, order, 'cancelled', 'customer', now))) {
      return fail('order_not_cancellable');
    }
    await moveOrder(tx, { ...order, state: 'cancelled' }, 'refunded', 'customer', now);
    await refundPayments(tx, order, 'staff', ending);
    await recordMessages(tx, order, 'printCancelled', ending);
    return ok({ cancelled: true });
  });
}
