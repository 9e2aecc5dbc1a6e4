import { bookById, daysAfter, keepPhotosUntil, lockBook, RETENTION_DAYS, setImageModel } from '@/lib/books/server';
import {
  keepEvent,
  markEventHandled,
  movePayment,
  noteRefunded,
  paymentById,
  paymentStates,
  setDisputed,
} from '@/lib/payments/server';
import { alarm } from '@/lib/platform/alarm';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PaymentEvent } from '@/lib/providers/payment/port';
import { orderMailJob, produceJob } from './jobs';
import { makeable } from './makeable';
import { moveOrder } from './move-order';
import { askRefund, tellOfRefund } from './refunds';
import { lockOrder, noteMessage, type OrderRow, orderById, updateOrder } from './repo';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
export type EventOutcome = 'handled' | 'repeated' | 'unknown_payment' | 'amount_differs' | 'ignored';

const PAYMENT_STATE = {
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
  dispute_lost: 'refunded',
} as const;

/** Applies a provider's event once, in one transaction with everything that follows from it. */
export function handlePaymentEvent(event: PaymentEvent, deps: Deps): Promise<EventOutcome> {
  return deps.db.$transaction(async (tx) => {
    const { provider, eventId, kind, paymentId } = event;
    if (!(await keepEvent(tx, { provider, eventId, kind, paymentId, payload: { ...event } }))) return 'repeated';
    const outcome = await apply(tx, event, deps);
    if (outcome === 'handled' || outcome === 'ignored') await markEventHandled(tx, provider, eventId, deps.now);
    // What stays unhandled is for a person: `npm run staff -- failed` lists it.
    else alarm('payment_unclear', { provider, eventId, paymentId, outcome });
    return outcome;
  });
}

async function apply(tx: Tx, event: PaymentEvent, deps: Deps): Promise<EventOutcome> {
  const known = await paymentById(tx, event.paymentId);
  if (!known || known.provider !== event.provider) return 'unknown_payment';
  await lockOrder(tx, known.orderId);
  // Read again under the lock: another event may have just moved it.
  const payment = await paymentById(tx, event.paymentId);
  const order = await orderById(tx, known.orderId);
  if (!payment || !order) return 'unknown_payment';
  if (event.kind === 'paid' && (event.amountMinor !== payment.amountMinor || event.currency !== payment.currency)) {
    return 'amount_differs';
  }
  if (event.kind === 'disputed' || event.kind === 'dispute_won') {
    await setDisputed(tx, payment.id, event.kind === 'disputed' ? deps.now : null);
    alarm(event.kind === 'disputed' ? 'payment_disputed' : 'dispute_won', { orderId: order.id, paymentId: payment.id });
    return 'handled';
  }
  if (event.kind === 'refunded') {
    await noteRefunded(tx, payment.id, Math.min(event.amountMinor, payment.amountMinor));
    // Part of the money came back; the book stays bought.
    if (event.amountMinor < payment.amountMinor) return 'handled';
  }
  // `created` is an attempt whose checkout answered the webhook before it answered us.
  if (payment.state === 'created') await movePayment(tx, payment.id, 'created', 'open');
  const from = payment.state === 'created' ? 'open' : payment.state;
  const to = PAYMENT_STATE[event.kind];
  if (!paymentStates.canMove(from, to)) return 'ignored';
  const reference = payment.providerReference ? {} : { providerReference: event.providerReference };
  if (!(await movePayment(tx, payment.id, from, to, reference))) return 'ignored';

  if (event.kind === 'paid') await settle(tx, order, payment, deps);
  else if (to === 'refunded') await endRefunded(tx, order, payment.id, deps);
  else await reopen(tx, order, payment.id, deps.now);
  return 'handled';
}

/** The whole payment is back with the customer: unless another one pays for the order, its book is bought no more. */
async function endRefunded(tx: Tx, order: OrderRow, paymentId: string, { enqueue, now }: Deps): Promise<void> {
  const paidTwice = order.payments.some(({ id, state, refundAskedAt }) => {
    return id !== paymentId && state === 'paid' && !refundAskedAt;
  });
  if (paidTwice) return;
  await moveOrder(tx, order, 'refunded', 'payment', now);
  const ended = await orderById(tx, order.id);
  if (ended) await tellOfRefund(tx, ended, enqueue);
}

type Attempt = { readonly id: string; readonly amountMinor: number };

/**
 * The first payment of an order's sum starts its production; any other is given back, and so is one for a book that
 * was changed meanwhile to what cannot be made.
 */
async function settle(tx: Tx, order: OrderRow, { id, amountMinor }: Attempt, { enqueue, now }: Deps): Promise<void> {
  // An attempt given up for another sum may still be paid in a forgotten tab: it buys nothing.
  const fits = amountMinor === order.totalMinor;
  const bookId = fits ? await lockMakeable(tx, order) : null;
  if (!bookId || !(await moveOrder(tx, order, 'paid', 'payment', now))) {
    await askRefund(tx, id, { enqueue, now });
    await reopen(tx, order, id, now);
    return;
  }
  // What was paid for is what is made, whatever was chosen while the checkout was open.
  await setImageModel(tx, bookId, order.imageModel);
  await keepPhotosUntil(tx, bookId, daysAfter(now, RETENTION_DAYS.unconfirmed), now);
  const paid = await updateOrder(tx, order.id, { paidAt: now });
  await moveOrder(tx, paid, 'in_production', 'payment', now);
  await enqueue(tx, produceJob, { orderId: order.id }, { key: order.id });
  const key = `orderPaid:${order.id}`;
  await noteMessage(tx, {
    key,
    channel: 'email',
    kind: 'orderPaid',
    language: order.language,
    orderId: order.id,
    accountId: order.accountId,
  });
  await enqueue(tx, orderMailJob, { orderId: order.id, kind: 'orderPaid', key }, { key });
}

/** The order's book, locked so that it is made as it is now; `null` when it cannot be. */
async function lockMakeable(tx: Tx, { bookId, imageModel }: OrderRow): Promise<string | null> {
  if (!bookId) return null;
  await lockBook(tx, bookId);
  const book = await bookById(tx, bookId);
  return book && makeable(book, imageModel).ok ? bookId : null;
}

/** A payment that came to nothing leaves the order open for another try, unless another attempt is under way. */
async function reopen(tx: Tx, order: OrderRow, paymentId: string, now: Date): Promise<void> {
  const another = order.payments.some((payment) => payment.id !== paymentId && payment.state === 'open');
  if (!another && order.state === 'awaiting_payment') await moveOrder(tx, order, 'unpaid', 'payment', now);
}
