import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Makes and sends a one-time code. The payload names its row alone: neither phone nor code lies in the queue. */
export const sendCodeJob = defineJob(
  'send-code',
  z.object({ codeId: z.uuid(), language: z.enum(['he', 'en', 'ar', 'ru']) }),
  { expireInSeconds: 30, retryLimit: 1, concurrency: 4, confidential: true },
);
