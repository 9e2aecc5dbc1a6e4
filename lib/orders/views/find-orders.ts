import type { SignUrl } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findOwnedOrderView, listAccountOrders } from '../repository';
import { toOrderView } from './order-view';
import type { OrderView } from './view';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  readonly sign: SignUrl;
  readonly now: Date;
  readonly secret: string;
};

/** The account's books, newest first (`/my-books`). */
export async function listOrders(deps: Deps): Promise<readonly OrderView[]> {
  const orders = await listAccountOrders(deps.db, deps.accountId);
  return Promise.all(orders.map((order) => toOrderView(order, deps)));
}

export async function getOrder(orderId: string, deps: Deps): Promise<Result<OrderView, 'not_found'>> {
  const order = await findOwnedOrderView(deps.db, orderId, deps.accountId);
  return order ? ok(await toOrderView(order, deps)) : fail('not_found');
}
