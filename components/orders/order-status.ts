import type { OrderState, OrderView } from '@/lib/orders';

/** How my-books and the order's page name where an order is: the messages are `orders.shelf.progress.*`. */
export type OrderStatus =
  | OrderView['progress']
  | 'cancelled'
  | 'refunded'
  | 'confirm'
  | 'printing'
  | 'shipped'
  | 'pickup'
  | 'delivered';

const STATUS: Partial<Record<OrderState, OrderStatus>> = {
  cancelled: 'cancelled',
  refunded: 'refunded',
  awaiting_confirmation: 'confirm',
  confirmed: 'printing',
  printing: 'printing',
  shipped: 'shipped',
  ready_for_pickup: 'pickup',
  delivered: 'delivered',
};

/** Spec §4 "Book progress" and "Delivery statuses". */
export const getOrderStatus = ({ state, progress }: Pick<OrderView, 'state' | 'progress'>): OrderStatus =>
  STATUS[state] ?? progress;
