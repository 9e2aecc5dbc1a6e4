import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

const payload = z.object({ bookId: z.uuid(), revision: z.number().int().positive() });
export type BookJob = z.infer<typeof payload>;

// A hosted model takes a minute for a picture and may draw it three times; a dead worker is noticed by its heartbeat.

/** Reads the photo's face and draws the hero in both models. */
export const characterJob = defineJob('draw-character', payload, {
  expireInSeconds: 900,
  retryLimit: 2,
  concurrency: 2,
  grouped: true,
});

/** Draws the cover and the first three pictures. */
export const previewJob = defineJob('draw-preview', payload, {
  expireInSeconds: 1200,
  retryLimit: 2,
  concurrency: 2,
  grouped: true,
});

/** Every hour: deletes what has been kept long enough. */
export const forgetExpiredJob = defineJob('forget-expired', z.object({}), {
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 1,
  cron: '17 * * * *',
});
