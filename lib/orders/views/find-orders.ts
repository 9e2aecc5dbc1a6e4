import type { SignUrl } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type RewardsUse, resolveTier } from '@/lib/prices';
import { findRewards } from '../checkout/order-rewards';
import { findOwnedOrderView, listAccountOrders } from '../repository';
import { getOrderQuote } from './order-quote';
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

/** What the account may take off an unpaid order, in its current format. */
async function getOrderRewards(order: OrderViewRow, { db, now }: Deps): Promise<OrderRewards | null> {
  const { book, country, upgradeOfId } = order;
  if (order.paidAt || !book || !(isAvailable('coupon') || isAvailable('rewards'))) return null;
  const isUpgrade = upgradeOfId !== null;
  const tier = isUpgrade ? order.tier : resolveTier(book.priceTier, country);
  const quoteWith = (rewards: RewardsUse) => getOrderQuote(book, { country, tier, isUpgrade, now }, rewards);
  const { coupon, credits } = await findRewards(db, order, { now, quoteWith });
  if (!coupon) return { coupon, credits };
  const { code, offer, expiresAt } = coupon;
  return { coupon: { code, offer, expiresAt: expiresAt.toISOString() }, credits };
}
