import type { Tx } from '@/lib/platform/db';
import type { PaidOrders } from '@/lib/rewards/server';

/** Orders that were paid and not given back, with their books' catalogue ids. */
const list = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: { accountId, kind: 'parent', paidAt: { not: null }, state: { notIn: ['cancelled', 'refunded'] } },
    select: { id: true, book: { select: { catalogueId: true } } },
  });

/** Orders that were ever paid, except one. */
const countEverPaid = (tx: Tx, accountId: string, exceptId?: string) =>
  tx.order.count({ where: { accountId, paidAt: { not: null }, ...(exceptId && { id: { not: exceptId } }) } });

/** For rewards, which are a lower domain. */
export const paidOrders: PaidOrders = { list, countEverPaid };
