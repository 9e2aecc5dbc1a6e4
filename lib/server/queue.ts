import { PgBoss } from 'pg-boss';
import { sendCodeJob } from '@/lib/accounts/jobs';
import { bookAlertsJob } from '@/lib/book-alerts/jobs';
import {
  advancedJob,
  blurredPagesJob,
  characterJob,
  draftMailJob,
  previewJob,
  proofJob,
  purgeExpiredJob,
  redrawJob,
  remindDraftsJob,
  sharedPicturesJob,
  sweepObjectsJob,
  wholeBookJob,
} from '@/lib/books/jobs';
import { companyMessageJob, watchCompaniesJob } from '@/lib/company/jobs';
import {
  fulfilmentMessageJob,
  printFilesJob,
  sandboxParcelJob,
  submitShipmentJob,
  watchFulfilmentJob,
} from '@/lib/fulfilment/jobs';
import { classMailJob, watchClassesJob } from '@/lib/kindergarten/jobs';
import {
  applyExtraJob,
  fiscalJob,
  orderMailJob,
  produceJob,
  reconcileJob,
  recoverJob,
  refundJob,
  refundMailJob,
  renewBookJob,
  sendGiftsJob,
  startGroupJob,
} from '@/lib/orders/jobs';
import { remindJob } from '@/lib/partners/jobs';
import { DEAD_LETTER_QUEUE, type JobOptions } from '@/lib/platform/jobs';
import { log } from '@/lib/platform/log';
import { deleteAccountJob, inactiveNoticeJob, photoReceiptJob, watchInactiveJob } from '@/lib/privacy/jobs';
import { friendOrderedJob } from '@/lib/rewards/jobs';
import { supportMailJob } from '@/lib/support/jobs';
import { purchaseEventJob } from '@/lib/tracking/jobs';

/** Every job of the shop. */
export const JOBS: ReadonlyArray<{ readonly name: string; readonly options: JobOptions }> = [
  sendCodeJob,
  deleteAccountJob,
  photoReceiptJob,
  watchInactiveJob,
  inactiveNoticeJob,
  characterJob,
  advancedJob,
  previewJob,
  sharedPicturesJob,
  blurredPagesJob,
  redrawJob,
  purgeExpiredJob,
  sweepObjectsJob,
  draftMailJob,
  remindDraftsJob,
  produceJob,
  applyExtraJob,
  renewBookJob,
  orderMailJob,
  refundJob,
  refundMailJob,
  friendOrderedJob,
  sendGiftsJob,
  recoverJob,
  reconcileJob,
  fiscalJob,
  purchaseEventJob,
  startGroupJob,
  watchClassesJob,
  watchCompaniesJob,
  companyMessageJob,
  classMailJob,
  wholeBookJob,
  proofJob,
  printFilesJob,
  submitShipmentJob,
  sandboxParcelJob,
  watchFulfilmentJob,
  fulfilmentMessageJob,
  supportMailJob,
  remindJob,
  bookAlertsJob,
];

/** `sender` only enqueues; `worker` also supervises the queues. */
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

export type QueueCount = { readonly queue: string; readonly waiting: number; readonly active: number };

/** Jobs of every queue, as the worker counted them some seconds ago. */
export async function countJobs(boss: PgBoss): Promise<readonly QueueCount[]> {
  const queues = await boss.getQueues();
  return queues.map(({ name, queuedCount, activeCount }) => ({
    queue: name,
    waiting: queuedCount,
    active: activeCount,
  }));
}

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
  }
}
