import type { OrderView } from '@/lib/orders';

type StepState = 'done' | 'here' | 'ahead';
type TimelineStep = { readonly key: 'paid' | 'painting' | 'setting' | 'sent'; readonly state: StepState };

const KEYS = ['paid', 'painting', 'setting', 'sent'] as const;

/** How many steps of a digital order are behind us: payment, painting, page setting, the mail. */
function stepsDone({ paidAt, progress, production }: Pick<OrderView, 'paidAt' | 'progress' | 'production'>): number {
  if (!paidAt) return 0;
  if (progress === 'completed') return KEYS.length;
  if (production?.state === 'done') return KEYS.length;
  if (production?.stage === 'sending' || production?.stage === 'done') return 3;
  return production?.stage === 'typesetting' ? 2 : 1;
}

/** The timeline of a digital order as it really stands. */
export function timelineOf(order: Pick<OrderView, 'paidAt' | 'progress' | 'production'>): readonly TimelineStep[] {
  const done = stepsDone(order);
  return KEYS.map((key, at) => ({ key, state: at < done ? 'done' : at === done ? 'here' : 'ahead' }));
}
