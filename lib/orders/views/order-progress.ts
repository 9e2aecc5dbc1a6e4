import { toTaskView } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { listOrderProgress } from '../repository';
import { isUnfinished } from './unfinished';
import type { OrdersProgress } from './view';

type Deps = { readonly db: Db; readonly accountId: string };

export type FollowedOrders = {
  readonly view: OrdersProgress;
  /** No order will change without an action of the customer. */
  readonly finished: boolean;
  /** Orders and books to subscribe to. */
  readonly orderIds: readonly string[];
  readonly bookIds: readonly string[];
};

/** Progress of one order, or of all unfinished orders of the account. */
export async function getOrderProgress({ db, accountId }: Deps, orderId?: string): Promise<FollowedOrders | null> {
  const rows = await listOrderProgress(db, accountId, orderId);
  if (orderId && rows.length === 0) return null;
  const orders = rows.map(({ id, state, book }) => ({
    id,
    state,
    production: book ? toTaskView(book, 'production') : null,
  }));
  return {
    view: { orders },
    finished: !orders.some(isUnfinished),
    orderIds: rows.map(({ id }) => id),
    bookIds: rows.flatMap(({ bookId }) => bookId ?? []),
  };
}
