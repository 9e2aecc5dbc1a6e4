import type { Tx } from '@/lib/platform/db';
import type { CompanyLinkState } from '../model';
import { type BatchRow, countSubmitted } from '../repository';
import { getLinkState } from './link-state';

export type LinkError = 'invalid_link' | 'company_closed' | 'company_cancelled' | 'company_full';

const REFUSALS: Readonly<Record<CompanyLinkState, LinkError | null>> = {
  open: null,
  full: 'company_full',
  expired: 'company_closed',
  closed: 'company_closed',
  cancelled: 'company_cancelled',
};

/** Why nobody can order from this batch now; `null` while it is open. */
export const checkOpen = async (tx: Tx, batch: BatchRow, now: Date): Promise<LinkError | null> =>
  REFUSALS[getLinkState(batch, await countSubmitted(tx, batch.id), now)];
