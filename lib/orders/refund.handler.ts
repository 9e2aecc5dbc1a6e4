import { movePayment, paymentById } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { tellOfRefund } from './refunds';
import { orderById } from './repo';

type Deps = { readonly db: Db; readonly payment: PaymentPort; readonly enqueue: Enqueue };

/**
 * Gives a payment back whole; the payment's id is the provider's idempotency key, so repeats refund once. The parent
 * whose book could not be made is told then, not before.
 */
export async function handleRefund({ paymentId }: { readonly paymentId: string }, deps: Deps): Promise<void> {
  const { db, enqueue } = deps;
  const payment = await paymentById(db, paymentId);
  if (payment?.state !== 'paid' || !payment.providerReference) return;
  const refunded = await deps.payment.refund(payment.providerReference, payment.amountMinor, payment.id);
  if (!refunded.ok) throw new Error(`Payment ${paymentId} was not refunded: ${refunded.code}`);
  await db.$transaction(async (tx) => {
    await movePayment(tx, payment.id, 'paid', 'refunded', { refundedMinor: payment.amountMinor });
    const order = await orderById(tx, payment.orderId);
    if (order) await tellOfRefund(tx, order, enqueue);
  });
}
