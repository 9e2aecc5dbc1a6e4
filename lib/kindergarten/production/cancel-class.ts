import {
  findOwnedOrderWithPayments,
  lockOrder,
  moveToRefunded,
  type OrderRow,
  returnWholeGroup,
} from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findAccountClass } from '../ordering/repository';
import { recordClassMail } from './record-class-mail';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly accountId: string; readonly now: Date };

const CANCELLABLE: readonly OrderRow['state'][] = ['paid', 'awaiting_confirmation'];

/** Whether a class may be cancelled: printed books until they are approved, like those of parents. */
export const isClassCancellable = ({ state, tier }: Pick<OrderRow, 'state' | 'tier'>): boolean =>
  tier !== 'digital' && CANCELLABLE.includes(state);

/**
 * Cancels a printed class before its approval: all of its books, and everything that was paid comes back, except for a
 * delivery that another class of the day travels with.
 */
export async function cancelClass(
  classId: string,
  { db, enqueue, accountId, now }: Deps,
): Promise<Result<{ readonly cancelled: true }, 'not_found' | 'order_not_cancellable'>> {
  const group = await findAccountClass(db, classId, accountId);
  const orderId = group?.orderId;
  if (!orderId) return fail('not_found');
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithPayments(tx, orderId, accountId);
    if (!order) return fail('not_found');
    if (!isClassCancellable(order) || !(await moveToRefunded(tx, order, 'customer', now))) {
      return fail('order_not_cancellable');
    }
    for (const { id: paymentId, state } of order.payments) {
      if (state === 'paid') await returnWholeGroup(tx, order, { paymentId, reason: 'staff' }, { enqueue, now });
    }
    await recordClassMail(tx, order, 'classCancelled', { enqueue, now });
    return ok({ cancelled: true });
  });
}
