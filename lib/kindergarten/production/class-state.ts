import type { OrderState } from '@/lib/orders';

/** One book of a class: its own order's state, and whether every picture of it can be seen. */
export type PartState = { readonly state: OrderState; readonly drawn: boolean };

/** Books that were given back: the class goes on without them. */
const ENDED: readonly OrderState[] = ['cancelled', 'refunded'];

/** The states of a printed class, in order; a parcel or a pick-up counts the same. */
const PRINTED_STEPS = ['paid', 'awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'delivered'] as const;
const DIGITAL_STEPS = ['paid', 'in_production', 'ready'] as const;

type Step = (typeof PRINTED_STEPS)[number] | (typeof DIGITAL_STEPS)[number];

function toStep({ state, drawn }: PartState): Step {
  if (state === 'ready_for_pickup') return 'shipped';
  // Nobody approves what cannot be seen yet.
  if (state === 'awaiting_confirmation' && !drawn) return 'paid';
  return state as Step;
}

/** A book that is made, as a teacher counts: "N of total". One whose hero is drawn anew is not. */
export const isPartMade = (part: PartState): boolean => {
  const step = toStep(part);
  return step !== 'paid' && step !== 'in_production';
};

/**
 * The state of a class's own order: that of its slowest book (spec §4), without those that were given back. `null`
 * while it has no books, and when all of them were given back.
 */
export function deriveClassState(tier: 'digital' | 'printed', parts: readonly PartState[]): OrderState | null {
  const living = parts.filter(({ state }) => !ENDED.includes(state));
  if (living.length === 0) return null;
  const steps: readonly Step[] = tier === 'digital' ? DIGITAL_STEPS : PRINTED_STEPS;
  const slowest = steps[Math.min(...living.map((part) => Math.max(0, steps.indexOf(toStep(part)))))] ?? 'paid';
  if (slowest === 'shipped' && living.every(({ state }) => state !== 'shipped')) return 'ready_for_pickup';
  return tier === 'digital' && slowest === 'paid' ? 'in_production' : slowest;
}

/** The states between the class's own and the derived one, in order, with the derived one; empty if it is not ahead. */
export function planClassMoves(tier: 'digital' | 'printed', from: OrderState, to: OrderState): readonly OrderState[] {
  const steps: readonly OrderState[] = tier === 'digital' ? DIGITAL_STEPS : PRINTED_STEPS;
  const at = (state: OrderState) => steps.indexOf(state === 'ready_for_pickup' ? 'shipped' : state);
  if (at(from) < 0 || at(to) <= at(from)) return [];
  const path = steps.slice(at(from) + 1, at(to) + 1);
  return to === 'ready_for_pickup' ? [...path.slice(0, -1), to] : path;
}
