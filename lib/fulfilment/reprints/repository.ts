import type { Prisma, Tx } from '@/lib/platform/db';

export const listReprintRequests = (tx: Tx, orderId: string) =>
  tx.reprintRequest.findMany({
    where: { orderId },
    orderBy: { createdAt: 'asc' },
    select: { reason: true, outcome: true, createdAt: true },
  });

export const insertReprintRequest = (tx: Tx, data: Prisma.ReprintRequestUncheckedCreateInput) =>
  tx.reprintRequest.create({ data, select: { id: true } });

/** Counts the reprints of the whole shop that started by themselves; a second count waits for this transaction. */
export async function countStartedReprints(tx: Tx, since: Date): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('reprints', 0))`;
  return tx.reprintRequest.count({ where: { outcome: 'started', createdAt: { gt: since } } });
}
