import { z } from 'zod';
import { A_DAY_OF_TRIES, defineJob } from '@/lib/platform/jobs';

/** The two mails of a support request: to the shop, and the confirmation to whoever wrote. */
export const supportMailJob = defineJob(
  'support-mail',
  z.object({ requestId: z.uuid(), kind: z.enum(['supportRequest', 'supportReceived']) }),
  { expireInSeconds: 60, ...A_DAY_OF_TRIES, concurrency: 2 },
);
