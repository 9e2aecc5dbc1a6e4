import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/**
 * Creates and sends a one-time code. The payload contains only the row's id: the queue stores neither phone nor code.
 */
export const sendCodeJob = defineJob(
  'send-code',
  z.object({ codeId: z.uuid(), language: z.enum(['he', 'en', 'ar', 'ru']) }),
  { expireInSeconds: 30, retryLimit: 1, concurrency: 4, confidential: true },
);
