import type { Prisma, Tx } from '@/lib/platform/db';

/** Last visits at or before this time make an account inactive. */
const inactiveWhere = (visitedBefore: Date) => ({ deletedAt: null, lastVisitAt: { lte: visitedBefore } }) as const;

/** A notice of an earlier inactivity, before the last visit, counts for nothing. */
const toNotifyWhere = (tx: Tx, visitedBefore: Date) => ({
  ...inactiveWhere(visitedBefore),
  OR: [{ inactiveNoticeAt: null }, { inactiveNoticeAt: { lte: tx.account.fields.lastVisitAt } }],
});

/** Which accounts are deleted now: last visited, and their owners notified, at or before these times. */
type Due = { readonly visitedBefore: Date; readonly notifiedBefore: Date };

const notifiedWhere = (tx: Tx, { visitedBefore, notifiedBefore }: Due) => ({
  ...inactiveWhere(visitedBefore),
  inactiveNoticeAt: { lte: notifiedBefore, gt: tx.account.fields.lastVisitAt },
});

export type InactiveAccount = NonNullable<Awaited<ReturnType<typeof findToNotify>>>;

/** Inactive accounts whose owners have not been notified, in the order of their ids. */
export const listToNotify = (tx: Tx, visitedBefore: Date, lastId: string | null, take: number) =>
  tx.account.findMany({
    where: { ...toNotifyWhere(tx, visitedBefore), ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    take,
  });

export const findToNotify = (tx: Tx, id: string, visitedBefore: Date) =>
  tx.account.findFirst({ where: { id, ...toNotifyWhere(tx, visitedBefore) } });

/** Inactive accounts whose owners were notified by then, in the order of their ids. */
export const listNotified = (tx: Tx, due: Due, lastId: string | null, take: number) =>
  tx.account.findMany({
    where: { ...notifiedWhere(tx, due), ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  });

export const findNotified = (tx: Tx, id: string, due: Due) =>
  tx.account.findFirst({ where: { id, ...notifiedWhere(tx, due) } });

/** Records that the owner was notified, unless there was a visit meanwhile. */
export const markNotified = (tx: Tx, { id, lastVisitAt }: InactiveAccount, inactiveNoticeAt: Date) =>
  tx.account.updateMany({ where: { id, lastVisitAt }, data: { inactiveNoticeAt } });

/** Whether somebody has just asked for a code for this phone. */
export const isSigningIn = async (tx: Tx, { phone }: Pick<InactiveAccount, 'phone'>, now: Date): Promise<boolean> =>
  (await tx.oneTimeCode.count({ where: { phone, expiresAt: { gt: now } } })) > 0;

/** Whether a coupon of the account can still be used. */
export const hasValidCoupon = async (tx: Tx, accountId: string, now: Date): Promise<boolean> =>
  (await tx.coupon.count({ where: { accountId, usedById: null, expiresAt: { gt: now } } })) > 0;

/**
 * Whether the account is part of an order of many books that has not ended: a class that is being collected or not yet
 * paid, a batch of HR, or a batch that its owner ordered in as an employee.
 */
export async function hasOpenGroup(tx: Tx, { id: accountId, phone }: Pick<InactiveAccount, 'id' | 'phone'>) {
  const going = { state: { in: ['open', 'paid', 'in_production'] } } satisfies Prisma.CompanyBatchWhereInput;
  const [classes, batches, submissions] = await Promise.all([
    tx.kindergartenOrder.count({
      where: { accountId, OR: [{ orderId: null }, { order: { paidAt: null }, children: { some: {} } }] },
    }),
    // What was ordered in a closed batch is deleted when nobody pays for it; until then HR may.
    tx.companyBatch.count({
      where: { accountId, OR: [going, { state: 'closed', submissions: { some: {} } }] },
    }),
    tx.companySubmission.count({
      where: { employeePhone: phone, state: { not: 'withdrawn' }, batch: { OR: [going, { state: 'closed' }] } },
    }),
  ]);
  return classes + batches + submissions > 0;
}
