import { bookById, type Sign } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { orderView } from './order-view';
import { type OrderRow, ordersOf, ownedOrder } from './repo';
import type { OrderView } from './view';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  readonly sign: Sign;
  readonly now: Date;
  readonly secret: string;
};

const show = async (order: OrderRow, deps: Deps): Promise<OrderView> =>
  orderView(order, order.bookId ? await bookById(deps.db, order.bookId) : null, deps);

/** The account's books, newest first (`/my-books`). */
export async function myOrders(deps: Deps): Promise<readonly OrderView[]> {
  const orders = await ordersOf(deps.db, deps.accountId);
  return Promise.all(orders.map((order) => show(order, deps)));
}

export async function myOrder(orderId: string, deps: Deps): Promise<Result<OrderView, 'not_found'>> {
  const order = await ownedOrder(deps.db, orderId, deps.accountId);
  return order ? ok(await show(order, deps)) : fail('not_found');
}
