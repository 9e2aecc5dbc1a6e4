import type { InactiveAccount } from '@/lib/accounts/server';
import { isOpenOrder, listEveryOrder } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import { hasOpenGroup } from './repository';

/** Whether something is still to come for an account that nobody visits: a paid book, a class, a company's order. */
export async function isInUse(tx: Tx, account: InactiveAccount, now: Date): Promise<boolean> {
  const orders = await listEveryOrder(tx, account.id);
  return orders.some((order) => isOpenOrder(order, now)) || hasOpenGroup(tx, account);
}
