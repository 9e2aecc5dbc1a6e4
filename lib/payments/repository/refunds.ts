import type { Prisma, Tx } from '@/lib/platform/db';
import { TRANSFER_PROVIDER } from '../transfer';

export type RefundReason = 'duplicate' | 'not_producible' | 'production_failed' | 'left_group' | 'staff' | 'provider';

type NewRefund = Prisma.RefundUncheckedCreateInput & { readonly reason: RefundReason };

/** Adds a refund to a payment's ledger; `false` when its key is already there. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  return (await tx.refund.createMany({ data: [refund], skipDuplicates: true })).count === 1;
}

export const findRefund = (tx: Tx, id: string) => tx.refund.findUnique({ where: { id }, include: { payment: true } });

export const findRefundByKey = (tx: Tx, key: string) => tx.refund.findUnique({ where: { key } });

export const listRefunds = (tx: Tx, paymentId: string) =>
  tx.refund.findMany({ where: { paymentId }, orderBy: { requestedAt: 'asc' } });

/** Refunds that the shop has owed since before then. */
export const listOutstandingRefunds = (tx: Tx, requestedBefore: Date) =>
  tx.refund.findMany({
    where: { refundedAt: null, requestedAt: { lt: requestedBefore }, payment: { state: 'paid' } },
    select: { id: true, key: true, requestedAt: true },
  });

/** Money that a person has to give back: of bank transfers, and what no provider has confirmed since before then. */
const byHandWhere = (requestedBefore: Date): Prisma.RefundWhereInput => ({
  refundedAt: null,
  OR: [{ payment: { provider: TRANSFER_PROVIDER } }, { requestedAt: { lt: requestedBefore } }],
});

export const countRefundsByHand = (tx: Tx, requestedBefore: Date) =>
  tx.refund.count({ where: byHandWhere(requestedBefore) });

/** The oldest first. */
export const listRefundsByHand = (tx: Tx, requestedBefore: Date, take: number) =>
  tx.refund.findMany({
    where: byHandWhere(requestedBefore),
    orderBy: { requestedAt: 'asc' },
    take,
    select: {
      id: true,
      amountMinor: true,
      reason: true,
      requestedAt: true,
      payment: { select: { provider: true, currency: true, order: { select: { id: true, number: true } } } },
    },
  });

/**
 * Refunds without a credit note of orders that have an invoice, in the order in which they were made. A payment that
 * bought nothing was never invoiced.
 */
export const listUncreditedRefunds = (tx: Tx, take: number) =>
  tx.refund.findMany({
    where: {
      refundedAt: { not: null },
      reason: { notIn: ['duplicate', 'not_producible'] },
      fiscal: { none: {} },
      payment: { order: { fiscal: { some: { kind: 'invoice' } } } },
    },
    select: { id: true, amountMinor: true, payment: { select: { orderId: true } } },
    orderBy: { refundedAt: 'asc' },
    take,
  });

/** Marks a refund as confirmed by the provider; `false` when it already was. */
export async function markRefunded(
  tx: Tx,
  id: string,
  refundedAt: Date,
  providerReference: string | null = null,
): Promise<boolean> {
  const marked = await tx.refund.updateMany({
    where: { id, refundedAt: null },
    data: { refundedAt, ...(providerReference && { providerReference }) },
  });
  return marked.count === 1;
}
