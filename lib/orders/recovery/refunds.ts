import { addDays, RETENTION_DAYS, setPhotoExpiry } from '@/lib/books/server';
import { recordEmail } from '@/lib/email/server';
import {
  findPayment,
  findRefundByKey,
  getRefundableMinor,
  insertRefund,
  listRefunds,
  movePayment,
  type RefundReason,
} from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { orderMailJob, refundJob, refundMailJob } from '../jobs';
import { moveOrder } from '../move-order';
import { findOrder, findOrderWithPayments, listParts, type OrderRow } from '../repository';
import { returnRewards } from './return-rewards';

export type RefundDeps = { readonly enqueue: Enqueue; readonly now: Date };

type RefundRequest = {
  readonly paymentId: string;
  readonly reason: RefundReason;
  /** Minor units; missing: everything that is left. */
  readonly amountMinor?: number;
  /** Idempotency key, also at the provider; missing: the payment's id, for refunds that the shop decides by itself. */
  readonly key?: string;
  readonly note?: string | undefined;
};

/** Promises a refund: a row of the ledger, which recovery enqueues again when its job is lost. The order is locked. */
export async function requestRefund(tx: Tx, request: RefundRequest, { enqueue, now }: RefundDeps): Promise<void> {
  const { paymentId, reason, note, key = paymentId } = request;
  const payment = await findPayment(tx, paymentId);
  if (!payment) return;
  const left = getRefundableMinor({ ...payment, refunds: await listRefunds(tx, paymentId) });
  const amountMinor = request.amountMinor ?? left;
  if (amountMinor <= 0 || amountMinor > left) return;
  const id = newId();
  const refund = { id, paymentId, key, amountMinor, reason, requestedAt: now, ...(note && { note }) };
  if (await insertRefund(tx, refund)) await enqueue(tx, refundJob, { refundId: id }, { key });
}

/**
 * Ends a paid order as refunded, and with a group order the orders of its books. A printed one is cancelled on the way,
 * because its table asks for it (spec §4).
 */
export async function moveToRefunded(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'accountId' | 'state' | 'tier' | 'bookId' | 'paidAt' | 'creditsMinor'>,
  by: string,
  now: Date,
): Promise<boolean> {
  // An unpaid order stays open: the refunded payment did not buy it.
  if (!order.paidAt) return false;
  const cancelled = { ...order, state: 'cancelled' as const };
  const moved =
    (await moveOrder(tx, order, 'refunded', by, now)) ||
    ((await moveOrder(tx, order, 'cancelled', by, now)) && (await moveOrder(tx, cancelled, 'refunded', by, now)));
  if (moved) await returnRewards(tx, order, now);
  // Nothing is made of the photo any more.
  if (moved && order.bookId) await setPhotoExpiry(tx, order.bookId, addDays(now, RETENTION_DAYS.draft), now);
  if (moved) for (const part of await listParts(tx, order.id)) await moveToRefunded(tx, part, by, now);
  return moved;
}

/** The key of the refund of a printed part that was cancelled. */
export const getPrintedPartKey = (orderId: string): string => `printed-part:${orderId}`;

/** Whether the printed part alone took the whole payment back. */
async function isPrintedPartOnly(tx: Tx, { id, orderId }: { readonly id: string; readonly orderId: string }) {
  const [part, payment] = [await findRefundByKey(tx, getPrintedPartKey(orderId)), await findPayment(tx, id)];
  return part?.paymentId === id && part.amountMinor === payment?.amountMinor;
}

/** The whole payment is given back: unless another payment covers the order, its book is no longer paid. */
export async function endRefundedPayment(
  tx: Tx,
  payment: Parameters<typeof movePayment>[1] & { readonly orderId: string },
  by: 'provider' | 'shop',
  now: Date,
): Promise<boolean> {
  if (!(await movePayment(tx, payment, 'refunded', by, now))) return false;
  const order = await findOrderWithPayments(tx, payment.orderId);
  // Coupon or credits paid the digital book, and the parent keeps it.
  if (await isPrintedPartOnly(tx, payment)) return true;
  if (order && !order.payments.some((other) => getRefundableMinor(other) > 0)) {
    await moveToRefunded(tx, order, 'payment', now);
  }
  return true;
}

/** Mails the parent once that a book could not be made, and that what paid for it is back. */
export async function notifyUnproduced(
  tx: Tx,
  { id: orderId, language, accountId, groupOrderId }: Pick<OrderRow, 'id' | 'language' | 'accountId' | 'groupOrderId'>,
  enqueue: Enqueue,
): Promise<void> {
  if (groupOrderId) return;
  const key = `orderRefunded:${orderId}`;
  if (await recordEmail(tx, { key, kind: 'orderRefunded', language, orderId, accountId })) {
    await enqueue(tx, orderMailJob, { orderId, kind: 'orderRefunded', key }, { key });
  }
}

/** Mails the parent once about each refund that the provider has confirmed. */
export async function notifyRefund(
  tx: Tx,
  { id: refundId, reason }: { readonly id: string; readonly reason: RefundReason },
  orderId: string,
  { enqueue }: RefundDeps,
): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order) return;
  const { language, accountId } = order;
  const record = { language, orderId, accountId };
  // The book could not be made: another mail, which says so.
  if (order.state === 'refunded' && order.productionFailedAt && order.bookId && reason !== 'duplicate') {
    await notifyUnproduced(tx, order, enqueue);
    return;
  }
  const key = `paymentRefunded:${refundId}`;
  if (await recordEmail(tx, { key, kind: 'paymentRefunded', ...record })) {
    await enqueue(tx, refundMailJob, { refundId, key }, { key });
  }
}
