import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** The mail to an inviter whose friend has ordered. */
export const friendOrderedJob = defineJob('friend-ordered-mail', z.object({ orderId: z.uuid(), key: z.string() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});
