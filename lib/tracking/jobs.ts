import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** Reports a paid order to the ad network from the server. */
export const purchaseEventJob = defineJob('purchase-event', z.object({ orderId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});
