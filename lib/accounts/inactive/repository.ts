import type { Tx } from '@/lib/platform/db';

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
