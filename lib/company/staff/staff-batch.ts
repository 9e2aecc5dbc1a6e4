import { localePath } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { Quote } from '@/lib/prices';
import { countStates } from '../dashboard/count-states';
import { getLinkState } from '../link/link-state';
import type { CompanyActionKind, CompanyLinkState, SubmissionCounts } from '../model';
import { quoteBatch } from '../ordering/quote-batch';
import { type BatchRow, findBatch } from '../repository';
import { findBatchHistory } from './repository';

/** A batch as the shop's desk sees it. */
export type StaffBatch = {
  readonly batch: BatchRow;
  readonly counts: SubmissionCounts;
  readonly linkState: CompanyLinkState;
  /** What the books received so far cost today; `null`: there are too few for a price. */
  readonly quote: Quote | null;
  readonly changes: NonNullable<Awaited<ReturnType<typeof findBatchHistory>>>['changes'];
  /** What HR did, or the shop without HR. */
  readonly actions: readonly { readonly kind: CompanyActionKind; readonly byHr: boolean; readonly at: Date }[];
  /** Where employees order, without the shop's address. */
  readonly linkPath: string;
  /** HR's dashboard. */
  readonly ownPath: string;
};

/** A batch with what the desk shows of it, without its employees; `null` when there is none. */
export async function getStaffBatch(
  id: string,
  { db, now }: { readonly db: Db; readonly now: Date },
): Promise<StaffBatch | null> {
  const batch = await findBatch(db, id);
  const history = batch && (await findBatchHistory(db, id));
  if (!batch || !history) return null;
  const counts = (await countStates(db, [id])).get(id) as SubmissionCounts;
  const linkPath = localePath(batch.country, batch.language, `/company/${batch.linkToken}`);
  return {
    batch,
    counts,
    linkState: getLinkState(batch, counts.total, now),
    quote: await quoteBatch(db, batch),
    changes: history.changes,
    actions: history.actions.map(({ kind, accountId, createdAt: at }) => ({ kind, byHr: accountId !== null, at })),
    linkPath,
    ownPath: `${linkPath}/dashboard`,
  };
}
