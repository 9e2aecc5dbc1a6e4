import { bookById, setPriceTier } from '@/lib/books/server';
import { insertPayment, movePayment, openPayments } from '@/lib/payments/server';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isOffered, type PriceTier, type Quote } from '@/lib/prices';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { addressOf } from './follow-address';
import { makeable } from './makeable';
import { moveOrder } from './move-order';
import { orderSum } from './order-sum';
import { lockOrder, type OrderRow, ownedOrder, replaceLines, updateOrder } from './repo';

/** Providers close a checkout after a day; one that is nearly that old is not handed out again. */
const CHECKOUT_HOURS = 23;

export type CheckoutDeps = {
  readonly db: Db;
  readonly payment: PaymentPort;
  readonly now: Date;
  readonly accountId: string;
  /** Name of a line in the customer's language. */
  readonly lineName: (priceId: Quote['lines'][number]['priceId'], language: OrderRow['language']) => string;
  readonly urls: (order: OrderRow) => { readonly success: string; readonly cancel: string };
};

type Wish = {
  readonly tier: PriceTier;
  /** Minor units; what the customer saw. An offer may end while the page is open. */
  readonly shownMinor?: number | undefined;
};
type Refusal =
  | 'not_found'
  | 'order_not_payable'
  | 'preview_not_ready'
  | 'advanced_not_possible'
  | 'price_changed'
  | 'format_not_offered_yet'
  | 'payment_unavailable';
type Prepared = {
  readonly order: OrderRow;
  readonly paymentId: string;
  readonly sum: Quote;
  readonly url: string | null;
};

/** Fixes what is charged and makes one attempt to pay; an open attempt over the same sum is taken up again. */
async function prepare(
  tx: Tx,
  orderId: string,
  { tier, shownMinor }: Wish,
  deps: CheckoutDeps,
): Promise<Result<Prepared, Refusal>> {
  await lockOrder(tx, orderId);
  const order = await ownedOrder(tx, orderId, deps.accountId);
  if (!order?.bookId) return fail('not_found');
  if (order.state !== 'unpaid' && order.state !== 'awaiting_payment') return fail('order_not_payable');
  if (!isOffered(tier)) return fail('format_not_offered_yet');
  const book = await bookById(tx, order.bookId);
  if (!book) return fail('not_found');
  const { imageModel } = book;
  // The draft may have changed since the order was made.
  const standing = makeable(book, imageModel);
  if (!standing.ok) return standing;

  const sum = orderSum(book, { country: order.country, tier, now: deps.now });
  if (shownMinor !== undefined && shownMinor !== sum.totalMinor) return fail('price_changed');
  // The draft says what an unpaid order is for: who comes back finds what was chosen last.
  await setPriceTier(tx, book.id, tier);
  await replaceLines(tx, orderId, sum.lines);
  // Taken again: the mails of an order go where its parent reads them now (S2).
  const { email } = addressOf(order);
  const fixed = await updateOrder(tx, orderId, { tier, imageModel, totalMinor: sum.totalMinor, email });
  const attempts = await openPayments(tx, orderId);
  const youngest = new Date(deps.now.getTime() - CHECKOUT_HOURS * 3_600_000);
  const same = attempts.find(
    ({ amountMinor, provider, createdAt }) =>
      amountMinor === sum.totalMinor && provider === deps.payment.name && createdAt > youngest && email === order.email,
  );
  for (const payment of attempts) {
    if (payment !== same) await movePayment(tx, payment.id, payment.state, 'cancelled');
  }
  if (same) return ok({ order: fixed, paymentId: same.id, sum, url: same.checkoutUrl });
  const payment = await insertPayment(tx, {
    orderId,
    provider: deps.payment.name,
    amountMinor: sum.totalMinor,
    currency: order.currency,
  });
  return ok({ order: fixed, paymentId: payment.id, sum, url: null });
}

/** Opens the provider's checkout for an order and answers its address; retrying never charges twice. */
export async function openCheckout(
  orderId: string,
  wish: Wish,
  deps: CheckoutDeps,
): Promise<Result<{ readonly url: string }, Refusal>> {
  const prepared = await deps.db.$transaction((tx) => prepare(tx, orderId, wish, deps));
  if (!prepared.ok) return prepared;
  const { order, paymentId, sum, url } = prepared.value;
  if (url) return ok({ url });

  const { success, cancel } = deps.urls(order);
  const opened = await deps.payment.openCheckout({
    orderId,
    paymentId,
    currency: order.currency,
    lines: sum.lines.map(({ priceId, quantity, unitMinor }) => ({
      name: deps.lineName(priceId, order.language),
      amountMinor: unitMinor,
      quantity,
    })),
    totalMinor: sum.totalMinor,
    email: order.email,
    language: order.language,
    successUrl: success,
    cancelUrl: cancel,
  });
  if (!opened.ok) {
    // Given up: the next try is a new attempt, whatever the customer changes in between.
    await movePayment(deps.db, paymentId, 'created', 'failed');
    return opened;
  }
  await deps.db.$transaction(async (tx) => {
    const { providerReference } = opened.value;
    await movePayment(tx, paymentId, 'created', 'open', { providerReference, checkoutUrl: opened.value.url });
    await moveOrder(tx, order, 'awaiting_payment', 'customer', deps.now);
  });
  return ok({ url: opened.value.url });
}
