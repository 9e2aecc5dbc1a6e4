import { getFirstName } from '@/lib/books';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import { COMPANY_LIMITS } from '../limits';
import type { SubmissionPage, SubmissionRow } from '../model';
import type { SubmissionQuery } from '../schema';
import { countRows, type FoundRow, findRows } from './repository';

type Deps = { readonly db: Db; readonly accountId: string };

/** A row as HR sees it: the child by the first name, and no picture (rulings, "Flow"). */
export const toSubmissionRow = ({ childName, age, submittedAt, ...row }: FoundRow): SubmissionRow => ({
  ...row,
  childName: getFirstName(childName ?? ''),
  age: childName === null ? null : age,
  submittedAt: submittedAt.toISOString(),
});

/** A page of a batch's orders; a page past the end is the last one. */
export async function listSubmissions(
  batchId: string,
  { page: asked, ...filter }: SubmissionQuery,
  { db, accountId }: Deps,
): Promise<Result<SubmissionPage, BatchAccessError>> {
  const batch = await findOwnedBatch(db, batchId, accountId);
  if (!batch.ok) return batch;
  const { pageSize: limit } = COMPANY_LIMITS;
  const total = await countRows(db, batchId, filter);
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(asked, pages);
  const rows = await findRows(db, batchId, filter, { limit, offset: (page - 1) * limit });
  return ok({ rows: rows.map(toSubmissionRow), total, page, pages });
}
