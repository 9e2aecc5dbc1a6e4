import type { OrderState } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';

export const HOUR_MS = 3_600_000;
export const addHours = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

/** Who moves an order to each state, and how many hours after it was created. */
const MOVES: Readonly<
  Record<Exclude<OrderState, 'unpaid' | 'ready_for_pickup'>, readonly [by: string, hours: number]>
> = {
  awaiting_payment: ['customer', 0.1],
  paid: ['payment', 0.2],
  in_production: ['payment', 0.2],
  ready: ['production', 0.4],
  awaiting_confirmation: ['production', 0.5],
  confirmed: ['customer', 20],
  printing: ['fulfilment', 44],
  shipped: ['fulfilment', 120],
  delivered: ['fulfilment', 190],
  refunded: ['staff', 230],
  cancelled: ['customer', 12],
};

type Step = keyof typeof MOVES;

const BOUGHT: readonly Step[] = ['awaiting_payment', 'paid'];
const PRINTED: readonly Step[] = ['awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'delivered', 'refunded'];

/** The states of an order that was paid, in the order in which it comes to them. */
function listPath(tier: PriceTier): readonly Step[] {
  if (tier === 'digital') return [...BOUGHT, 'in_production', 'ready', 'refunded'];
  return tier === 'printed' ? [...BOUGHT, ...PRINTED] : [...BOUGHT, 'in_production', ...PRINTED];
}

export type DemoStep = { readonly from: OrderState; readonly to: OrderState; readonly by: string; readonly at: Date };

/** What happened to an order of this tier until it came to its state. */
export function listSteps(tier: PriceTier, state: OrderState, createdAt: Date): readonly DemoStep[] {
  const all: readonly OrderState[] = listPath(tier);
  const path = state === 'cancelled' ? (['cancelled'] as const) : all.slice(0, all.indexOf(state) + 1);
  return path.map((to, index) => {
    const [by, hours] = MOVES[to as Step];
    return { from: path[index - 1] ?? 'unpaid', to, by, at: addHours(createdAt, hours) };
  });
}

/** When an order came to a state; `null` if it did not. */
export const findStep = (steps: readonly DemoStep[], to: OrderState): Date | null =>
  steps.find((step) => step.to === to)?.at ?? null;
