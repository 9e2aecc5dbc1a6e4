import type { SignUrl } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { OfferDaysByPartner } from '@/lib/partners';
import { findOfferDays } from '@/lib/partners/server';
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

/** The days of offers, if an unpaid order has one. */
const findDays = (orders: readonly OrderViewRow[], { db }: Pick<Deps, 'db'>): Promise<OfferDaysByPartner> =>
  findOfferDays(db, orders.find(({ paidAt, book }) => !paidAt && book?.offer)?.book?.offer ?? null);

/** The account's books, newest first (`/my-books`). */
export async function listOrders(deps: Deps): Promise<readonly OrderView[]> {
  const orders = await listAccountOrders(deps.db, deps.accountId);
  const offerDays = await findDays(orders, deps);
  return Promise.all(orders.map((order) => toOrderView(order, { ...deps, offerDays })));
}

export async function getOrder(orderId: string, deps: Deps): Promise<Result<OrderView, 'not_found'>> {
  const order = await findOwnedOrderView(deps.db, orderId, deps.accountId);
  if (!order) return fail('not_found');
  const offerDays = await findDays([order], deps);
  return ok({ ...(await toOrderView(order, { ...deps, offerDays })), rewards: await getOrderRewards(order, deps) });
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
