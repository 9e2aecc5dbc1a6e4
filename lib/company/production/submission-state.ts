import type { OrderState } from '@/lib/orders';
import type { SubmissionState } from '../model';

/** What an employee reads of the book's own order; `null`: it has not begun, or was given back. */
const STATE_OF_PART: Readonly<Record<OrderState, SubmissionState | null>> = {
  unpaid: null,
  awaiting_payment: null,
  paid: 'approved',
  in_production: 'in_production',
  awaiting_confirmation: 'approved',
  confirmed: 'in_production',
  printing: 'in_production',
  ready: 'ready',
  shipped: 'ready',
  ready_for_pickup: 'ready',
  delivered: 'delivered',
  cancelled: null,
  refunded: null,
};

/** The states through which an employee's order comes to that of its book, in order; empty if it is not behind. */
export function planSubmissionMoves(from: SubmissionState, part: OrderState): readonly SubmissionState[] {
  const steps: readonly SubmissionState[] = ['submitted', 'approved', 'in_production', 'ready', 'delivered'];
  const to = STATE_OF_PART[part];
  const [start, end] = [steps.indexOf(from), to ? steps.indexOf(to) : -1];
  return start < 0 ? [] : steps.slice(start + 1, end + 1);
}

/** Whether nothing is left to make or to deliver of a book. */
export const isPartDone = (state: OrderState, format: 'digital' | 'printed'): boolean =>
  state === 'cancelled' || state === 'refunded' || state === (format === 'digital' ? 'ready' : 'delivered');
