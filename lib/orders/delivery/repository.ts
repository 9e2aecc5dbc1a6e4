import type { Tx } from '@/lib/platform/db';
import { DELIVERY_PREFIX } from '../group/paid-lines';
import { paymentsInclude } from '../selects';
import type { AddressRow } from '../shipping/repository';
import type { OrderState } from '../states';

const ENDED: OrderState[] = ['cancelled', 'refunded'];

type PaidDelivery = {
  /** Another order than this one. */
  readonly orderId: string;
  readonly accountId: string;
  /** Of the delivery. */
  readonly priceId: string;
  readonly address: AddressRow;
};

/**
 * Other orders of the account whose delivery to this address was paid since then and not given back, or that travel with
 * such a delivery.
 */
export const listPaidDeliveries = (
  tx: Tx,
  { orderId, accountId, since, priceId, address }: PaidDelivery & { readonly since: Date },
) =>
  tx.order.findMany({
    where: {
      id: { not: orderId },
      accountId,
      address,
      paidAt: { gte: since },
      state: { notIn: ENDED },
      OR: [{ lines: { some: { priceId } } }, riderWhere(priceId.slice(DELIVERY_PREFIX.length))],
    },
    select: { paidAt: true },
  });

/** A class of printed books that pays for no delivery. */
const riderWhere = (deliveryType: string) => ({
  kind: 'kindergarten' as const,
  groupOrderId: null,
  tier: 'printed' as const,
  deliveryType,
  lines: { some: {}, none: { priceId: { startsWith: DELIVERY_PREFIX } } },
});

type Riding = Pick<PaidDelivery, 'orderId' | 'accountId' | 'address'> & { readonly deliveryType: string };

/** Other classes of the account, paid or not, that have their delivery to this address from another order. */
export const listDeliveryRiders = (tx: Tx, { orderId, accountId, deliveryType, address }: Riding) =>
  tx.order.findMany({
    where: { id: { not: orderId }, accountId, address, state: { notIn: ENDED }, ...riderWhere(deliveryType) },
    include: { lines: true },
    orderBy: { id: 'asc' },
  });

/** Other orders of the account that paid for a delivery to this address and were given back since. */
export const listReturnedPayers = (tx: Tx, { orderId, accountId, priceId, address }: PaidDelivery) =>
  tx.order.findMany({
    where: {
      id: { not: orderId },
      accountId,
      address,
      paidAt: { not: null },
      state: { in: ENDED },
      lines: { some: { priceId } },
    },
    include: paymentsInclude,
    orderBy: { id: 'asc' },
  });

/** Orders of one account that end at the same time decide one after the other about a delivery that they share. */
export async function lockDeliveries(tx: Tx, accountId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`deliveries:${accountId}`}, 0))`;
}
