import { findRefund } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { settleRefund } from './settle-refund';

type Deps = {
  readonly db: Db;
  /** The provider that took the payment; `null` when the shop no longer knows it. */
  readonly findProvider: (name: string) => PaymentPort | null;
  readonly enqueue: Enqueue;
  /** Read once the provider has answered. */
  readonly now: () => Date;
};

/**
 * Gives back a refund of the ledger, whole or partial; its key is the provider's idempotency key, so repeats refund
 * once. The parent is notified only after the refund. Throws to retry.
 */
export async function handleRefund({ refundId }: { readonly refundId: string }, deps: Deps): Promise<void> {
  const { db, enqueue } = deps;
  const refund = await findRefund(db, refundId);
  if (!refund || refund.refundedAt || refund.payment.state !== 'paid') return;
  const { payment, amountMinor, key } = refund;
  const provider = deps.findProvider(payment.provider);
  if (!provider || !payment.providerReference) throw new Error(`Refund ${refundId} has no provider`);
  const refunded = await provider.refund(payment.providerReference, amountMinor, key);
  if (!refunded.ok) throw new Error(`Refund ${refundId} was not made: ${refunded.code}`);
  const now = deps.now();
  await db.$transaction((tx) => settleRefund(tx, refund, refunded.value.refundReference, { enqueue, now }));
}
