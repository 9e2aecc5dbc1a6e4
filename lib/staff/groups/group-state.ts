import type { BatchState } from '@/lib/company';
import type { OrderState } from '@/lib/orders';

/** How far the order of a class or a company is: the states of a batch, in which a class is shown as well. */
export type GroupState = BatchState;

const STATE_OF_ORDER: Readonly<Record<OrderState, GroupState>> = {
  unpaid: 'closed',
  awaiting_payment: 'closed',
  paid: 'paid',
  in_production: 'in_production',
  awaiting_confirmation: 'in_production',
  confirmed: 'in_production',
  printing: 'in_production',
  shipped: 'in_production',
  ready_for_pickup: 'in_production',
  ready: 'delivered',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'cancelled',
};

/** The state of a class: it collects children until it is ordered. */
export const getClassState = (order: { readonly state: OrderState } | null): GroupState =>
  order ? STATE_OF_ORDER[order.state] : 'open';
