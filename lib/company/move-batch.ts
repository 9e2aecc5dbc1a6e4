import type { Tx } from '@/lib/platform/db';
import type { BatchState } from './model';
import { batchStates } from './states';

/** Who changes a batch: its HR person, the staff for her, the payment, or the shop by itself. */
export type BatchActor = 'hr' | 'staff' | 'payment' | 'shop';
type Movable = { readonly id: string; readonly state: BatchState };

/**
 * Changes a batch's state and records the change: the only function that writes the state of a batch. Returns `false`
 * and writes nothing when `batchStates` forbids the change or the batch is no longer in `batch.state`.
 */
export async function moveBatch(tx: Tx, batch: Movable, to: BatchState, by: BatchActor, at: Date): Promise<boolean> {
  const { id, state: from } = batch;
  if (!batchStates.canMove(from, to)) return false;
  const moved = await tx.companyBatch.updateMany({ where: { id, state: from }, data: { state: to } });
  if (moved.count !== 1) return false;
  await tx.companyBatchChange.create({ data: { batchId: id, from, to, by, at } });
  return true;
}
