import { defineStates, type StateMachine } from '@/lib/platform/states';
import type { PriceTier } from '@/lib/prices';

type BuyingState = 'unpaid' | 'awaiting_payment' | 'paid' | 'cancelled' | 'refunded';
type PrintState = 'awaiting_confirmation' | 'confirmed' | 'printing' | 'shipped' | 'ready_for_pickup' | 'delivered';

type DigitalOrderState = BuyingState | 'in_production' | 'ready';
type PrintedOrderState = BuyingState | PrintState;
type ComboOrderState = BuyingState | 'in_production' | PrintState;
export type OrderState = DigitalOrderState | PrintedOrderState | ComboOrderState;

/**
 * A cancelled, failed or expired payment puts the order back to `unpaid`, open for another try.
 * `unpaid → paid` is an order whose total is zero, or a webhook that came late.
 */
const buying = {
  unpaid: ['awaiting_payment', 'paid', 'cancelled'],
  awaiting_payment: ['paid', 'unpaid', 'cancelled'],
  cancelled: ['refunded'],
  refunded: [],
} as const;

/**
 * The final confirmation is irreversible: from `confirmed` on there is no way back to editing and no cancelling.
 * Faults are always remedied: by printing again, or by a refund.
 */
const printing = {
  confirmed: ['printing', 'refunded'],
  printing: ['shipped', 'ready_for_pickup', 'refunded'],
  shipped: ['delivered', 'printing', 'refunded'],
  ready_for_pickup: ['delivered', 'printing', 'refunded'],
  delivered: ['printing', 'refunded'],
} as const;

/** Order states by what was bought (spec §4; rulings, "Flow"). `ready` is the digital book, made and sent by e-mail. */
export const orderStates: {
  readonly digital: StateMachine<DigitalOrderState>;
  readonly printed: StateMachine<PrintedOrderState>;
  readonly combo: StateMachine<ComboOrderState>;
} = {
  digital: defineStates<DigitalOrderState>('digital order', 'unpaid', {
    ...buying,
    paid: ['in_production', 'refunded'],
    in_production: ['ready', 'refunded'],
    // An edit after delivery renews the file under the same link.
    ready: ['in_production', 'refunded'],
  }),
  printed: defineStates<PrintedOrderState>('printed order', 'unpaid', {
    ...buying,
    ...printing,
    paid: ['awaiting_confirmation', 'cancelled'],
    awaiting_confirmation: ['confirmed', 'cancelled'],
  }),
  combo: defineStates<ComboOrderState>('combo order', 'unpaid', {
    ...buying,
    ...printing,
    paid: ['in_production', 'cancelled'],
    // The digital book is made at once; edits until the confirmation make it again.
    in_production: ['awaiting_confirmation', 'cancelled'],
    awaiting_confirmation: ['in_production', 'confirmed', 'cancelled'],
  }),
};

/** May an order of this tier go `from → to`? False as well for a state that the tier does not have. */
export function canMoveOrder(tier: PriceTier, from: OrderState, to: OrderState): boolean {
  const machine: StateMachine<string> = orderStates[tier];
  return machine.isState(from) && machine.canMove(from, to);
}
