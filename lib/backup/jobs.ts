import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Each minute: copies new deletions to the object store. */
export const copyDeletionsJob = defineJob('copy-deletions', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 10,
  concurrency: 1,
  cron: '* * * * *',
});

/** Daily: forgets deletions that are older than any backup that may be restored. */
export const purgeDeletionsJob = defineJob('purge-deletions', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 3,
  retryDelay: 300,
  concurrency: 1,
  cron: '40 2 * * *',
});
