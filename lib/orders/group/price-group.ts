import { COUNTRIES, getLocalDay } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { GROUP_DELIVERIES, type GroupDelivery, type Quote, quoteGroup } from '@/lib/prices';
import { listPaidDeliveries } from '../delivery/repository';
import type { OrderRow } from '../repository';
import type { GroupToPay } from '../selects';
import { findAddress } from '../shipping/repository';
import { DELIVERY_PREFIX } from './paid-lines';

const TWO_DAYS_MS = 2 * 86_400_000;

/** The chosen delivery of a printed group order; `null` of a digital one. */
export const getGroupDelivery = ({ deliveryType }: Pick<OrderRow, 'deliveryType'>): GroupDelivery | null =>
  GROUP_DELIVERIES.find((delivery) => delivery === deliveryType) ?? null;

/** Whether a paid printed order travels free because another order of the day pays the delivery to its address. */
export const sharesDelivery = ({ tier, paidAt, lines, ...order }: GroupWithLines): boolean =>
  paidAt !== null &&
  tier !== 'digital' &&
  getGroupDelivery(order) !== null &&
  !lines.some(({ priceId }) => priceId.startsWith(DELIVERY_PREFIX));

type GroupWithLines = Pick<OrderRow, 'tier' | 'paidAt' | 'deliveryType'> & Pick<GroupToPay, 'lines'>;

type PricedGroup = Pick<OrderRow, 'id' | 'accountId' | 'country' | 'tier' | 'deliveryType'>;

/** The price of so many books of a class (spec §9), with the delivery unless another order of the day pays it. */
export async function priceGroup(tx: Tx, order: PricedGroup, quantity: number, now: Date): Promise<Quote> {
  const delivery = getGroupDelivery(order);
  if (order.tier === 'digital' || !delivery)
    return quoteGroup(order.country, { kind: 'group', format: 'digital', quantity });
  const deliveryPaid = await isDeliveryPaid(tx, order, delivery, now);
  return quoteGroup(order.country, { kind: 'group', format: 'printed', quantity, delivery }, deliveryPaid);
}

/** Rulings, "Money": several printed orders by one account on one day to one address pay delivery once. */
async function isDeliveryPaid(tx: Tx, order: PricedGroup, delivery: GroupDelivery, now: Date): Promise<boolean> {
  const { id: orderId, accountId, country } = order;
  const found = await findAddress(tx, orderId);
  if (!found) return false;
  const { orderId: _own, ...address } = found;
  const since = new Date(now.getTime() - TWO_DAYS_MS);
  const priceId = `${DELIVERY_PREFIX}${delivery}`;
  const toDay = (at: Date) => getLocalDay(at, COUNTRIES[country].timeZone);
  const paid = await listPaidDeliveries(tx, { orderId, accountId, since, priceId, address });
  return paid.some(({ paidAt }) => paidAt !== null && toDay(paidAt) === toDay(now));
}
