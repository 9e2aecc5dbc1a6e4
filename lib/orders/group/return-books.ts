import type { Tx } from '@/lib/platform/db';
import { returnWholeGroup } from '../delivery/shared-delivery';
import { type RefundDeps, requestRefund } from '../recovery/refunds';
import { listCancelledPartIds, type OrderRow } from '../repository';
import type { OrderWithPayments } from '../selects';
import type { OrderState } from '../states';
import {
  type BookCounts,
  countGroupBooks,
  countPaidBooks,
  type GroupFormat,
  getPaidBookPrice,
  getPaidDeliveryPrice,
} from './paid-lines';

const ENDED: readonly OrderState[] = ['cancelled', 'refunded'];

/** Whether the order of a book has ended without the book. */
export const isEnded = ({ state }: Pick<OrderRow, 'state'>): boolean => ENDED.includes(state);

const getFormat = ({ tier }: Pick<OrderRow, 'tier'>): GroupFormat => (tier === 'digital' ? 'digital' : 'printed');

/**
 * What goes back for books that were paid and are not made, in minor units: their price, and the delivery where no
 * printed book is left (rulings, "Class and company links").
 */
export function priceMissingBooks(order: Pick<OrderWithPayments, 'lines'>, made: BookCounts): number {
  const paid = countPaidBooks(order);
  const priceOf = (format: GroupFormat) => Math.max(0, paid[format] - made[format]) * getPaidBookPrice(order, format);
  const delivery = paid.printed > 0 && made.printed === 0 ? getPaidDeliveryPrice(order) : 0;
  return priceOf('digital') + priceOf('printed') + delivery;
}

/**
 * The books that left a group between its checkout and its payment: their price goes back once, and everything where
 * none is left. Returns how many are missing. The order is locked.
 */
export async function returnMissingBooks(
  tx: Tx,
  order: OrderWithPayments,
  made: BookCounts,
  deps: RefundDeps,
): Promise<number> {
  const payment = order.payments.find(({ state }) => state === 'paid');
  const missing = countGroupBooks(order) - made.digital - made.printed;
  if (!payment || missing <= 0) return 0;
  const returned = { paymentId: payment.id, reason: 'left_group' } as const;
  if (made.digital + made.printed === 0) await returnWholeGroup(tx, order, returned, deps);
  else {
    const amountMinor = priceMissingBooks(order, made);
    await requestRefund(tx, { ...returned, key: `group-missing:${order.id}`, amountMinor }, deps);
  }
  return missing;
}

/**
 * The price of each book that ended goes back once, that of books which the staff cancelled in one sum, the delivery with
 * the last printed one, and with the last one of all everything that is left. The order is locked.
 */
export async function refundEndedParts(
  tx: Tx,
  order: OrderWithPayments,
  parts: readonly OrderRow[],
  deps: RefundDeps,
): Promise<void> {
  const payment = order.payments.find(({ state }) => state === 'paid');
  const ended = parts.filter(isEnded);
  if (!payment || ended.length === 0) return;
  const paymentId = payment.id;
  const reasonOf = ({ productionFailedAt }: OrderRow) =>
    productionFailedAt ? ('production_failed' as const) : ('left_group' as const);
  if (ended.length === parts.length) {
    const reason = ended.some(({ productionFailedAt }) => productionFailedAt) ? 'production_failed' : 'left_group';
    await returnWholeGroup(tx, order, { paymentId, reason, key: `class:${order.id}` }, deps);
    return;
  }
  const cancelled = await listCancelledPartIds(tx, order.id);
  const priceOf = (part: OrderRow) => getPaidBookPrice(order, getFormat(part));
  for (const part of ended.filter(({ id }) => !cancelled.has(id))) {
    const refund = { paymentId, reason: reasonOf(part), key: `class-book:${part.id}`, amountMinor: priceOf(part) };
    await requestRefund(tx, refund, deps);
  }
  const amountMinor = ended.filter(({ id }) => cancelled.has(id)).reduce((sum, part) => sum + priceOf(part), 0);
  const together = { reason: 'staff', key: `group-cancelled:${order.id}`, amountMinor } as const;
  if (amountMinor > 0) await requestRefund(tx, { paymentId, ...together }, deps);
  const printed = parts.filter((part) => getFormat(part) === 'printed');
  if (printed.length === 0 || !printed.every(isEnded)) return;
  const delivery = { key: `group-delivery:${order.id}`, amountMinor: getPaidDeliveryPrice(order) };
  await requestRefund(tx, { paymentId, reason: 'left_group', ...delivery }, deps);
}
