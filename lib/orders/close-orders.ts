import type { CloseOrders } from '@/lib/books/server';
import { moveOrder } from './move-order';
import { lockOrder, ordersOfBook } from './repo';
import type { OrderState } from './states';

/** Nothing more is made or brought for an order that was paid. */
const OVER: readonly OrderState[] = ['ready', 'delivered', 'cancelled', 'refunded'];

/** Cancels the orders of a book that is being deleted; a payment that still comes finds them so and is given back. */
export const closeOrders: CloseOrders = async (tx, bookId, now) => {
  for (const { id } of await ordersOfBook(tx, bookId)) await lockOrder(tx, id);
  // Read again under the lock: one may have just been paid.
  const orders = await ordersOfBook(tx, bookId);
  if (orders.some(({ paidAt, state }) => paidAt && !OVER.includes(state))) return false;
  for (const order of orders) if (!order.paidAt) await moveOrder(tx, order, 'cancelled', 'customer', now);
  return true;
};
