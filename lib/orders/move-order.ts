import type { Tx } from '@/lib/platform/db';
import type { OrderRow } from './repository';
import { canMoveOrder, type OrderState } from './states';

/**
 * Changes an order's state and records the change: the only function that writes the state of an order. Returns `false`
 * and writes nothing when `canMoveOrder` forbids the change or the order is no longer in `order.state`.
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'state' | 'tier'>,
  to: OrderState,
  by: string,
  at: Date,
): Promise<boolean> {
  const { id, tier, state: from } = order;
  if (!canMoveOrder(tier, from, to)) return false;
  const moved = await tx.order.updateMany({ where: { id, state: from }, data: { state: to } });
  if (moved.count !== 1) return false;
  await tx.orderChange.create({ data: { orderId: id, from, to, by, at } });
  return true;
}
