import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type BatchRow, findBatch, lockBatch } from '../repository';

export type BatchAccessError = 'not_found' | 'access_denied';

/** The batch of its HR person; somebody else's is 'Access Denied' (rulings, "Flow"). */
export async function findOwnedBatch(
  tx: Tx,
  batchId: string,
  accountId: string,
): Promise<Result<BatchRow, BatchAccessError>> {
  const batch = await findBatch(tx, batchId);
  if (!batch) return fail('not_found');
  return batch.accountId === accountId ? ok(batch) : fail('access_denied');
}

/** The same, locked for a change. */
export async function lockOwnedBatch(
  tx: Tx,
  batchId: string,
  accountId: string,
): Promise<Result<BatchRow, BatchAccessError>> {
  await lockBatch(tx, batchId);
  return findOwnedBatch(tx, batchId, accountId);
}
