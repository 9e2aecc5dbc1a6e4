import type { Tx } from '@/lib/platform/db';
import { moveState, type OrderRow } from './repo';
import { canMoveOrder, type OrderState } from './states';

/** Changes an order's state through its table and records it; false when the table or a race says no. */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'state' | 'tier'>,
  to: OrderState,
  by: string,
  now: Date,
): Promise<boolean> {
  if (!canMoveOrder(order.tier, order.state, to)) return false;
  return moveState(tx, order.id, order.state, to, by, now);
}
