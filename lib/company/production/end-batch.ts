import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { notifyCancelledJob } from '../jobs';
import { recordHrMail } from '../messages/record-message';
import { type BatchActor, moveBatch } from '../move-batch';
import { moveSubmission } from '../move-submission';
import { type BatchRow, listSubmissions, type SubmissionWithBatch } from '../repository';

type Ending = { readonly enqueue: Enqueue; readonly now: Date };

/** Ends orders of employees whose books are not made; a job tells their employees. */
export async function endSubmissions(
  tx: Tx,
  batchId: string,
  submissions: readonly SubmissionWithBatch[],
  { enqueue, now }: Ending,
): Promise<void> {
  for (const submission of submissions) await moveSubmission(tx, submission, 'withdrawn', 'staff', now);
  await enqueue(tx, notifyCancelledJob, { batchId }, { key: batchId });
}

/** Ends a batch without a book: HR and its employees are told once. Does nothing where the batch cannot be cancelled. */
export async function endBatch(tx: Tx, batch: BatchRow, by: BatchActor, ending: Ending): Promise<void> {
  // First, while the batch still counts as a paid one, whose address is HR's own.
  await recordHrMail(tx, batch, 'companyCancelled', ending);
  await endSubmissions(tx, batch.id, await listSubmissions(tx, batch.id), ending);
  await moveBatch(tx, batch, 'cancelled', by, ending.now);
}
