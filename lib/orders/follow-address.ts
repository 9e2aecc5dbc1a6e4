import { movePayment, openPayments } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { lockOrder, type OrderRow, orderById, unpaidOrdersOf, updateOrder } from './repo';

export type Address = {
  readonly email: string;
  /** Somebody signed in as the account has followed a link that was mailed there: it is the parent's own. */
  readonly verified: boolean;
};

/**
 * Where mails about an order go: to the account's address as it is now, which only whoever holds the phone changes.
 * What was mailed before a payment stays mailed; the order keeps the address that it was paid with on record.
 */
export const addressOf = ({ account, email }: Pick<OrderRow, 'account' | 'email'>): Address => ({
  email: account?.email ?? email,
  verified: account?.emailVerifiedAt != null && account.email !== null,
});

/**
 * Carries the account's address to its unpaid orders (rulings, "Flow"; S2). Checkouts that were opened with another
 * one are given up, since the payment provider writes to it; money that still comes by them counts.
 */
export async function followAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  for (const { id } of await unpaidOrdersOf(tx, accountId)) {
    await lockOrder(tx, id);
    const order = await orderById(tx, id);
    if (!order || order.paidAt || order.email === email) continue;
    await updateOrder(tx, id, { email });
    for (const payment of await openPayments(tx, id)) await movePayment(tx, payment.id, payment.state, 'cancelled');
  }
}
