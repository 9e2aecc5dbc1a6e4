import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { hasRiders } from '../delivery/shared-delivery';
import { sharesDelivery } from '../group/price-group';
import { findOwnedOrderWithPayments, lockOrder } from '../repository';
import type { OrderState } from '../states';
import type { Address } from './address-schema';
import { upsertAddress } from './repository';

type Deps = { readonly db: Db; readonly accountId: string };

/** States in which the parcel's address and the needed day may change: until the parent confirms the book for print. */
export const OPEN_STATES: readonly OrderState[] = [
  'unpaid',
  'awaiting_payment',
  'paid',
  'in_production',
  'ready',
  'awaiting_confirmation',
];

/**
 * Saves where an order is delivered. `address_country_not_served`: parcels go to the order's market only (§9 Delivery);
 * `order_closed`: printing has started; `delivery_shared`: another order of the day pays the delivery to this address
 * alone, or travels with this one's (rulings, "Money").
 */
export function saveAddress(
  orderId: string,
  address: Address,
  { db, accountId }: Deps,
): Promise<Result<Address, 'not_found' | 'order_closed' | 'delivery_shared' | 'address_country_not_served'>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithPayments(tx, orderId, accountId);
    if (!order) return fail('not_found');
    if (!OPEN_STATES.includes(order.state)) return fail('order_closed');
    if (sharesDelivery(order) || (await hasRiders(tx, order))) return fail('delivery_shared');
    if (address.country !== order.country) return fail('address_country_not_served');
    await upsertAddress(tx, orderId, address);
    return ok(address);
  });
}
