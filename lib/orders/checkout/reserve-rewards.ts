import { listOpenPayments, movePayment } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { moveOrder } from '../move-order';
import { findOrder, listReservingOrders, lockOrder, updateOrder } from '../repository';

/**
 * Lets the account's checkouts run one after the other, then locks the order and every unpaid order that holds a coupon
 * or credits, in a fixed order.
 */
export async function lockForCheckout(tx: Tx, accountId: string, orderId: string): Promise<readonly string[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('checkout:' || ${accountId}, 0))`;
  const holders = (await listReservingOrders(tx, accountId)).map(({ id }) => id).filter((id) => id !== orderId);
  for (const id of [orderId, ...holders].sort()) await lockOrder(tx, id);
  return holders;
}

/**
 * Takes the coupon and the credits from other unpaid orders of the account: one order holds them at a time. Their
 * checkouts are closed and their totals forgotten, so that a payment of an old page does not fit and is given back.
 */
export async function releaseRewards(tx: Tx, holders: readonly string[], now: Date): Promise<void> {
  for (const id of holders) {
    const order = await findOrder(tx, id);
    if (!order || order.paidAt) continue;
    for (const payment of await listOpenPayments(tx, id)) await movePayment(tx, payment, 'cancelled', 'customer', now);
    await updateOrder(tx, id, { couponId: null, creditsMinor: 0, totalMinor: null });
    if (order.state === 'awaiting_payment') await moveOrder(tx, order, 'unpaid', 'customer', now);
  }
}
