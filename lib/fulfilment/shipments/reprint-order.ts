import {
  changeDispatch,
  findOrderByNumber,
  findOrderWithContact,
  lockOrder,
  moveOrder,
  type OrderRow,
  type OrderWithContact,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { printFilesJob } from '../jobs';
import { recordMessages } from '../messages/record-messages';
import { moveShipment } from '../move-shipment';
import { findLiveShipment } from '../repository';
import { planDispatch, toOccasion } from './plan-dispatch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

/** States of a confirmed book; before them there is nothing to print, after a refund nothing any more. */
const CONFIRMED: readonly OrderRow['state'][] = ['confirmed', 'printing', 'shipped', 'ready_for_pickup', 'delivered'];

/**
 * Prints a confirmed book once more, by decision of the staff: after a refusal or a failure of the print house, a lost
 * parcel or a fault. A shipment that is still under way counts as failed.
 */
export async function reprintOrder(
  orderNumber: string,
  { db, enqueue, now }: Deps,
): Promise<Result<{ readonly orderId: string }, 'not_found' | 'order_not_confirmable'>> {
  const found = await findOrderByNumber(db, orderNumber);
  if (!found) return fail('not_found');
  const orderId = found.id;
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrderWithContact(tx, orderId);
    if (!order || !CONFIRMED.includes(order.state)) return fail('order_not_confirmable');
    await startReprint(tx, order, 'staff', { enqueue, now });
    return ok({ orderId });
  });
}

/** Prints a locked, confirmed order once more. */
export async function startReprint(
  tx: Tx,
  order: OrderWithContact,
  by: 'staff' | 'customer',
  { enqueue, now }: Pick<Deps, 'enqueue' | 'now'>,
): Promise<void> {
  const { id: orderId } = order;
  const live = await findLiveShipment(tx, orderId);
  if (live) await moveShipment(tx, live, 'failed', by === 'staff' ? 'staff' : 'shop', now);
  await promiseAgain(tx, order, { enqueue, now });
  await moveOrder(tx, order, 'printing', by, now);
  await enqueue(tx, printFilesJob, { orderId }, { key: orderId });
}

/** A book that had left already is promised for another day, with a whole production time, and its parent is told. */
async function promiseAgain(tx: Tx, order: OrderWithContact, deps: Pick<Deps, 'enqueue' | 'now'>): Promise<void> {
  const { id, state, country, dispatchBy } = order;
  if (!dispatchBy || state === 'confirmed' || state === 'printing') return;
  const { now } = deps;
  const to = planDispatch({ country, dispatchBy, now, restartedAt: now });
  if (to > dispatchBy) await changeDispatch(tx, { orderId: id, from: dispatchBy, to, reason: 'reprint', at: now });
  await recordMessages(tx, order, 'printAgain', deps, toOccasion(to));
}
