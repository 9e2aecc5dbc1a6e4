import { addDays } from '@/lib/books/server';
import { REPRINT_DAYS } from '@/lib/fulfilment';
import type { OrderRow } from './repository';

type OrderState = OrderRow['state'];

/** States in which a paid order needs no more production or delivery. */
const CLOSED_STATES: readonly OrderState[] = ['ready', 'delivered', 'cancelled', 'refunded'];

/**
 * Whether a paid order is still being made or delivered. Some carriers report no delivery: a parcel that was handed
 * over long ago counts as delivered.
 */
export function isOpenOrder(
  {
    paidAt,
    state,
    changes,
  }: Pick<OrderRow, 'paidAt' | 'state'> & { readonly changes: readonly { readonly at: Date }[] },
  now: Date,
): boolean {
  if (!paidAt || CLOSED_STATES.includes(state)) return false;
  const handedOver = state === 'shipped' || state === 'ready_for_pickup' ? changes[0]?.at : undefined;
  return !handedOver || addDays(handedOver, REPRINT_DAYS) > now;
}
