import { PgBoss } from 'pg-boss';
import { sendCodeJob } from '@/lib/accounts/jobs';
import {
  advancedJob,
  characterJob,
  forgetExpiredJob,
  letterJob,
  previewJob,
  redrawJob,
  remindDraftsJob,
  sharedPicturesJob,
  sweepObjectsJob,
  veilsJob,
} from '@/lib/books/jobs';
import { orderMailJob, produceJob, recoverJob, refundJob } from '@/lib/orders/jobs';
import { remindJob } from '@/lib/partners/jobs';
import { DEAD_LETTERS, type JobOptions } from '@/lib/platform/jobs';
import { log } from '@/lib/platform/log';
import { supportMailJob } from '@/lib/support/jobs';

/** Every job of the shop. */
export const JOBS: ReadonlyArray<{ readonly name: string; readonly options: JobOptions }> = [
  sendCodeJob,
  characterJob,
  advancedJob,
  previewJob,
  sharedPicturesJob,
  veilsJob,
  redrawJob,
  forgetExpiredJob,
  sweepObjectsJob,
  letterJob,
  remindDraftsJob,
  produceJob,
  orderMailJob,
  refundJob,
  recoverJob,
  supportMailJob,
  remindJob,
];

/** `sender` only puts jobs in; `worker` also watches over them. */
export function createBoss(connectionString: string, role: 'sender' | 'worker'): PgBoss {
  const works = role === 'worker';
  const boss = new PgBoss({
    connectionString,
    max: works ? 6 : 2,
    supervise: works,
    schedule: works,
    migrate: works,
    createSchema: works,
    useListenNotify: works,
    monitorIntervalSeconds: 4,
    superviseIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ code: (error as { code?: string }).code }, 'queue error'));
  return boss;
}

/** Makes every queue, before anything sends; safe to repeat. */
export async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS);
  // What failed for good is listed by `npm run staff -- failed` for a month.
  await boss.updateQueue(DEAD_LETTERS, { deleteAfterSeconds: 30 * 86_400 });
  for (const { name, options } of JOBS) {
    const queue = {
      notify: true,
      ...(!options.confidential && { deadLetter: DEAD_LETTERS }),
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelay ?? 1,
      retryBackoff: true,
      expireInSeconds: options.expireInSeconds,
      // A worker that died says nothing for this long; then its job goes to another one.
      heartbeatSeconds: 10,
      // What tells of one visitor does not outlive its use.
      deleteAfterSeconds: options.confidential ? 1 : 3600,
    };
    // One job per key waits or runs; a queue keeps its policy for ever, the rest follows the code.
    await boss.createQueue(name, { ...queue, policy: 'exclusive' });
    await boss.updateQueue(name, { ...queue, retryDelayMax: options.retryDelayMax ?? null });
    if (options.cron) await boss.schedule(name, options.cron, {});
  }
}
