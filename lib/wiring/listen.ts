import type { PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from '@/lib/platform/jobs';
import { log, reasonOf } from '@/lib/platform/log';
import { forgetLetters } from './failed-work';
import type { JobHandler } from './registry';

/** Works a job's queue. */
export async function listen(boss: PgBoss, { job, handle, giveUp }: JobHandler): Promise<void> {
  const { concurrency, grouped, confidential } = job.options;
  const options = {
    localConcurrency: concurrency,
    // One visitor's jobs follow each other, so that nobody starves the rest.
    ...(grouped && { groupConcurrency: 1 }),
    pollingIntervalSeconds: 0.5,
    // Who waits to be drawn is not told by a notice when the one before has ended.
    notifyPollingIntervalSeconds: grouped ? 0.5 : 2,
    heartbeatRefreshSeconds: 3,
    includeMetadata: true,
  } as const;
  await boss.work(job.name, options, async (jobs) => {
    for (const { id, data, retryCount, retryLimit } of jobs) {
      const startedAt = performance.now();
      const lastTry = retryCount >= retryLimit;
      try {
        await handle(data, lastTry);
        log.info({ job: job.name, id, ms: Math.round(performance.now() - startedAt) }, 'job done');
        await forgetLetters(boss, job.name, data as object);
      } catch (error) {
        const reason = reasonOf(error);
        log.error({ job: job.name, id, ...reason }, 'job failed');
        // Such a job leaves no dead letter.
        if (confidential && lastTry) await giveUp(data);
        // The queue keeps what is thrown for days: not what its words may quote.
        throw new Error(reason.error);
      }
    }
  });
}

/**
 * Gives up what failed for good, in one place for every way to fail: the handler threw at its last try, or the worker
 * died with it. `npm run staff -- failed` lists the dead letters for a month, or until the same work succeeds.
 */
export async function listenToDeadLetters(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  await boss.work(DEAD_LETTERS, { pollingIntervalSeconds: 0.5, includeMetadata: true }, async (letters) => {
    for (const { id, data, sourceName } of letters) {
      log.error({ event: 'dead_letter', job: sourceName, letter: id }, 'a job failed for good');
      await handlers.find(({ job }) => job.name === sourceName)?.giveUp(data);
    }
  });
}
