import { type CloseOrders, isBoughtOrder } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { fail, ok } from '@/lib/platform/result';
import { canLeaveGroup, leaveGroup } from './group/leave-group';
import { moveOrder } from './move-order';
import { isOpenOrder } from './open-orders';
import { findOrder, listBookOrders, lockOrder } from './repository';

/** Cancels a locked order that nobody has paid for; a later payment finds it cancelled and is refunded. */
export async function closeUnpaidOrder(
  tx: Tx,
  id: string,
  now: Date,
  by: 'customer' | 'staff' = 'customer',
): Promise<void> {
  const order = await findOrder(tx, id);
  if (order && !order.paidAt) await moveOrder(tx, order, 'cancelled', by, now);
}

/**
 * Cancels the orders of a book that is being deleted; a later payment finds them cancelled and is refunded. Every order
 * of the book decides: an unpaid one beside a paid one does not make the book an unpaid one. A book that a group has paid
 * for leaves the group while it can.
 */
export const closeOrders: CloseOrders = async (tx, bookId, { bought, now }) => {
  for (const { id } of await listBookOrders(tx, bookId)) await lockOrder(tx, id);
  // Read again under the lock: it may have just been paid.
  const orders = await listBookOrders(tx, bookId);
  const staying = orders.filter((order) => !canLeaveGroup(order));
  if (staying.some((order) => isOpenOrder(order, now))) return fail('book_being_made');
  if (!bought && staying.some(isBoughtOrder)) return fail('book_bought');
  for (const order of orders) {
    if (!order.paidAt) await moveOrder(tx, order, 'cancelled', 'customer', now);
    else if (canLeaveGroup(order)) await leaveGroup(tx, order, now);
  }
  return ok(null);
};
