import { addDays, listOutdatedBooks } from '@/lib/books/server';
import { listOutstandingRefunds } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { applyExtraJob, produceJob, refundJob, renewBookJob } from '../jobs';
import { REFUND_AFTER_DAYS } from '../limits';
import { listOrdersInProduction } from '../repository';
import { refundUnproduced } from './refund-unproduced';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };

const HOUR_MS = 3_600_000;

/**
 * Hourly, from the rows alone, whatever happened to their jobs: retries production of paid books, refunds those that
 * failed for a day, makes edited books again, and requests missing refunds again.
 */
export async function handleRecover({ db, enqueue, now }: Deps): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const tooLate = addDays(now, -REFUND_AFTER_DAYS);
  for (const { id, kind, productionFailedAt } of await listOrdersInProduction(db, anHourAgo)) {
    if (productionFailedAt && productionFailedAt <= tooLate) await refundUnproduced(id, { db, enqueue, now });
    // Does nothing while its job waits or runs, because the key is the same.
    else {
      const job = kind === 'extra' ? applyExtraJob : produceJob;
      await db.$transaction((tx) => enqueue(tx, job, { orderId: id }, { key: id }));
    }
  }
  for (const { bookId, edits } of await listOutdatedBooks(db, anHourAgo)) {
    await db.$transaction((tx) => enqueue(tx, renewBookJob, { bookId, edits }, { key: `${bookId}:${edits}` }));
  }
  for (const { id, key } of await listOutstandingRefunds(db, anHourAgo)) {
    await db.$transaction((tx) => enqueue(tx, refundJob, { refundId: id }, { key }));
  }
}
