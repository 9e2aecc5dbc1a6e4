import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { COMPANY_LIMITS } from '../limits';
import { moveBatch } from '../move-batch';
import { type BatchRow, countOpenBatches, hasPaidBatch, updateBatch } from '../repository';
import type { BatchChange } from '../schema';
import { isBatchDay } from './check-batch-day';
import { type BatchAccessError, lockOwnedBatch } from './lock-owned-batch';
import { type BatchEditor, getRecordedAccount, recordAction } from './record-action';

type Deps = BatchEditor & { readonly db: Db; readonly now: Date; readonly newToken: () => string };
type ChangeError =
  | BatchAccessError
  | 'company_ordered'
  | 'company_closed'
  | 'company_cancelled'
  | 'company_day_invalid'
  | 'company_only_raised'
  | 'company_too_many_books'
  | 'company_first_too_large'
  | 'company_too_many_open';

type Plan = {
  readonly data: {
    readonly linkToken?: string;
    readonly estimatedBooks?: number;
    readonly closesAt?: Date;
    readonly transferAt?: null;
  };
  readonly to?: 'open' | 'closed';
  readonly kind: 'closed' | 'reopened' | 'extended' | 'limit_raised' | 'link_rotated';
  readonly detail?: Readonly<Record<string, string | number>>;
};
type PlanError = Exclude<ChangeError, BatchAccessError>;

function planDay(kind: 'reopened' | 'extended', closesAt: Date, now: Date): Result<Plan, PlanError> {
  if (!isBatchDay(closesAt, now)) return fail('company_day_invalid');
  // The orders change, and with them the amount of a transfer.
  return ok({ data: { closesAt, transferAt: null }, to: 'open', kind, detail: { closesAt: closesAt.toISOString() } });
}

/** What a change does to a batch that is not ordered; the number of books is only ever raised. */
function planChange(
  batch: BatchRow,
  change: BatchChange,
  deps: Pick<Deps, 'now' | 'newToken'>,
): Result<Plan, PlanError> {
  const { now, newToken } = deps;
  if (change.action === 'rotate') return ok({ data: { linkToken: newToken() }, kind: 'link_rotated' });
  if (batch.state === 'cancelled') return fail('company_cancelled');
  if (batch.state !== 'open' && batch.state !== 'closed') return fail('company_ordered');
  if (change.action === 'raise') {
    const { estimatedBooks } = change;
    if (estimatedBooks <= batch.estimatedBooks) return fail('company_only_raised');
    if (estimatedBooks > COMPANY_LIMITS.maxBooks) return fail('company_too_many_books');
    return ok({ data: { estimatedBooks }, kind: 'limit_raised', detail: { estimatedBooks } });
  }
  if (change.action === 'reopen') return planDay('reopened', new Date(change.closesAt), now);
  if (batch.state === 'closed') return fail('company_closed');
  return change.action === 'close'
    ? ok({ data: {}, to: 'closed', kind: 'closed' })
    : planDay('extended', new Date(change.closesAt), now);
}

/**
 * An account that has not paid yet opens and enlarges batches within its limits (rulings "Class and company links").
 */
async function findUnpaidRefusal(tx: Tx, { accountId, state }: BatchRow, { data, to }: Plan) {
  const { books, openBatches } = COMPANY_LIMITS.unpaid;
  const isLarge = (data.estimatedBooks ?? 0) > books;
  const reopens = to === 'open' && state === 'closed' && (await countOpenBatches(tx, accountId)) >= openBatches;
  if ((!isLarge && !reopens) || (await hasPaidBatch(tx, accountId))) return null;
  return isLarge ? ('company_first_too_large' as const) : ('company_too_many_open' as const);
}

/** Closes, reopens, extends or enlarges a batch before it is ordered, or gives its link a new token. */
export function changeBatch(batchId: string, change: BatchChange, deps: Deps): Promise<Result<BatchRow, ChangeError>> {
  const { db, accountId, now } = deps;
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedBatch(tx, batchId, accountId);
    if (!locked.ok) return locked;
    const planned = planChange(locked.value, change, deps);
    if (!planned.ok) return planned;
    const { data, to, kind, detail } = planned.value;
    const untried = await findUnpaidRefusal(tx, locked.value, planned.value);
    if (untried) return fail(untried);
    if (to && to !== locked.value.state) await moveBatch(tx, locked.value, to, deps.by ?? 'hr', now);
    const by = getRecordedAccount(deps);
    await recordAction(tx, { batchId, accountId: by, kind, ...(detail && { detail }) }, now);
    return ok(await updateBatch(tx, batchId, data));
  });
}
