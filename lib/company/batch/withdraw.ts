import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { moveSubmission } from '../move-submission';
import { findSubmission, updateSubmission } from '../repository';
import { type BatchAccessError, lockOwnedBatch } from './lock-owned-batch';
import { recordAction } from './record-action';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };

/** HR takes an order out of a batch that is not ordered yet; the employee may order again while it is open. */
export function withdrawByHr(
  batchId: string,
  submissionId: string,
  { db, accountId, now }: Deps,
): Promise<Result<{ readonly withdrawn: true }, BatchAccessError | 'company_ordered'>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedBatch(tx, batchId, accountId);
    if (!locked.ok) return locked;
    const found = await findSubmission(tx, submissionId);
    if (found?.batchId !== batchId) return fail('not_found');
    const { state } = locked.value;
    if ((state !== 'open' && state !== 'closed') || found.state !== 'submitted') return fail('company_ordered');
    await moveSubmission(tx, found, 'withdrawn', 'hr', now);
    await updateSubmission(tx, submissionId, { tokenHash: null });
    await recordAction(tx, { batchId, accountId, kind: 'withdrawn', detail: { submissionId } }, now);
    return ok({ withdrawn: true });
  });
}
