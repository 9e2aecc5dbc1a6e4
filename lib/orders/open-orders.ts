import { addDays, RETENTION_DAYS } from '@/lib/books/server';
import type { OrderState } from './states';

/** States in which a paid order needs no more production or delivery. */
const CLOSED_STATES: readonly OrderState[] = ['ready', 'delivered', 'cancelled', 'refunded'];

const HANDED_OVER: OrderState[] = ['shipped', 'ready_for_pickup'];

/** Selects what `isOpenOrder` reads of an order's history. */
export const handOverSelect = {
  where: { to: { in: HANDED_OVER } },
  orderBy: { at: 'desc' },
  take: 1,
  select: { at: true },
} as const;

type DeliveredOrder = {
  readonly paidAt: Date | null;
  readonly state: OrderState;
  /** The last hand-over (`handOverSelect`). */
  readonly changes: readonly { readonly at: Date }[];
};

/**
 * Whether a paid order is still being made or delivered, so that its book cannot be deleted. Some carriers report no
 * delivery: a parcel that was handed over long ago counts as delivered.
 */
export function isOpenOrder({ paidAt, state, changes }: DeliveredOrder, now: Date): boolean {
  if (!paidAt || CLOSED_STATES.includes(state)) return false;
  const handedOver = HANDED_OVER.includes(state) ? changes[0]?.at : undefined;
  return !handedOver || addDays(handedOver, RETENTION_DAYS.digitalAfterDelivery) > now;
}
