import { SpanKind } from '@opentelemetry/api';
import type { PgBoss } from 'pg-boss';
import type { Db } from '@/lib/platform/db';
import { DEAD_LETTER_QUEUE, endEntry, type JobHandler, startEntry } from '@/lib/platform/jobs';
import { describeError, log } from '@/lib/platform/logging/log';
import { observeJob } from '@/lib/platform/logging/metrics';
import { withSpan } from '@/lib/platform/logging/tracing';
import { deleteDeadLetters } from './dead-letters';

/**
 * Seconds between two looks into a queue whose new jobs are announced by NOTIFY. It does not fire when a group slot
 * becomes free or a retry is due; what runs by the clock waits for neither.
 */
const POLL_SECONDS = { grouped: 1, scheduled: 30, other: 2 } as const;

/** Starts to process a job's queue, and what an earlier release has left in its former one. */
export async function workQueue(boss: PgBoss, db: Db, handler: JobHandler): Promise<void> {
  const { name, options } = handler.job;
  await workNamedQueue(boss, db, handler, name);
  const { formerName } = options;
  if (formerName && (await boss.getQueue(formerName))) await workNamedQueue(boss, db, handler, formerName);
}

async function workNamedQueue(boss: PgBoss, db: Db, { job, handle, giveUp }: JobHandler, name: string): Promise<void> {
  const { concurrency, grouped, confidential, cron } = job.options;
  const options = {
    localConcurrency: concurrency,
    // Jobs of one visitor run one after the other, so that no visitor blocks the others.
    ...(grouped && { groupConcurrency: 1 }),
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: POLL_SECONDS[grouped ? 'grouped' : cron ? 'scheduled' : 'other'],
    heartbeatRefreshSeconds: 3,
    includeMetadata: true,
  } as const;
  await boss.work(name, options, async (jobs) => {
    for (const { id, data, retryCount, retryLimit } of jobs) {
      const startedAt = performance.now();
      const lastTry = retryCount >= retryLimit;
      try {
        if (grouped) await startEntry(db, id, new Date());
        const { traceparent: traceParent } = data as { readonly traceparent?: string };
        const attributes = { 'messaging.destination.name': name, 'messaging.retry': retryCount };
        const span = { kind: SpanKind.CONSUMER, attributes, traceParent };
        await withSpan(`job ${name}`, span, () => handle(data, lastTry));
        if (grouped) await endEntry(db, id, new Date());
        const ms = Math.round(performance.now() - startedAt);
        observeJob(name, 'done', ms);
        log.info({ job: name, id, ms }, 'job done');
        await deleteDeadLetters(boss, name, data as object);
      } catch (error) {
        const reason = describeError(error);
        observeJob(name, 'failed', performance.now() - startedAt);
        log.error({ job: name, id, ...reason }, 'job failed');
        // A confidential job leaves no dead letter.
        if (confidential && lastTry) await giveUp(data);
        // The queue stores errors for days: do not store the message, it may contain personal data.
        throw new Error(reason.error);
      }
    }
  });
}

/**
 * Handles permanently failed jobs in one place: the handler threw on its last try, or its worker died. `npm run staff
 * -- failed` lists the dead letters for a month, or until the same job succeeds.
 */
export async function consumeDeadLetters(boss: PgBoss, db: Db, handlers: readonly JobHandler[]): Promise<void> {
  await boss.work(DEAD_LETTER_QUEUE, { pollingIntervalSeconds: 2, includeMetadata: true }, async (letters) => {
    for (const { id, data, sourceName, sourceId } of letters) {
      log.error({ event: 'dead_letter', job: sourceName, letter: id }, 'a job failed for good');
      if (sourceId) await endEntry(db, sourceId, new Date());
      const failed = handlers.find(({ job }) => job.name === sourceName || job.options.formerName === sourceName);
      await failed?.giveUp(data);
    }
  });
}
