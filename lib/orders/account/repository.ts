import type { Tx } from '@/lib/platform/db';
import { handOverSelect } from '../open-orders';

/** In a fixed order, so that transactions that lock them all cannot deadlock. */
export const lockAccountOrders = (tx: Tx, accountId: string) =>
  tx.$queryRaw`SELECT id FROM orders WHERE account_id = ${accountId}::uuid ORDER BY id FOR UPDATE`;

/** Every order of an account, oldest first, also those of books that were deleted. */
export const listEveryOrder = (tx: Tx, accountId: string) =>
  tx.order.findMany({
    where: { accountId },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      number: true,
      state: true,
      paidAt: true,
      bookId: true,
      groupOrderId: true,
      shipments: { select: { id: true, provider: true } },
      changes: handOverSelect,
    },
  });
export type AccountOrder = Awaited<ReturnType<typeof listEveryOrder>>[number];

export const countAddresses = (tx: Tx, accountId: string) =>
  tx.shippingAddress.count({ where: { order: { accountId } } });
