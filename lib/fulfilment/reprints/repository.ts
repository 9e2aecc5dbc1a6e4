import type { Address } from '@/lib/orders';
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

/** When the parcel was handed over last; `null` before it was. */
export async function findHandOver(tx: Tx, orderId: string): Promise<Date | null> {
  const handedOver = await tx.orderChange.findFirst({
    where: { orderId, to: { in: ['shipped', 'ready_for_pickup', 'delivered'] } },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  return handedOver?.at ?? null;
}

/** The address of the next parcel. */
export const replaceAddress = (tx: Tx, orderId: string, { houseNumber: house, ...rest }: Address) =>
  tx.shippingAddress.update({ where: { orderId }, data: { ...rest, house } });
