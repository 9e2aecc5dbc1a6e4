import type { CloseOrders } from '@/lib/books/server';
import { moveOrder } from './move-order';
import { lockOrder, unpaidOrdersOf } from './repo';

/** Cancels the orders of a book that is being deleted; a payment that still comes finds them so and is given back. */
export const closeOrders: CloseOrders = async (tx, bookId, now) => {
  for (const { id } of await unpaidOrdersOf(tx, bookId)) await lockOrder(tx, id);
  // Read again under the lock: one may have just been paid.
  for (const order of await unpaidOrdersOf(tx, bookId)) await moveOrder(tx, order, 'cancelled', 'customer', now);
};
