import { type AddressRow, findAddress } from '@/lib/orders/server';
import type { Prisma, Tx } from '@/lib/platform/db';

export const listReprintRequests = (tx: Tx, orderId: string) =>
  tx.reprintRequest.findMany({
    where: { orderId },
    orderBy: { createdAt: 'asc' },
    select: { reason: true, outcome: true, createdAt: true },
  });

export const insertReprintRequest = (tx: Tx, data: Prisma.ReprintRequestUncheckedCreateInput) =>
  tx.reprintRequest.create({ data, select: { id: true } });

type Owned = { readonly orderId: string; readonly accountId: string; readonly since: Date };

/** The house, whoever lives there: another name or floor is no other family. */
const toHouse = ({ country, city, street, house }: AddressRow) => ({ country, city, street, house });

/** Counts the reprints that started by themselves for the account of an order, or to the house of its parcel. */
export async function countOwnReprints(tx: Tx, { orderId, accountId, since }: Owned): Promise<number> {
  const address = await findAddress(tx, orderId);
  const ours = [{ accountId }, ...(address ? [{ address: toHouse(address) }] : [])];
  return tx.reprintRequest.count({ where: { outcome: 'started', createdAt: { gt: since }, order: { OR: ours } } });
}

/** Counts the reprints of the whole shop that started by themselves; a second count waits for this transaction. */
export async function countStartedReprints(tx: Tx, since: Date): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('reprints', 0))`;
  return tx.reprintRequest.count({ where: { outcome: 'started', createdAt: { gt: since } } });
}
