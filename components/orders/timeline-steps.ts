import type { OrderState, OrderView } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';

type StepState = 'done' | 'here' | 'ahead';
const DIGITAL = ['painting', 'setting', 'sent'] as const;
const PRINTED = ['confirm', 'printing', 'delivery'] as const;
type StepKey = 'paid' | (typeof DIGITAL)[number] | (typeof PRINTED)[number];
type TimelineStep = { readonly key: StepKey; readonly state: StepState };

/** The steps of a format, in their order (rulings, "Flow"). */
const STEPS: Readonly<Record<PriceTier, readonly StepKey[]>> = {
  digital: ['paid', ...DIGITAL],
  printed: ['paid', ...PRINTED],
  combo: ['paid', ...DIGITAL, ...PRINTED],
};

/** The step that a printed order waits for; absent before it waits for the customer's confirmation. */
const PRINT_STEPS: Partial<Record<OrderState, StepKey | 'end'>> = {
  awaiting_confirmation: 'confirm',
  confirmed: 'printing',
  printing: 'printing',
  shipped: 'delivery',
  ready_for_pickup: 'delivery',
  delivered: 'end',
};

type TimelineOrder = Pick<OrderView, 'tier' | 'state' | 'paidAt' | 'progress' | 'production'>;

/** The step in progress of a digital book; `end` when it is sent. */
function getDigitalStep({ progress, production }: TimelineOrder): StepKey | 'end' {
  if (progress === 'completed' || production?.state === 'done') return 'end';
  if (production?.stage === 'sending' || production?.stage === 'done') return 'sent';
  return production?.stage === 'typesetting' ? 'setting' : 'painting';
}

function getCurrentStep(order: TimelineOrder): StepKey | 'end' {
  if (!order.paidAt) return 'paid';
  const printStep = PRINT_STEPS[order.state];
  if (printStep) return printStep;
  if (order.tier === 'printed') return 'confirm';
  const step = getDigitalStep(order);
  return step === 'end' && order.tier === 'combo' && order.state !== 'ready' ? 'confirm' : step;
}

/** Timeline of an order from its real state. */
export function timelineSteps(order: TimelineOrder): readonly TimelineStep[] {
  // The parent cancelled the printed part of both formats.
  const digitalOnly = order.tier === 'combo' && order.state === 'ready';
  const keys = STEPS[digitalOnly ? 'digital' : order.tier];
  const current = getCurrentStep(order);
  const done = current === 'end' ? keys.length : keys.indexOf(current);
  return keys.map((key, at) => ({ key, state: at < done ? 'done' : at === done ? 'here' : 'ahead' }));
}
