import { addDays, RETENTION_DAYS, setPhotoExpiry } from '@/lib/books/server';
import {
  findOwnedOrderWithPayments,
  getPrintedPartKey,
  isGroupKind,
  listPaidExtras,
  lockOrder,
  moveOrder,
  type OrderRow,
  type OrderWithPayments,
  planPartialRefund,
  requestRefund,
  returnCredits,
  returnRewards,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { recordMessages } from '../messages/record-messages';

type Ending = { readonly enqueue: Enqueue; readonly now: Date };
type Cancelling = Ending & { readonly by: 'customer' | 'staff' };

/** Requests the refund of everything that was paid for an order and ends the photo's retention. */
export async function refundPayments(
  tx: Tx,
  order: OrderWithPayments,
  reason: 'staff' | 'production_failed',
  { enqueue, now }: Ending,
): Promise<void> {
  for (const { id, state } of order.payments) {
    if (state === 'paid') await requestRefund(tx, { paymentId: id, reason }, { enqueue, now });
  }
  if (order.bookId) await setPhotoExpiry(tx, order.bookId, addDays(now, RETENTION_DAYS.draft), now);
}

type Deps = Ending & {
  readonly db: Db;
  /** Of the order's buyer. */
  readonly accountId: string;
  /** Who cancels; missing: the buyer. */
  readonly by?: Cancelling['by'];
};

/** Whether the parent may cancel the printed book: paid and not yet confirmed. A group is cancelled as a whole. */
export const isCancellable = ({ state, tier, kind }: Pick<OrderRow, 'state' | 'tier' | 'kind'>): boolean =>
  state === 'awaiting_confirmation' && tier !== 'digital' && !isGroupKind(kind);

/** Price ids that only the printed part of both formats costs; the dedication is free in a digital book (spec §9). */
const PRINTED_PART: readonly string[] = ['upgrade_to_printed', 'printed_dedication'];

/** Cancels the printed part of both formats: its price comes back, and the delivered digital book stays. */
async function cancelPrintedPart(tx: Tx, order: OrderWithPayments, { enqueue, now, by }: Cancelling): Promise<boolean> {
  if (!(await moveOrder(tx, order, 'ready', by, now))) return false;
  const { moneyMinor, creditsMinor } = planPartialRefund(order, (priceId) => PRINTED_PART.includes(priceId));
  const payment = order.payments.find(({ state }) => state === 'paid');
  if (payment && moneyMinor > 0) {
    const key = getPrintedPartKey(order.id);
    await requestRefund(tx, { paymentId: payment.id, reason: 'staff', amountMinor: moneyMinor, key }, { enqueue, now });
  }
  await returnCredits(tx, order, creditsMinor);
  const days = RETENTION_DAYS.digitalAfterDelivery;
  if (order.bookId) await setPhotoExpiry(tx, order.bookId, addDays(now, days), now);
  return true;
}

/** Cancels a printed book: everything that was paid comes back, for the book and what was added to it later. */
async function cancelWholeOrder(tx: Tx, order: OrderWithPayments, ending: Cancelling): Promise<boolean> {
  const { now, by } = ending;
  if (!(await moveOrder(tx, order, 'cancelled', by, now))) return false;
  await moveOrder(tx, { ...order, state: 'cancelled' }, 'refunded', by, now);
  await returnRewards(tx, order, now);
  await refundPayments(tx, order, 'staff', ending);
  for (const extra of await listPaidExtras(tx, order.id)) {
    if (await moveOrder(tx, extra, 'refunded', by, now)) await refundPayments(tx, extra, 'staff', ending);
  }
  await recordMessages(tx, order, 'printCancelled', ending);
  return true;
}

/**
 * An unconfirmed printed book can be cancelled for a refund until it is confirmed (rulings, "Flow"); of both formats,
 * the printed part.
 */
export function cancelOrder(
  orderId: string,
  { db, accountId, by = 'customer', ...ending }: Deps,
): Promise<Result<{ readonly cancelled: true }, 'not_found' | 'order_not_cancellable'>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithPayments(tx, orderId, accountId);
    if (!order) return fail('not_found');
    if (!isCancellable(order)) return fail('order_not_cancellable');
    const cancel = order.tier === 'combo' ? cancelPrintedPart : cancelWholeOrder;
    return (await cancel(tx, order, { ...ending, by })) ? ok({ cancelled: true }) : fail('order_not_cancellable');
  });
}
