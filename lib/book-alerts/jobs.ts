import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Daily, in the daytime of every market: mails subscribers of books that are released. */
export const bookAlertsJob = defineJob('book-alerts', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 300,
  concurrency: 1,
  cron: '15 14 * * *',
});
