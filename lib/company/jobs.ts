import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Every minute: closes batches at their day, and brings ordered ones up to date with their books. */
export const watchCompaniesJob = defineJob('watch-companies', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '* * * * *',
});
