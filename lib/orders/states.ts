import { defineStates, type StateMachine } from '@/lib/platform/states';
import type { PriceTier } from '@/lib/prices';

type BuyingState = 'unpaid' | 'awaiting_payment' | 'paid' | 'cancelled' | 'refunded';
type PrintState = 'awaiting_confirmation' | 'confirmed' | 'printing' | 'shipped' | 'ready_for_pickup' | 'delivered';

type DigitalOrderState = BuyingState | 'in_production' | 'ready';
type PrintedOrderState = BuyingState | PrintState;
type ComboOrderState = BuyingState | 'in_production' | 'ready' | PrintState;
export type OrderState = DigitalOrderState | PrintedOrderState | ComboOrderState;

/**
 * A cancelled, failed or expired payment moves the order back to `unpaid`, open for another try. `unpaid → paid` is an
 * order with total zero, or a late webhook.
 */
const purchaseTransitions = {
  unpaid: ['awaiting_payment', 'paid', 'cancelled'],
  awaiting_payment: ['paid', 'unpaid', 'cancelled'],
  cancelled: ['refunded'],
  refunded: [],
} as const;

/**
 * The final confirmation is irreversible: from `confirmed` on there is no editing and no cancellation. Defects lead to
 * a reprint or a refund.
 */
const printTransitions = {
  confirmed: ['printing', 'refunded'],
  printing: ['shipped', 'ready_for_pickup', 'refunded'],
  shipped: ['delivered', 'printing', 'refunded'],
  ready_for_pickup: ['delivered', 'printing', 'refunded'],
  delivered: ['printing', 'refunded'],
} as const;

/** Order states by tier (spec §4; rulings, "Flow"). `ready`: the digital book is produced and e-mailed. */
export const orderStates: {
  readonly digital: StateMachine<DigitalOrderState>;
  readonly printed: StateMachine<PrintedOrderState>;
  readonly combo: StateMachine<ComboOrderState>;
} = {
  digital: defineStates<DigitalOrderState>('digital order', 'unpaid', {
    ...purchaseTransitions,
    paid: ['in_production', 'refunded'],
    in_production: ['ready', 'refunded'],
    // An edit after delivery replaces the file under the same link.
    ready: ['in_production', 'refunded'],
  }),
  printed: defineStates<PrintedOrderState>('printed order', 'unpaid', {
    ...purchaseTransitions,
    ...printTransitions,
    paid: ['awaiting_confirmation', 'cancelled'],
    awaiting_confirmation: ['confirmed', 'cancelled'],
  }),
  combo: defineStates<ComboOrderState>('combo order', 'unpaid', {
    ...purchaseTransitions,
    ...printTransitions,
    paid: ['in_production', 'cancelled'],
    // The digital book is produced at once; edits before the confirmation produce it again.
    in_production: ['awaiting_confirmation', 'cancelled'],
    // `ready`: the parent cancelled the printed part and keeps the digital book.
    awaiting_confirmation: ['in_production', 'confirmed', 'ready', 'cancelled'],
    ready: ['in_production', 'refunded'],
  }),
};

/** Whether an order of this tier may go `from → to`; false for a state that the tier does not have. */
export function canMoveOrder(tier: PriceTier, from: OrderState, to: OrderState): boolean {
  const machine: StateMachine<string> = orderStates[tier];
  return machine.isState(from) && machine.canMove(from, to);
}
