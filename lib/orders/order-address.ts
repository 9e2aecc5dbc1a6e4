import { setEmailRefused } from '@/lib/accounts/server';
import { listOpenPayments, movePayment } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { isGroupKind } from './group/group-kind';
import { findOrder, listUnpaidOrders, lockOrder, type OrderRow, updateOrder } from './repository';
import type { OrderWithContact } from './selects';

export type OrderAddress = {
  readonly email: string;
  /** A signed-in owner of the account has opened a mail sent there. */
  readonly verified: boolean;
};

type OrderWithAccount = Pick<OrderRow, 'email' | 'kind'> & {
  readonly account: Pick<OrderWithContact['account'], 'email' | 'emailVerifiedAt'> | null;
};

/**
 * Recipient of mails about an order: the account's current address, which only the phone's owner can change. The
 * order's record keeps the address at payment. Mails about a group go to the address that was typed for it.
 */
export const getOrderAddress = ({ account, email, kind }: OrderWithAccount): OrderAddress => {
  const own = !isGroupKind(kind) || email === (account?.email ?? '');
  return {
    email: own ? (account?.email ?? email) : email,
    verified: own && account?.emailVerifiedAt != null && account.email !== null,
  };
};

/** For `sendOnce`: an address that refuses a mail for good is marked, so that the owner is asked for another one. */
export const recordRefusal =
  (accountId: string, to: string, now: () => Date) =>
  async (tx: Tx, outcome: 'sent' | 'gave_up'): Promise<void> => {
    if (outcome === 'gave_up') await setEmailRefused(tx, accountId, to, now());
  };

/**
 * Copies the account's address to its unpaid orders (rulings, "Flow"). Cancels open checkouts with the old address,
 * because the payment provider writes to it; a late payment still counts.
 */
export async function updateOrderAddresses(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
  for (const { id } of await listUnpaidOrders(tx, accountId)) {
    await lockOrder(tx, id);
    const order = await findOrder(tx, id);
    if (!order || order.paidAt || order.email === email) continue;
    await updateOrder(tx, id, { email });
    for (const payment of await listOpenPayments(tx, id)) await movePayment(tx, payment, 'cancelled', 'customer', now);
  }
}
