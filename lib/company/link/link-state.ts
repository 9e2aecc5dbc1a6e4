import type { CompanyLinkState } from '../model';
import type { BatchRow } from '../repository';

/** Whether an employee can order by the link now (rulings, "Flow": orders close at the stored deadline or by HR). */
export function getLinkState(
  { state, closesAt, estimatedBooks }: Pick<BatchRow, 'state' | 'closesAt' | 'estimatedBooks'>,
  submitted: number,
  now: Date,
): CompanyLinkState {
  if (state === 'cancelled') return 'cancelled';
  if (state !== 'open') return closesAt <= now ? 'expired' : 'closed';
  if (closesAt <= now) return 'expired';
  return submitted >= estimatedBooks ? 'full' : 'open';
}
