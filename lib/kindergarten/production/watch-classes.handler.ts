import {
  endDeletedParts,
  findOrderWithPayments,
  isEnded,
  listLiveClassOrders,
  listParts,
  lockOrder,
  type OrderRow,
  refundEndedParts,
  startGroupJob,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { advanceClass } from './advance-class';
import { followDispatch } from './follow-dispatch';
import { recordClassMail } from './record-class-mail';
import { remindApproval } from './remind-approval';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/**
 * From the rows alone, whatever happened to their jobs: starts paid classes that were not started, gives back the price
 * of books that left or could not be made or printed, brings the orders of classes up to date with their books, and
 * reminds teachers of classes that wait for their approval.
 */
export async function handleWatchClasses({ db, enqueue, now }: Deps): Promise<void> {
  for (const { id } of await listLiveClassOrders(db)) {
    await db.$transaction(async (tx) => {
      await lockOrder(tx, id);
      // Read again under the lock: it may have just been given back.
      const order = await findOrderWithPayments(tx, id);
      if (!order || isEnded(order)) return;
      await endDeletedParts(tx, id, now);
      const parts = await listParts(tx, id);
      if (parts.length === 0) {
        await enqueue(tx, startGroupJob, { orderId: id }, { key: id });
        return;
      }
      await refundEndedParts(tx, order, parts, { enqueue, now });
      await tellOfLeavings(tx, order, parts, { enqueue, now });
      await followDispatch(tx, order, parts, { enqueue, now });
      await remindApproval(tx, order, { enqueue, now });
      await advanceClass(tx, order, { enqueue, now });
    });
  }
}

/** The teacher is told once of each book that left, by number (rulings, "Class and company links"). */
async function tellOfLeavings(
  tx: Tx,
  order: OrderRow,
  parts: readonly OrderRow[],
  ending: Pick<Deps, 'enqueue' | 'now'>,
): Promise<void> {
  const left = parts.filter((part) => isEnded(part) && !part.productionFailedAt);
  // With the last book the order itself ends, and its refund says so.
  if (left.length === parts.length) return;
  for (const { id } of left) await recordClassMail(tx, order, 'classBookLeft', ending, id);
}
