import type { OrderState } from '@/lib/orders';
import {
  findOrderWithPayments,
  getGroupBookPrice,
  listLiveClassOrders,
  listParts,
  lockOrder,
  type OrderRow,
  type OrderWithPayments,
  requestRefund,
  startGroupJob,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { advanceClass } from './advance-class';
import { followDispatch } from './follow-dispatch';
import { remindApproval } from './remind-approval';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

const ENDED: readonly OrderState[] = ['cancelled', 'refunded'];

/**
 * From the rows alone, whatever happened to their jobs: starts paid classes that were not started, gives back the price
 * of books that could not be made or printed, brings the orders of classes up to date with their books, and reminds
 * teachers of classes that wait for their approval.
 */
export async function handleWatchClasses({ db, enqueue, now }: Deps): Promise<void> {
  for (const { id } of await listLiveClassOrders(db)) {
    await db.$transaction(async (tx) => {
      await lockOrder(tx, id);
      // Read again under the lock: it may have just been given back.
      const order = await findOrderWithPayments(tx, id);
      if (!order || ENDED.includes(order.state)) return;
      const parts = await listParts(tx, id);
      if (parts.length === 0) {
        await enqueue(tx, startGroupJob, { orderId: id }, { key: id });
        return;
      }
      await refundEndedParts(tx, order, parts, { enqueue, now });
      await followDispatch(tx, order, parts, { enqueue, now });
      await remindApproval(tx, order, { enqueue, now });
      await advanceClass(tx, order, { enqueue, now });
    });
  }
}

/** The price of each book that ended goes back once; with the last one, everything that is left. */
async function refundEndedParts(
  tx: Tx,
  order: OrderWithPayments,
  parts: readonly OrderRow[],
  ending: Pick<Deps, 'enqueue' | 'now'>,
): Promise<void> {
  const payment = order.payments.find(({ state }) => state === 'paid');
  const ended = parts.filter(({ state }) => ENDED.includes(state));
  if (!payment || ended.length === 0) return;
  const returned = { paymentId: payment.id, reason: 'production_failed' } as const;
  if (ended.length === parts.length) {
    await requestRefund(tx, { ...returned, key: `class:${order.id}` }, ending);
    return;
  }
  for (const { id } of ended) {
    const amountMinor = getGroupBookPrice(order);
    await requestRefund(tx, { ...returned, key: `class-book:${id}`, amountMinor }, ending);
  }
}
