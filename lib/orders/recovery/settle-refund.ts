import { listRefunds, markRefunded, raiseRefunded } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { lockOrder } from '../repository';
import { endRefundedPayment, notifyRefund, type RefundDeps } from './refunds';

type Refund = Parameters<typeof notifyRefund>[1] & {
  readonly payment: Parameters<typeof endRefundedPayment>[1] & { readonly amountMinor: number };
};

/**
 * Notes that the money of a refund has gone back, and tells its customer once.
 * @param providerReference as the provider calls it; `null` when a person gave it back
 */
export async function settleRefund(
  tx: Tx,
  refund: Refund,
  providerReference: string | null,
  deps: RefundDeps,
): Promise<void> {
  const { payment } = refund;
  await lockOrder(tx, payment.orderId);
  if (!(await markRefunded(tx, refund.id, deps.now, providerReference))) return;
  const ledger = await listRefunds(tx, payment.id);
  const done = ledger.reduce((total, one) => total + (one.refundedAt ? one.amountMinor : 0), 0);
  await raiseRefunded(tx, payment.id, Math.min(done, payment.amountMinor));
  if (done >= payment.amountMinor) await endRefundedPayment(tx, payment, 'shop', deps.now);
  await notifyRefund(tx, refund, payment.orderId, deps);
}
