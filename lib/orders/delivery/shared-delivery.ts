import { COUNTRIES, getLocalDay } from '@/lib/markets';
import { getRefundableMinor } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import { closeAttempts } from '../checkout/payment-attempt';
import { DELIVERY_PREFIX, getPaidDeliveryPrice } from '../group/paid-lines';
import { moveOrder } from '../move-order';
import { moveToRefunded, type RefundDeps, requestRefund } from '../recovery/refunds';
import { type OrderRow, replaceLines, updateOrder } from '../repository';
import type { OrderWithPayments } from '../selects';
import { findAddress } from '../shipping/repository';
import { listDeliveryRiders, listReturnedPayers, lockDeliveries } from './repository';

// Rulings, "Money": several printed orders by one account on one day to one address pay delivery once. The first one pays
// it, the others travel with it; while one of them is left, the delivery is used and stays paid.

type DeliveredOrder = Pick<OrderRow, 'id' | 'accountId' | 'country' | 'deliveryType' | 'paidAt'>;

const isSameDay = ({ country }: DeliveredOrder, one: Date | null, other: Date | null): boolean => {
  const toDay = (at: Date) => getLocalDay(at, COUNTRIES[country].timeZone);
  return one !== null && other !== null && toDay(one) === toDay(other);
};

/** Other printed orders that have the delivery of this one without paying for it: the paid ones of its day, and unpaid ones. */
async function findRiders(tx: Tx, order: DeliveredOrder) {
  const { id: orderId, accountId, deliveryType } = order;
  const found = await findAddress(tx, orderId);
  if (!deliveryType || !found) return { paid: [], unpaid: [] };
  const { orderId: _own, ...address } = found;
  const riders = await listDeliveryRiders(tx, { orderId, accountId, deliveryType, address });
  return {
    paid: riders.filter(({ paidAt }) => isSameDay(order, paidAt, order.paidAt)),
    unpaid: riders.filter(({ paidAt }) => paidAt === null),
  };
}

type Rider = Awaited<ReturnType<typeof listDeliveryRiders>>[number];

/** Whether another paid order of the day travels with the delivery that this order paid. */
export const hasRiders = async (tx: Tx, order: DeliveredOrder & Pick<OrderWithPayments, 'lines'>): Promise<boolean> =>
  getPaidDeliveryPrice(order) > 0 && (await findRiders(tx, order)).paid.length > 0;

/**
 * Promises back all that is left of the payment of a group that ends, without a delivery that another order still
 * travels with; that is given back with the last of these. Checkouts that count on the delivery are closed. The order
 * is locked, and has ended already unless its payment's refund ends it.
 */
export async function returnWholeGroup(
  tx: Tx,
  order: OrderWithPayments,
  request: Omit<Parameters<typeof requestRefund>[1], 'amountMinor'>,
  deps: RefundDeps,
): Promise<void> {
  await lockDeliveries(tx, order.accountId);
  await returnHeldDelivery(tx, order, deps);
  const delivery = getPaidDeliveryPrice(order);
  const { paid, unpaid } = delivery > 0 ? await findRiders(tx, order) : { paid: [], unpaid: [] };
  if (paid.length === 0) {
    const line = order.lines.find(({ priceId }) => priceId.startsWith(DELIVERY_PREFIX));
    if (line) for (const rider of unpaid) await addDelivery(tx, rider, line, deps.now);
    return requestRefund(tx, request, deps);
  }
  const payment = order.payments.find(({ id }) => id === request.paymentId);
  const amountMinor = payment ? getRefundableMinor(payment) - delivery : 0;
  await requestRefund(tx, { ...request, amountMinor }, deps);
  // A refund of the whole payment would end it.
  await moveToRefunded(tx, order, 'customer', deps.now);
}

/**
 * An unpaid order that counted on the delivery pays it itself. Its open checkout is closed, and whoever pays there all
 * the same gets the money back, because the total is another.
 */
async function addDelivery(tx: Tx, order: Rider, delivery: Rider['lines'][number], now: Date): Promise<void> {
  await closeAttempts(tx, order.id, { now });
  if (order.state === 'awaiting_payment') await moveOrder(tx, order, 'unpaid', 'customer', now);
  const lines = order.lines
    .concat(delivery)
    .map(({ priceId, quantity, unitMinor }) => ({ priceId, quantity, unitMinor }));
  await replaceLines(tx, order.id, lines);
  const totalMinor = lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
  await updateOrder(tx, order.id, { totalMinor });
}

/** The last order that travelled with the delivery of one that ended is ending, too: the delivery is given back. */
async function returnHeldDelivery(tx: Tx, order: OrderWithPayments, deps: RefundDeps): Promise<void> {
  const found = await findAddress(tx, order.id);
  if (!order.deliveryType || !found || getPaidDeliveryPrice(order) > 0) return;
  const { orderId: _own, ...address } = found;
  const priceId = `${DELIVERY_PREFIX}${order.deliveryType}`;
  for (const payer of await listReturnedPayers(tx, {
    orderId: order.id,
    accountId: order.accountId,
    priceId,
    address,
  })) {
    if (!isSameDay(order, payer.paidAt, order.paidAt)) continue;
    const others = (await findRiders(tx, payer)).paid.filter(({ id }) => id !== order.id);
    const payment = payer.payments.find(({ state }) => state === 'paid');
    if (!payment || others.length > 0) continue;
    const held = { key: `group-delivery:${payer.id}`, amountMinor: getPaidDeliveryPrice(payer) };
    await requestRefund(tx, { paymentId: payment.id, reason: 'left_group', ...held }, deps);
  }
}
