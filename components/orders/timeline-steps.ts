import type { OrderView } from '@/lib/orders';

type StepState = 'done' | 'here' | 'ahead';
type TimelineStep = { readonly key: 'paid' | 'painting' | 'setting' | 'sent'; readonly state: StepState };

const KEYS = ['paid', 'painting', 'setting', 'sent'] as const;

/** Number of finished steps of a digital order: payment, painting, typesetting, e-mail. */
function countDoneSteps({
  paidAt,
  progress,
  production,
}: Pick<OrderView, 'paidAt' | 'progress' | 'production'>): number {
  if (!paidAt) return 0;
  if (progress === 'completed') return KEYS.length;
  if (production?.state === 'done') return KEYS.length;
  if (production?.stage === 'sending' || production?.stage === 'done') return 3;
  return production?.stage === 'typesetting' ? 2 : 1;
}

/** Timeline of a digital order from its real state. */
export function timelineSteps(order: Pick<OrderView, 'paidAt' | 'progress' | 'production'>): readonly TimelineStep[] {
  const done = countDoneSteps(order);
  return KEYS.map((key, at) => ({ key, state: at < done ? 'done' : at === done ? 'here' : 'ahead' }));
}
