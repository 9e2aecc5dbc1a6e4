import type { Prisma, Tx } from '@/lib/platform/db';
import type { AccountOrders } from '@/lib/rewards/server';

const NOT_RETURNED = { notIn: ['cancelled', 'refunded'] } satisfies Prisma.OrderWhereInput['state'];

/** Orders that came so far that nobody can cancel them: a digital book was made, a printed one confirmed. */
const FINAL = {
  kind: 'parent',
  paidAt: { not: null },
  OR: [
    { tier: { in: ['digital', 'combo'] }, changes: { some: { to: { in: ['ready', 'awaiting_confirmation'] } } } },
    { tier: 'printed', changes: { some: { to: 'confirmed' } } },
  ],
} satisfies Prisma.OrderWhereInput;

/** For rewards, which are a lower domain. */
export const accountOrders: AccountOrders = {
  list: (tx: Tx, accountId) =>
    tx.order.findMany({
      where: { accountId, kind: 'parent', paidAt: { not: null }, state: NOT_RETURNED },
      select: { id: true, book: { select: { catalogueId: true } } },
    }),
  countEverPaid: (tx, accountId) => tx.order.count({ where: { accountId, paidAt: { not: null } } }),
  countFinal: (tx, accountId) => tx.order.count({ where: { ...FINAL, accountId, state: NOT_RETURNED } }),
  countEverFinal: (tx, accountId, exceptId) =>
    tx.order.count({ where: { ...FINAL, accountId, id: { not: exceptId } } }),
};
