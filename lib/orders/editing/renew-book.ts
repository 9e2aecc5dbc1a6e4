import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { type RenewBookJob, renewBookJob } from '../jobs';

/** Seconds without a change after which a digital book is made again. */
const PAUSE_SECONDS = 60;

/**
 * Makes the PDF again once editing pauses, under the same link: a later change makes this job do nothing. A change that
 * is complete by itself waits for no pause.
 */
export const enqueueRenewal = (
  tx: Tx,
  job: RenewBookJob,
  { enqueue, now }: { readonly enqueue: Enqueue; readonly now: Date },
  pauseSeconds = PAUSE_SECONDS,
): Promise<void> =>
  enqueue(tx, renewBookJob, job, {
    key: `${job.bookId}:${job.edits}`,
    startAfter: new Date(now.getTime() + pauseSeconds * 1000),
  });
