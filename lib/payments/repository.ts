import type { Prisma, Tx } from '@/lib/platform/db';
import type { WithoutState } from '@/lib/platform/states';
import { TRANSFER_PROVIDER } from './transfer';

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

type StoredEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly kind: string;
  readonly paymentId: string;
  readonly payload: Prisma.InputJsonValue;
};

/** Stores a provider's event; false when it was stored before, because providers repeat events. */
export async function insertEvent(tx: Tx, event: StoredEvent): Promise<boolean> {
  const created = await tx.providerEvent.createMany({ data: [event], skipDuplicates: true });
  return created.count === 1;
}

export const markEventHandled = (tx: Tx, provider: string, eventId: string, handledAt: Date) =>
  tx.providerEvent.update({ where: { provider_eventId: { provider, eventId } }, data: { handledAt } });

/** Drops the content of events, of every provider; the rows stay, so that a repeated event is known. */
export const emptyEventsBefore = (tx: Tx, before: Date) => tx.$executeRaw`
  UPDATE provider_events SET payload = '{}' WHERE received_at < ${before} AND payload <> '{}'`;
