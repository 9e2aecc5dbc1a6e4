import type { Prisma, Tx } from '@/lib/platform/db';
import type { WithoutState } from '@/lib/platform/states';
import { TRANSFER_PROVIDER } from '../transfer';

export const findPayment = (tx: Tx, id: string) => tx.payment.findUnique({ where: { id } });

export const insertPayment = (tx: Tx, data: WithoutState<Prisma.PaymentUncheckedCreateInput>) =>
  tx.payment.create({ data });

export const listOpenPayments = (tx: Tx, orderId: string) =>
  tx.payment.findMany({ where: { orderId, state: { in: ['created', 'open'] } }, orderBy: { createdAt: 'desc' } });

/**
 * Payments that a lost webhook may be about: open ones that are older than `openBefore`, and ones that were replaced or
 * closed since `closedSince`, whose checkout page may still have been paid. Newest first: their customers wait.
 */
export const listUnsettledPayments = (tx: Tx, openBefore: Date, closedSince: Date, take: number) =>
  tx.payment.findMany({
    where: {
      // Nobody can be asked about a bank transfer.
      provider: { not: TRANSFER_PROVIDER },
      createdAt: { lt: openBefore },
      OR: [{ state: { in: ['created', 'open'] } }, { state: 'cancelled', createdAt: { gte: closedSince } }],
    },
    select: { id: true, provider: true, providerReference: true, amountMinor: true, currency: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
    take,
  });

/** The provider's total refunded amount; it never decreases. */
export const raiseRefunded = (tx: Tx, id: string, refundedMinor: number) =>
  tx.payment.updateMany({ where: { id, refundedMinor: { lt: refundedMinor } }, data: { refundedMinor } });

export const setDisputed = (tx: Tx, id: string, disputedAt: Date | null) =>
  tx.payment.update({ where: { id }, data: { disputedAt } });

/** Payments whose customers dispute them with their bank. */
export const listDisputedPayments = (tx: Tx) =>
  tx.payment.findMany({
    where: { disputedAt: { not: null } },
    select: { id: true, disputedAt: true },
    orderBy: { disputedAt: 'asc' },
  });

/** The newest bank transfer that pays for a company's order; `null` where none was asked for. */
export const findTransfer = (tx: Tx, orderNumber: string) =>
  tx.payment.findFirst({
    where: { provider: TRANSFER_PROVIDER, order: { number: orderNumber, kind: 'company' } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, amountMinor: true, currency: true },
  });
