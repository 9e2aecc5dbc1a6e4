import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** Deletes the stored files of a deleted account and mails the receipt. */
export const deleteAccountJob = defineJob('delete-account', z.object({ accountId: z.uuid() }), {
  expireInSeconds: 600,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** Mails the receipt of a deleted photo. */
export const photoReceiptJob = defineJob('photo-receipt', z.object({ photoId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** Hourly: tells the owners of accounts that nobody visits, by day, and deletes accounts a while after that. */
export const watchInactiveJob = defineJob('watch-inactive-accounts', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 2,
  concurrency: 1,
  cron: '27 * * * *',
});

/** Tells one owner that the account will be deleted. */
export const inactiveNoticeJob = defineJob('inactive-notice', z.object({ accountId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});
