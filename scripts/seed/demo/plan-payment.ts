import type { Currency } from '@/lib/markets';
import { demoId } from './ids';
import { addHours, type DemoStep, findStep } from './plan-steps';
import type { DemoRows } from './rows';

type PaymentState = DemoRows['paymentChanges'][number]['to'];
type Paying = {
  /** Of the order, in the demonstration. */
  readonly name: string;
  readonly steps: readonly DemoStep[];
  /** A part of the price was given back after the delivery. */
  readonly partial?: boolean;
  /** `transfer`: by bank. */
  readonly provider?: string;
};
type Amount = { readonly orderId: string; readonly amountMinor: number; readonly currency: Currency };

/** The payment of an order with what happened to it, and the refund of one that was given back. */
export function planPayment(amount: Amount, { name, steps, partial = false, provider = 'sandbox' }: Paying) {
  const openedAt = findStep(steps, 'awaiting_payment');
  if (!openedAt) return {};
  const { orderId, amountMinor, currency } = amount;
  const [paidAt, refundedAt] = [findStep(steps, 'paid'), findStep(steps, 'refunded')];
  const paymentId = demoId(`payment ${name}`);
  const moves: readonly (readonly [PaymentState, Date | null])[] = [
    ['open', openedAt],
    ['paid', paidAt],
    ['refunded', refundedAt],
  ];
  const made = moves.flatMap(([to, at]) => (at ? [{ to, at }] : []));
  const backAt = refundedAt ?? (partial ? addHours(paidAt ?? openedAt, 220) : null);
  const backMinor = refundedAt ? amountMinor : Math.round(amountMinor / 400) * 100;
  return {
    payments: [
      {
        id: paymentId,
        orderId,
        provider,
        providerReference: provider === 'sandbox' ? `sandbox_${paymentId}` : paymentId,
        state: made.at(-1)?.to ?? 'open',
        amountMinor,
        currency,
        refundedMinor: backAt ? backMinor : 0,
        createdAt: openedAt,
        updatedAt: made.at(-1)?.at ?? openedAt,
      },
    ],
    paymentChanges: made.map(({ to, at }, index) => ({
      paymentId,
      from: made[index - 1]?.to ?? 'created',
      to,
      by: to === 'refunded' ? 'staff' : 'provider',
      at,
    })),
    refunds: backAt
      ? [planRefund(paymentId, name, { amountMinor: backMinor, requestedAt: backAt, refundedAt: backAt })]
      : [],
  } satisfies Partial<DemoRows>;
}

type Refund = { readonly amountMinor: number; readonly requestedAt: Date; readonly refundedAt: Date | null };

function planRefund(paymentId: string, name: string, refund: Refund) {
  return { id: demoId(`refund ${name}`), paymentId, key: `demo:${name}`, reason: 'staff' as const, ...refund };
}
