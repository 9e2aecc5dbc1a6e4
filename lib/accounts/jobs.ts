import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

/** Sends a one-time code. The code itself is in the payload alone and is gone with the job. */
export const sendCodeJob = defineJob(
  'send-code',
  z.object({ codeId: z.uuid(), phone: z.string(), code: z.string(), language: z.enum(['he', 'en', 'ar', 'ru']) }),
  { expireInSeconds: 30, retryLimit: 1, concurrency: 4, confidential: true },
);
