import type { OrderView } from '@/lib/orders';
import { getOrderStatus, type OrderStatus } from './order-status';

const PHASES = { incomplete: 'waiting', in_progress: 'making', completed: 'ready' } as const;

/** Which words an order's page opens with; `confirmed`: the parent has just approved the book for print. */
export type OrderPhase = Exclude<OrderStatus, keyof typeof PHASES> | (typeof PHASES)[keyof typeof PHASES] | 'confirmed';

export function getOrderPhase(order: Pick<OrderView, 'state' | 'progress'>): OrderPhase {
  if (order.state === 'confirmed') return 'confirmed';
  const status = getOrderStatus(order);
  return status === 'incomplete' || status === 'in_progress' || status === 'completed' ? PHASES[status] : status;
}
