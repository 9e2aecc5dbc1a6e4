import type { Tx } from '@/lib/platform/db';
import { SUBMISSION_STATES, type SubmissionCounts } from '../model';
import { listStateCounts } from '../repository';

type StateCount = { readonly batchId: string; readonly state: keyof SubmissionCounts; readonly count: number };

const NONE = Object.fromEntries([...SUBMISSION_STATES, 'total'].map((state) => [state, 0])) as SubmissionCounts;

/** How many orders of each batch are in each state; `total` leaves out those that were withdrawn. */
export async function countStates(tx: Tx, batchIds: readonly string[]): Promise<ReadonlyMap<string, SubmissionCounts>> {
  const found: readonly StateCount[] = await listStateCounts(tx, batchIds);
  return new Map(batchIds.map((id) => [id, sumCounts(found.filter(({ batchId }) => batchId === id))]));
}

function sumCounts(rows: readonly StateCount[]): SubmissionCounts {
  const total = rows.reduce((sum, { state, count }) => sum + (state === 'withdrawn' ? 0 : count), 0);
  return { ...NONE, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])), total };
}
