import type { PgBoss } from 'pg-boss';
import { DEAD_LETTER_QUEUE } from '@/lib/platform/jobs';
import { JOBS } from './domain-jobs';
import { createBoss } from './queue';

/** Creates every queue, before anything is sent; idempotent. */
export async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTER_QUEUE);
  // `npm run staff -- failed` lists permanently failed jobs for a month.
  await boss.updateQueue(DEAD_LETTER_QUEUE, { deleteAfterSeconds: 30 * 86_400 });
  for (const { name, options } of JOBS) {
    const queue = {
      notify: true,
      ...(!options.confidential && { deadLetter: DEAD_LETTER_QUEUE }),
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelay ?? 1,
      retryBackoff: true,
      expireInSeconds: options.expireInSeconds,
      // Another worker takes a job after this long without a heartbeat.
      heartbeatSeconds: 10,
      // Jobs with personal data are deleted after their use.
      deleteAfterSeconds: options.confidential ? 1 : 3600,
    };
    // One job per key waits or runs; a queue's policy cannot change after creation, the other options follow the code.
    await boss.createQueue(name, { ...queue, policy: 'exclusive' });
    await boss.updateQueue(name, { ...queue, retryDelayMax: options.retryDelayMax ?? null });
    if (options.cron) await boss.schedule(name, options.cron, {});
    if (options.formerName) await boss.unschedule(options.formerName);
  }
}

/** Creates the queue's own tables and every queue in a database; idempotent. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  const boss = createBoss(databaseUrl, 'worker');
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
}
