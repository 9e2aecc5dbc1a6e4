import { movePayment, paymentById } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { PaymentPort } from '@/lib/providers/payment/port';

type Deps = { readonly db: Db; readonly payment: PaymentPort };

/** Gives a payment back whole; the payment's id is the provider's idempotency key, so repeats refund once. */
export async function handleRefund({ paymentId }: { readonly paymentId: string }, deps: Deps): Promise<void> {
  const payment = await paymentById(deps.db, paymentId);
  if (payment?.state !== 'paid' || !payment.providerReference) return;
  const refunded = await deps.payment.refund(payment.providerReference, payment.amountMinor, payment.id);
  if (!refunded.ok) throw new Error(`Payment ${paymentId} was not refunded: ${refunded.code}`);
  await movePayment(deps.db, payment.id, 'paid', 'refunded');
}
