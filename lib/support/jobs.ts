import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** The two mails of a support request: to the shop, and the confirmation to its author. */
export const supportMailJob = defineJob(
  'support-mail',
  z.object({ requestId: z.uuid(), kind: z.enum(['supportRequest', 'supportReceived']) }),
  { expireInSeconds: 60, ...RETRY_FOR_A_DAY, concurrency: 2 },
);

/** An answer of the staff to its customer. */
export const supportReplyJob = defineJob('support-reply', z.object({ messageId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 2,
});
