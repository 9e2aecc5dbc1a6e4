import { findPayment, insertEvent, markEventHandled, movePayment, setDisputed } from '@/lib/payments/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import type { PaymentEvent } from '@/lib/providers/payment/port';
import { completePurchase, lockProducibleBook } from './complete-purchase';
import { isGroupKind } from './group/group-kind';
import { completeGroupPurchase } from './group/group-order';
import { moveOrder } from './move-order';
import { applyRefundEvent } from './recovery/refund-event';
import { endRefundedPayment, requestRefund } from './recovery/refunds';
import { findOrderToSettle, lockOrder } from './repository';
import type { OrderToSettle } from './selects';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
};
export type EventOutcome = 'handled' | 'repeated' | 'unknown_payment' | 'amount_differs' | 'refund_failed' | 'ignored';

/** Applies a provider's event exactly once, in one transaction with all its consequences. */
export function handlePaymentEvent(event: PaymentEvent, deps: Deps): Promise<EventOutcome> {
  return deps.db.$transaction(async (tx) => {
    const { provider, eventId, kind, paymentId } = event;
    if (!(await insertEvent(tx, { provider, eventId, kind, paymentId, payload: { ...event } }))) return 'repeated';
    const outcome = await applyEvent(tx, event, deps);
    if (outcome === 'handled' || outcome === 'ignored') await markEventHandled(tx, provider, eventId, deps.now);
    // A person must look at unhandled events: `npm run staff -- failed` lists them.
    else alarm('payment_unclear', { provider, eventId, paymentId, outcome });
    return outcome;
  });
}

async function applyEvent(tx: Tx, event: PaymentEvent, deps: Deps): Promise<EventOutcome> {
  const known = await findPayment(tx, event.paymentId);
  if (!known || known.provider !== event.provider) return 'unknown_payment';
  await lockOrder(tx, known.orderId);
  // Read again under the lock: another event may have just moved it.
  const order = await findOrderToSettle(tx, known.orderId);
  const payment = order?.payments.find(({ id }) => id === event.paymentId);
  if (!payment || !order) return 'unknown_payment';
  if (event.kind === 'paid' && (event.amountMinor !== payment.amountMinor || event.currency !== payment.currency)) {
    return 'amount_differs';
  }
  if (event.kind === 'disputed' || event.kind === 'dispute_won') {
    await setDisputed(tx, payment.id, event.kind === 'disputed' ? deps.now : null);
    alarm(event.kind === 'disputed' ? 'payment_disputed' : 'dispute_won', { orderId: order.id, paymentId: payment.id });
    return 'handled';
  }
  if (event.kind === 'refund_failed') return 'refund_failed';
  if (event.kind === 'refunded' || event.kind === 'dispute_lost') return applyRefundEvent(tx, event, payment, deps);
  // `created`: the checkout's webhook arrived before the response to our own request.
  const opened = payment.state === 'created' && (await movePayment(tx, payment, 'open', 'provider', deps.now));
  const attempt = opened ? { id: payment.id, state: 'open' as const } : payment;
  const reference = payment.providerReference ? {} : { providerReference: event.providerReference };
  if (!(await movePayment(tx, attempt, event.kind, 'provider', deps.now, reference))) return 'ignored';

  if (event.kind !== 'paid') await reopenOrder(tx, order, payment.id, deps.now);
  // The word about its refund came first.
  else if (payment.refundedMinor === payment.amountMinor) {
    await endRefundedPayment(tx, { ...payment, state: 'paid' }, 'provider', deps.now);
    await reopenOrder(tx, order, payment.id, deps.now);
  } else await settlePayment(tx, order, payment, deps);
  return 'handled';
}

type PaymentAttempt = { readonly id: string; readonly amountMinor: number };

/**
 * The first payment with the order's amount starts production; any other is refunded, and so is one for a book that was
 * changed meanwhile and cannot be produced.
 */
async function settlePayment(
  tx: Tx,
  order: OrderToSettle,
  { id, amountMinor }: PaymentAttempt,
  { enqueue, now }: Deps,
): Promise<void> {
  // A cancelled attempt may still be paid in an old tab; it does not count for a different amount.
  const fits = amountMinor === order.totalMinor;
  if (isGroupKind(order.kind)) {
    if (fits && (await completeGroupPurchase(tx, order, { enqueue, now }))) return;
    await requestRefund(tx, { paymentId: id, reason: 'duplicate' }, { enqueue, now });
    await reopenOrder(tx, order, id, now);
    return;
  }
  const bookId = fits ? await lockProducibleBook(tx, order) : null;
  if (bookId && (await completePurchase(tx, order, bookId, { enqueue, now }))) return;
  const reason = bookId || !fits || order.paidAt ? 'duplicate' : 'not_producible';
  await requestRefund(tx, { paymentId: id, reason }, { enqueue, now });
  await reopenOrder(tx, order, id, now);
}

/** A failed payment leaves the order open for another try, unless another attempt is in progress. */
async function reopenOrder(tx: Tx, order: OrderToSettle, paymentId: string, now: Date): Promise<void> {
  const another = order.payments.some((payment) => payment.id !== paymentId && payment.state === 'open');
  if (!another && order.state === 'awaiting_payment') await moveOrder(tx, order, 'unpaid', 'payment', now);
}
