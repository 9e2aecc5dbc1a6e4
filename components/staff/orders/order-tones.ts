import type { OrderState } from '@/lib/orders';

/** Colours of states: grey waits for somebody else, honey for the shop, mint is finished well. */
export const ORDER_TONES: Readonly<Record<OrderState, 'grey' | 'honey' | 'sky' | 'mint' | 'coral'>> = {
  unpaid: 'grey',
  awaiting_payment: 'grey',
  paid: 'honey',
  in_production: 'honey',
  ready: 'mint',
  awaiting_confirmation: 'sky',
  confirmed: 'honey',
  printing: 'honey',
  shipped: 'sky',
  ready_for_pickup: 'sky',
  delivered: 'mint',
  cancelled: 'coral',
  refunded: 'coral',
};
