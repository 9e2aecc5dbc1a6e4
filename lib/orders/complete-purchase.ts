import {
  addDays,
  findProducibleBook,
  lockBook,
  RETENTION_DAYS,
  setImageModel,
  setPhotoExpiry,
} from '@/lib/books/server';
import { recordEmail } from '@/lib/email/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { addCredits, spendCoupon, toCredits } from '@/lib/rewards/server';
import { reportPurchase } from '@/lib/tracking/server';
import { isAdvancedTrialReady } from './editing/hero/advanced-trial';
import { applyExtraJob, orderMailJob } from './jobs';
import { moveOrder } from './move-order';
import { checkProducible } from './production/check-producible';
import { startProduction } from './production/start-production';
import { type OrderRow, updateOrder } from './repository';

type Deps = { readonly enqueue: Enqueue; readonly now: Date };

/** Locks the order's book, so that it is produced in its current state; `null` when it cannot be produced. */
export async function lockProducibleBook(tx: Tx, { bookId, imageModel, kind }: OrderRow): Promise<string | null> {
  if (!bookId) return null;
  await lockBook(tx, bookId);
  const book = await findProducibleBook(tx, bookId);
  if (!book) return null;
  const possible = kind === 'extra' ? await isAdvancedTrialReady(tx, book) : checkProducible(book, imageModel).ok;
  return possible ? bookId : null;
}

/** What the order took of the account's rewards is spent with its payment. */
async function spendRewards(tx: Tx, { id, accountId, couponId, creditsMinor }: OrderRow): Promise<void> {
  if (couponId) await spendCoupon(tx, couponId, id);
  if (creditsMinor > 0) {
    await addCredits(tx, { accountId, orderId: id, reason: 'spent', amount: -toCredits(creditsMinor) });
  }
}

/**
 * Everything that follows from paying an order with money, or with credits and a coupon alone: production, mail,
 * retention. Returns `false` and changes nothing when the order cannot be paid any more.
 */
export async function completePurchase(
  tx: Tx,
  order: OrderRow,
  bookId: string,
  { enqueue, now }: Deps,
): Promise<boolean> {
  if (!(await moveOrder(tx, order, 'paid', 'payment', now))) return false;
  await spendRewards(tx, order);
  const paid = await updateOrder(tx, order.id, { paidAt: now });
  if (paid.kind === 'extra') {
    await moveOrder(tx, paid, 'in_production', 'payment', now);
    await enqueue(tx, applyExtraJob, { orderId: order.id }, { key: order.id });
  } else await startBook(tx, paid, bookId, { enqueue, now });
  const { language, accountId } = order;
  await reportPurchase(tx, order.id, enqueue);
  const key = `orderPaid:${order.id}`;
  await recordEmail(tx, { key, kind: 'orderPaid', language, orderId: order.id, accountId }, now);
  await enqueue(tx, orderMailJob, { orderId: order.id, kind: 'orderPaid', key }, { key });
  return true;
}

/** The first step of making a paid book. */
async function startBook(tx: Tx, paid: OrderRow, bookId: string, { enqueue, now }: Deps): Promise<void> {
  // Production uses the paid options, even if the customer changed them while the checkout was open.
  await setImageModel(tx, bookId, paid.imageModel);
  await setPhotoExpiry(tx, bookId, addDays(now, RETENTION_DAYS.unconfirmed), now);
  await startProduction(tx, paid, bookId, { enqueue, now });
}
