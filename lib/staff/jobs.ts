import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Hourly: counts again what parents changed in the books of each period, where that is old. */
export const countQualityJob = defineJob('count-quality', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 2,
  concurrency: 1,
  cron: '23 * * * *',
});
