import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Once a day, when it is day in every market: writes to whoever asked about a book that is out now. */
export const bookAlertsJob = defineJob('book-alerts', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 300,
  concurrency: 1,
  cron: '15 14 * * *',
});
