import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

const payload = z.object({ redrawId: z.uuid() });
export type RedrawJob = z.infer<typeof payload>;

/** Draws a picture once more that a parent asked for. */
export const redrawJob = defineJob('redraw', payload, {
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 1,
  grouped: true,
});
