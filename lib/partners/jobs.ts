import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Once a day, when it is day in every market: writes to whoever asked about an offer that is open now. */
export const remindJob = defineJob('partner-remind', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 300,
  concurrency: 1,
  cron: '5 14 * * *',
});
