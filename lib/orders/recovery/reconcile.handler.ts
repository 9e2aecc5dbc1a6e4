import { listUnsettledPayments } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import type { PaymentEvent, PaymentPort } from '@/lib/providers/payment/port';
import { handlePaymentEvent } from '../handle-payment-event';
import { ASK_PROVIDER_AFTER_MINUTES, CHECKOUT_HOURS } from '../limits';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly findProvider: (name: string) => PaymentPort | null;
  readonly now: Date;
};
type UnsettledPayment = Awaited<ReturnType<typeof listUnsettledPayments>>[number];

const MINUTE_MS = 60_000;
/** Payments per run; the next run follows in minutes. */
const BATCH = 1000;

/**
 * Asks the providers about payments whose webhook may be lost, and applies the answers like webhooks. An attempt that
 * nobody paid within a day is expired, so that nothing waits for ever.
 */
export async function handleReconcile(deps: Deps): Promise<void> {
  const { db, now, findProvider } = deps;
  const before = new Date(now.getTime() - ASK_PROVIDER_AFTER_MINUTES * MINUTE_MS);
  // A checkout that was replaced closes by itself; the hour is for the clocks.
  const checkoutEnd = new Date(now.getTime() - (CHECKOUT_HOURS + 1) * 60 * MINUTE_MS);
  const unavailable = new Map<string, number>();
  for (const payment of await listUnsettledPayments(db, before, checkoutEnd, BATCH)) {
    const provider = findProvider(payment.provider);
    const status = await provider?.readStatus({ paymentId: payment.id, providerReference: payment.providerReference });
    if (!status?.ok) {
      unavailable.set(payment.provider, (unavailable.get(payment.provider) ?? 0) + 1);
      continue;
    }
    const nobodyPaid = status.value.length === 0 && payment.createdAt < checkoutEnd;
    const events = nobodyPaid ? [toExpiredEvent(payment)] : status.value;
    for (const event of events) await handlePaymentEvent(event, deps);
  }
  for (const [provider, payments] of unavailable) alarm('payments_not_reconciled', { provider, payments });
}

const toExpiredEvent = ({ id, provider, providerReference, ...payment }: UnsettledPayment): PaymentEvent => ({
  provider,
  kind: 'expired',
  paymentId: id,
  providerReference: providerReference ?? id,
  eventId: `status:${id}:expired`,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
});
