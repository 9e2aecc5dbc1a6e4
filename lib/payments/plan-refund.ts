import { fail, ok, type Result } from '@/lib/platform/result';

/** A payment with its ledger. Amounts are minor units of its currency. */
export type LedgerPayment = {
  readonly id: string;
  readonly state: string;
  readonly amountMinor: number;
  /** What the provider says it gave back. */
  readonly refundedMinor: number;
  /** Given back, or promised. */
  readonly refunds: readonly { readonly amountMinor: number }[];
};

type RefundPart = { readonly paymentId: string; readonly amountMinor: number };

const sum = (refunds: LedgerPayment['refunds']): number =>
  refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Minor units of a payment that are neither given back nor promised; 0 unless it is paid. */
export const getRefundableMinor = ({ state, amountMinor, refundedMinor, refunds }: LedgerPayment): number =>
  state === 'paid' ? Math.max(0, amountMinor - Math.max(refundedMinor, sum(refunds))) : 0;

/**
 * Divides a refund over the paid payments of an order, in their order. Without `wantedMinor` everything that is
 * left goes back. Never plans more than was paid.
 */
export function planRefund(
  payments: readonly LedgerPayment[],
  wantedMinor?: number,
): Result<readonly RefundPart[], 'nothing_to_refund' | 'refund_amount_invalid'> {
  const available = payments.reduce((total, payment) => total + getRefundableMinor(payment), 0);
  if (available === 0) return fail('nothing_to_refund');
  const wanted = wantedMinor ?? available;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > available) {
    return fail('refund_amount_invalid', { availableMinor: available });
  }
  let left = wanted;
  const parts: RefundPart[] = [];
  for (const payment of payments) {
    const amountMinor = Math.min(left, getRefundableMinor(payment));
    if (amountMinor > 0) parts.push({ paymentId: payment.id, amountMinor });
    left -= amountMinor;
  }
  return ok(parts);
}

type LedgerRefund = { readonly id: string; readonly amountMinor: number; readonly refundedAt: Date | null };

/**
 * What the provider's total says about the ledger: refunds that it confirms, and minor units that were given back at
 * the provider and are not in the ledger. A total below the ledger confirms nothing: it may be any of the refunds.
 */
export function planProviderTotal(
  refunds: readonly LedgerRefund[],
  totalMinor: number,
): { readonly confirmed: readonly string[]; readonly unrecordedMinor: number } {
  const recorded = sum(refunds);
  if (totalMinor < recorded) return { confirmed: [], unrecordedMinor: 0 };
  const confirmed = refunds.filter(({ refundedAt }) => !refundedAt).map(({ id }) => id);
  return { confirmed, unrecordedMinor: totalMinor - recorded };
}
