import {
  changeDispatch,
  countReplans,
  findOrderWithContact,
  listOrdersToDispatch,
  lockOrder,
  type OrderRow,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import { recordMessages } from '../messages/record-messages';
import { listLatestShipments } from '../repository';
import { isDispatchAtRisk, planDispatch, toOccasion } from './plan-dispatch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/** New promises that the shop makes by itself; then a person looks at the order. */
export const MAX_REPLANS = 2;

/** States of a confirmed book that no print house has handed over. */
const WAITING: readonly OrderRow['state'][] = ['confirmed', 'printing'];

/**
 * Gives every confirmed book a new day of dispatch whose promised one is at risk, and tells its parent (spec §9
 * "Delivery"). Every new day is an alarm, since somebody may still speed the parcel up.
 */
export async function replanLateOrders(deps: Deps): Promise<void> {
  for (const { id, country, dispatchBy } of await listOrdersToDispatch(deps.db)) {
    if (dispatchBy && isDispatchAtRisk({ country, dispatchBy, now: deps.now })) await replanDispatch(id, deps);
  }
}

function replanDispatch(orderId: string, { db, enqueue, now }: Deps): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    // Read again under the lock: it may have just left, or another worker was faster.
    const order = await findOrderWithContact(tx, orderId);
    if (!order?.dispatchBy || !WAITING.includes(order.state)) return;
    const { country, dispatchBy, number: orderNumber } = order;
    if (!isDispatchAtRisk({ country, dispatchBy, now })) return;
    const replans = await countReplans(tx, orderId);
    if (replans >= MAX_REPLANS) return alarm('shipment_late', { orderId, orderNumber, replans });
    const to = planDispatch({ country, dispatchBy, now, restartedAt: await findRestart(tx, orderId, now) });
    await changeDispatch(tx, { orderId, from: dispatchBy, to, reason: 'late', at: now });
    await recordMessages(tx, order, 'printDelayed', { enqueue, now }, toOccasion(to));
    alarm('shipment_replanned', { orderId, orderNumber, replans: replans + 1 });
  });
}

/** When printing began again, or begins now, after a failed job; `null` if the last job is the first one. */
async function findRestart(tx: Tx, orderId: string, now: Date): Promise<Date | null> {
  const [latest, previous] = await listLatestShipments(tx, orderId);
  if (latest?.state === 'failed') return now;
  return latest && previous?.state === 'failed' ? latest.createdAt : null;
}
