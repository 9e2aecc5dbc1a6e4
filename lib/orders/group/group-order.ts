import { COUNTRIES, type CountryCode, type Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { GroupDelivery, Quote } from '@/lib/prices';
import { reportPurchase } from '@/lib/tracking/server';
import { closeAttempts } from '../checkout/payment-attempt';
import { startGroupJob } from '../jobs';
import { moveOrder } from '../move-order';
import { findOwnedOrder, insertOrder, lockOrder, type OrderRow, replaceLines, updateOrder } from '../repository';
import type { GroupKind } from './group-kind';

export type GroupOrderInput = {
  readonly kind: GroupKind;
  /** The order that the group has already; `null` for its first one. */
  readonly orderId: string | null;
  readonly accountId: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly email: string;
  readonly format: 'digital' | 'printed';
  readonly delivery: GroupDelivery | null;
  /** The books with their delivery at today's prices; an address that the order has may make the delivery free. */
  readonly price: (order: OrderRow) => Promise<Quote> | Quote;
};

/**
 * Creates the one unpaid order of a group, or renews its lines with today's prices. Open checkouts of another total are
 * closed, so that nobody pays for a group that has changed. `null`: the order is paid, or it is not the account's.
 */
export async function saveGroupOrder(tx: Tx, input: GroupOrderInput, now: Date): Promise<OrderRow | null> {
  const { kind, orderId, accountId, country, language, email, format: tier, delivery: deliveryType } = input;
  const options = { language, email, tier, deliveryType };
  if (orderId) await lockOrder(tx, orderId);
  const known = orderId ? await findOwnedOrder(tx, orderId, accountId) : null;
  if (orderId && !known) return null;
  const isOpen = known?.state === 'unpaid' || known?.state === 'awaiting_payment';
  // One that was cancelled or given back is followed by another.
  if (known && !isOpen && known.state !== 'cancelled' && known.state !== 'refunded') return null;
  const order = isOpen
    ? await updateOrder(tx, known.id, options)
    : await insertOrder(tx, {
        kind,
        accountId,
        country,
        currency: COUNTRIES[country].currency,
        ...options,
      });
  const { lines, totalMinor } = await input.price(order);
  await replaceLines(tx, order.id, lines);
  if (order.totalMinor !== totalMinor) await closeCheckouts(tx, order, now);
  return updateOrder(tx, order.id, { totalMinor });
}

async function closeCheckouts(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await closeAttempts(tx, order.id, { now });
  if (order.state === 'awaiting_payment') await moveOrder(tx, order, 'unpaid', 'customer', now);
}

/**
 * Everything that follows at once from the payment of a group: its books are started by a job. Returns `false` and
 * changes nothing when the order cannot be paid any more.
 */
export async function completeGroupPurchase(
  tx: Tx,
  order: OrderRow,
  { enqueue, now }: { readonly enqueue: Enqueue; readonly now: Date },
): Promise<boolean> {
  if (!(await moveOrder(tx, order, 'paid', 'payment', now))) return false;
  await updateOrder(tx, order.id, { paidAt: now });
  await reportPurchase(tx, order.id, enqueue);
  await enqueue(tx, startGroupJob, { orderId: order.id }, { key: order.id });
  return true;
}
