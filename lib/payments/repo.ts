import type { Prisma, Tx } from '@/lib/platform/db';
import type { PaymentState } from './states';

export const paymentById = (tx: Tx, id: string) => tx.payment.findUnique({ where: { id } });

export const insertPayment = (tx: Tx, data: Prisma.PaymentUncheckedCreateInput) => tx.payment.create({ data });

export const openPayments = (tx: Tx, orderId: string) =>
  tx.payment.findMany({ where: { orderId, state: { in: ['created', 'open'] } }, orderBy: { createdAt: 'desc' } });

/** Moves the payment only from the state that it was read in; false when another event came first. */
export async function movePayment(
  tx: Tx,
  id: string,
  from: PaymentState,
  to: PaymentState,
  data: { readonly providerReference?: string; readonly checkoutUrl?: string; readonly refundedMinor?: number } = {},
): Promise<boolean> {
  const moved = await tx.payment.updateMany({ where: { id, state: from }, data: { state: to, ...data } });
  return moved.count === 1;
}

/** Notes that a payment is to be given back; the first time counts. */
export const askRefundOf = (tx: Tx, id: string, now: Date) =>
  tx.payment.updateMany({ where: { id, refundAskedAt: null }, data: { refundAskedAt: now } });

/** Payments that were to be given back before then, and were not. */
export const refundsOutstanding = (tx: Tx, askedBefore: Date) =>
  tx.payment.findMany({ where: { state: 'paid', refundAskedAt: { lt: askedBefore } }, select: { id: true } });

/** What the provider says it gave back in all, never less than it said before. */
export const noteRefunded = (tx: Tx, id: string, refundedMinor: number) =>
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

/** Keeps a provider's event; false when it was kept before: events come more than once. */
export async function keepEvent(tx: Tx, event: StoredEvent): Promise<boolean> {
  const kept = await tx.providerEvent.createMany({ data: [event], skipDuplicates: true });
  return kept.count === 1;
}

export const markEventHandled = (tx: Tx, provider: string, eventId: string, handledAt: Date) =>
  tx.providerEvent.update({ where: { provider_eventId: { provider, eventId } }, data: { handledAt } });
