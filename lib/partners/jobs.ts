import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Daily, in the daytime of every market: mails subscribers of offers that are open. */
export const remindJob = defineJob('partner-remind', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 300,
  concurrency: 1,
  cron: '5 14 * * *',
});
