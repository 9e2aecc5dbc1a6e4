import { insertRefund, listRefunds, markRefunded, planProviderTotal, raiseRefunded } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { PaymentEvent } from '@/lib/providers/payment/port';
import type { OrderToSettle } from '../selects';
import { endRefundedPayment, notifyRefund, type RefundDeps } from './refunds';

type PaymentRow = Pick<OrderToSettle['payments'][number], 'id' | 'orderId' | 'state' | 'amountMinor'>;

/**
 * Applies the provider's word that money went back: a refund of ours, one made at the provider, or a lost dispute. It
 * may arrive before the word that the payment was made, which then finds the amount.
 */
export async function applyRefundEvent(
  tx: Tx,
  event: PaymentEvent,
  payment: PaymentRow,
  deps: RefundDeps,
): Promise<'handled' | 'ignored'> {
  const { id, orderId, amountMinor } = payment;
  const isRefund = event.kind === 'refunded';
  const totalMinor = isRefund ? Math.min(event.amountMinor, amountMinor) : amountMinor;
  await raiseRefunded(tx, id, totalMinor);
  const confirmed = await recordProviderTotal(tx, id, totalMinor, deps.now);
  const ended = totalMinor === amountMinor && (await endRefundedPayment(tx, payment, 'provider', deps.now));
  // The bank tells its customer about a dispute.
  if (isRefund) for (const refund of confirmed) await notifyRefund(tx, refund, orderId, deps);
  return ended || payment.state !== 'refunded' ? 'handled' : 'ignored';
}

/** Brings the ledger up to the provider's total; returns the refunds that it has just confirmed. */
async function recordProviderTotal(tx: Tx, paymentId: string, totalMinor: number, now: Date) {
  const refunds = await listRefunds(tx, paymentId);
  const { confirmed, unrecordedMinor: amountMinor } = planProviderTotal(refunds, totalMinor);
  for (const id of confirmed) await markRefunded(tx, id, now);
  const known = refunds.filter(({ id }) => confirmed.includes(id));
  if (amountMinor === 0) return known;
  const made = { id: newId(), reason: 'provider' as const };
  const key = `${paymentId}:provider:${totalMinor}`;
  await insertRefund(tx, { ...made, paymentId, key, amountMinor, requestedAt: now, refundedAt: now });
  return [...known, made];
}
