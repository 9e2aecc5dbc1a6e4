import { findOrderWithGift, listNeededOrders, lockOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordMessages } from '../messages/record-messages';
import { isArrivalAtRisk } from '../needed-day';
import { findDispatch } from '../repository';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

const DAY_MS = 86_400_000;

/** Tells parents, once, that a printed book may arrive after the day on which they need it. */
export async function watchNeededDays({ db, enqueue, now }: Deps): Promise<void> {
  // A day earlier, because the day of a market may end after the one of UTC.
  for (const { id } of await listNeededOrders(db, new Date(now.getTime() - DAY_MS))) {
    await db.$transaction(async (tx) => {
      await lockOrder(tx, id);
      // Read again under the lock: it may have just been confirmed or delivered.
      const order = await findOrderWithGift(tx, id);
      if (!order || !WATCHED.includes(order.state)) return;
      if (!isArrivalAtRisk(order, await findDispatch(tx, id), now)) return;
      await recordMessages(tx, order, 'arrivalAtRisk', { enqueue, now });
    });
  }
}

/** States between the payment and the delivery of a printed book. */
const WATCHED: readonly string[] = ['awaiting_confirmation', 'confirmed', 'printing', 'shipped'];
