import type { SignUrl } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findRewards } from '../checkout/order-rewards';
import { findOwnedOrderView, listAccountOrders } from '../repository';
import { toOrderView } from './order-view';
import type { OrderViewRow } from './selects';
import type { OrderRewards, OrderView } from './view';

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
  if (!order) return fail('not_found');
  return ok({ ...(await toOrderView(order, deps)), rewards: await getOrderRewards(order, deps) });
}

/** What the account may take off an unpaid order, in whichever format. */
async function getOrderRewards(order: OrderViewRow, { db, now }: Deps): Promise<OrderRewards | null> {
  if (order.paidAt || !order.book || !(isAvailable('coupon') || isAvailable('rewards'))) return null;
  const { coupons, credits } = await findRewards(db, order, now);
  return {
    coupons: coupons.map(({ code, offer, expiresAt }) => ({ code, offer, expiresAt: expiresAt.toISOString() })),
    credits,
  };
}
