import { findPayment, movePayment } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { findOrder } from '../repository';
import { notifyRefund } from './refunds';

type Deps = {
  readonly db: Db;
  readonly payment: PaymentPort;
  readonly enqueue: Enqueue;
  /** Read once the provider has answered. */
  readonly now: () => Date;
};

/**
 * Refunds a payment in full; its id is the provider's idempotency key, so repeats refund once. The parent is notified
 * only after the refund.
 */
export async function handleRefund({ paymentId }: { readonly paymentId: string }, deps: Deps): Promise<void> {
  const { db, enqueue, now } = deps;
  const payment = await findPayment(db, paymentId);
  if (payment?.state !== 'paid' || !payment.providerReference) return;
  const refunded = await deps.payment.refund(payment.providerReference, payment.amountMinor, payment.id);
  if (!refunded.ok) throw new Error(`Payment ${paymentId} was not refunded: ${refunded.code}`);
  await db.$transaction(async (tx) => {
    await movePayment(tx, payment, 'refunded', 'shop', now(), { refundedMinor: payment.amountMinor });
    const order = await findOrder(tx, payment.orderId);
    if (order) await notifyRefund(tx, order, enqueue);
  });
}
