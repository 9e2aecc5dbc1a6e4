import { findBookForSale } from '@/lib/books/server';
import type { CapabilityTable } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import { findPayment, movePayment } from '@/lib/payments/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findGroupTier, type PriceId, type PriceTier, type Quote } from '@/lib/prices';
import { getDiscountName, getLineName } from '@/lib/prices/server';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { completePurchase, lockProducibleBook } from '../complete-purchase';
import { type GroupKind, isGroupKind } from '../group/group-kind';
import { countGroupBooks } from '../group/paid-lines';
import { getGroupDelivery, priceGroup } from '../group/price-group';
import { moveOrder } from '../move-order';
import { getOrderAddress } from '../order-address';
import type { ProducibleError } from '../production/check-producible';
import {
  findGroupToPay,
  findOwnedOrder,
  findOwnedOrderWithGift,
  lockOrder,
  type OrderRow,
  replaceLines,
  updateOrder,
} from '../repository';
import type { GroupToPay } from '../selects';
import { hasAddress } from '../shipping/repository';
import { describeSale, setDraftTier } from './describe-sale';
import { isGroupForSale } from './is-for-sale';
import { findRewards, quoteRewards, type RewardsChoice, toReservation } from './order-rewards';
import { closeAttempts, prepareAttempt } from './payment-attempt';
import { lockForCheckout, releaseRewards } from './reserve-rewards';

type CheckoutOrder = OrderRow & Pick<GroupToPay, 'kindergarten'>;

export type CheckoutDeps = {
  readonly db: Db;
  readonly payment: PaymentPort;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly accountId: string;
  /** What is for sale; tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
  readonly urls: (order: CheckoutOrder) => { readonly success: string; readonly cancel: string };
};

type CheckoutInput = Partial<RewardsChoice> & {
  readonly tier: PriceTier;
  /** Minor units: the total that the page showed. An offer may end while the page is open. */
  readonly shownMinor?: number | undefined;
};
export type CheckoutErrorCode =
  | 'not_found'
  | 'order_not_payable'
  | ProducibleError
  | 'price_changed'
  | 'format_not_offered_yet'
  | 'shipping_details_required'
  | 'email_required'
  | 'payment_unavailable';
/** A payment page that was opened; `url` is the confirmation of an order that is paid already. */
export type OpenedCheckout = { readonly url: string; readonly orderId: string; readonly number: string };
type PreparedCheckout = {
  readonly order: CheckoutOrder;
  /** `null` when nothing is left to pay. */
  readonly paymentId: string | null;
  readonly quote: Quote;
  readonly url: string | null;
};

/** Fixes the amount and creates a payment attempt; reuses an open attempt for the same amount. */
async function prepareCheckout(
  tx: Tx,
  orderId: string,
  { tier, shownMinor, useCoupon = true, couponCode, useCredits = true }: CheckoutInput,
  deps: CheckoutDeps,
): Promise<Result<PreparedCheckout, CheckoutErrorCode>> {
  const holders = await lockForCheckout(tx, deps.accountId, orderId);
  const order = await findOwnedOrderWithGift(tx, orderId, deps.accountId);
  if (!order) return fail('not_found');
  if (order.state !== 'unpaid' && order.state !== 'awaiting_payment') return fail('order_not_payable');
  if (isGroupKind(order.kind)) return prepareGroupCheckout(tx, order, { shownMinor, kind: order.kind }, deps);
  if (!order.bookId) return fail('not_found');
  const book = await findBookForSale(tx, order.bookId);
  if (!book) return fail('not_found');
  const sale = await describeSale(tx, order, book, { tier, now: deps.now, capabilities: deps.capabilities });
  if (!sale.ok) return sale;
  const { imageModel, quoteWith } = sale.value;
  const rewards = await findRewards(tx, order, deps.now, deps.capabilities);
  const { quote, coupon } = quoteRewards(rewards, { useCoupon, couponCode, useCredits }, quoteWith);
  if (shownMinor !== undefined && shownMinor !== quote.totalMinor) return fail('price_changed');
  await setDraftTier(tx, order, tier);
  if (quote.discounts.length > 0) await releaseRewards(tx, holders, deps.now);
  await replaceLines(tx, orderId, quote.lines);
  // Updated again: an order's mails go to the account's current address.
  const { email } = getOrderAddress(order);
  const reservation = toReservation(quote, coupon);
  const saved = { tier, imageModel, totalMinor: quote.totalMinor, email, ...reservation };
  const updated = { ...(await updateOrder(tx, orderId, saved)), kindergarten: null };
  if (quote.totalMinor === 0) {
    await closeAttempts(tx, orderId, deps);
    return payWithRewards(tx, updated, quote, deps);
  }
  return ok({ order: updated, quote, ...(await prepareAttempt(tx, updated, email === order.email, deps)) });
}

/**
 * The group as it was ordered: its lines are fixed, except for a class's delivery that another order of the day has
 * paid, and for its children who left since. `price_changed` also where too few are left: the class is ordered again.
 */
async function prepareGroupCheckout(
  tx: Tx,
  order: OrderRow,
  { shownMinor, kind }: Pick<CheckoutInput, 'shownMinor'> & { readonly kind: GroupKind },
  deps: CheckoutDeps,
): Promise<Result<PreparedCheckout, CheckoutErrorCode>> {
  const { id, tier } = order;
  if (!isGroupForSale({ kind, tier }, deps.capabilities)) return fail('format_not_offered_yet');
  const needsAddress = tier === 'printed' && getGroupDelivery(order) !== 'self_pickup';
  if (needsAddress && !(await hasAddress(tx, id))) return fail('shipping_details_required');
  const { lines, kindergarten } = await findGroupToPay(tx, id);
  // A child who left after the class was ordered leaves its price (rulings, "Class and company links").
  const books = Math.min(countGroupBooks({ lines }), kindergarten?._count.children ?? 0);
  if (kind === 'kindergarten' && !findGroupTier(books)) return fail('price_changed');
  const quote = kind === 'company' ? toOrderedQuote(order, lines) : await priceGroup(tx, order, books, deps.now);
  await replaceLines(tx, id, quote.lines);
  const updated = { ...(await updateOrder(tx, id, { totalMinor: quote.totalMinor })), kindergarten };
  // The page reads the order again, and shows the new lines.
  if (shownMinor !== undefined && shownMinor !== quote.totalMinor) return fail('price_changed');
  return ok({ order: updated, quote, ...(await prepareAttempt(tx, updated, true, deps)) });
}

const toOrderedQuote = ({ totalMinor }: OrderRow, lines: GroupToPay['lines']): Quote => ({
  lines: lines.map(({ priceId, quantity, unitMinor }) => ({ priceId: priceId as PriceId, quantity, unitMinor })),
  discounts: [],
  totalMinor: totalMinor ?? 0,
});

/** Nothing is left to pay: the order is paid without a payment (rulings, "Money"). */
async function payWithRewards(
  tx: Tx,
  order: CheckoutOrder,
  quote: Quote,
  deps: CheckoutDeps,
): Promise<Result<PreparedCheckout, CheckoutErrorCode>> {
  const bookId = await lockProducibleBook(tx, order);
  if (!bookId) return fail('order_not_payable');
  await moveOrder(tx, order, 'awaiting_payment', 'customer', deps.now);
  const current = { ...order, ...(await findOwnedOrder(tx, order.id, deps.accountId)) };
  if (!(await completePurchase(tx, current, bookId, deps))) return fail('order_not_payable');
  return ok({ order: current, paymentId: null, quote, url: deps.urls(order).success });
}

/** The lines that the provider shows; a discount is a negative one, so that they add up. */
const toCheckoutLines = ({ lines, discounts }: Quote, language: Language) => [
  ...lines.map(({ priceId, quantity, unitMinor }) => ({
    name: getLineName(priceId, language),
    amountMinor: unitMinor,
    quantity,
  })),
  ...discounts.map(({ kind, amountMinor }) => ({
    name: getDiscountName(kind, language),
    amountMinor: -amountMinor,
    quantity: 1,
  })),
];

/**
 * Opens the provider's checkout for an order and returns its URL; a retry never charges twice. An order that coupon and
 * credits pay whole is paid at once, and the URL is that of its confirmation.
 */
export async function openCheckout(
  orderId: string,
  input: CheckoutInput,
  deps: CheckoutDeps,
): Promise<Result<OpenedCheckout, CheckoutErrorCode>> {
  const prepared = await deps.db.$transaction((tx) => prepareCheckout(tx, orderId, input, deps));
  if (!prepared.ok) return prepared;
  const { order, paymentId, quote, url } = prepared.value;
  const { number } = order;
  if (url) return ok({ url, orderId, number });
  if (!paymentId) return fail('order_not_payable');
  const created = { id: paymentId, state: 'created' } as const;

  const { success, cancel } = deps.urls(order);
  const opened = await deps.payment.openCheckout({
    orderId,
    paymentId,
    currency: order.currency,
    lines: toCheckoutLines(quote, order.language),
    totalMinor: quote.totalMinor,
    email: order.email,
    language: order.language,
    successUrl: success,
    cancelUrl: cancel,
  });
  if (!opened.ok) {
    // Marked as failed, so that the next try is a new attempt and may have other options.
    await deps.db.$transaction((tx) => movePayment(tx, created, 'failed', 'provider', deps.now));
    return opened;
  }
  const { url: checkoutUrl, providerReference } = opened.value;
  const isCurrent = await recordOpened(order, paymentId, { checkoutUrl, providerReference }, deps);
  return isCurrent ? ok({ url: checkoutUrl, orderId, number }) : fail('price_changed');
}

/** Stores the provider's checkout; `false` when another checkout has taken the coupon or the credits meanwhile. */
function recordOpened(
  order: OrderRow,
  paymentId: string,
  details: { readonly checkoutUrl: string; readonly providerReference: string },
  { db, now }: CheckoutDeps,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    // Orders are locked before their payments everywhere, so that two checkouts cannot wait for each other.
    await lockOrder(tx, order.id);
    if (await movePayment(tx, { id: paymentId, state: 'created' }, 'open', 'customer', now, details)) {
      await moveOrder(tx, order, 'awaiting_payment', 'customer', now);
      return true;
    }
    // The webhook may have been faster; a cancelled attempt was replaced.
    return (await findPayment(tx, paymentId))?.state !== 'cancelled';
  });
}
