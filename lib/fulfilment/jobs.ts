import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY, RETRY_FOR_MINUTES } from '@/lib/platform/jobs';
import { MESSAGE_KINDS } from './messages/kinds';

const orderPayload = z.object({ orderId: z.uuid() });

/** Draws, typesets, checks and stores the print files of a confirmed order. */
export const printFilesJob = defineJob('make-print-files', orderPayload, {
  expireInSeconds: 1800,
  ...RETRY_FOR_MINUTES,
  concurrency: 1,
});

/** Hands the files of a shipment to the print house. */
export const submitShipmentJob = defineJob('submit-shipment', z.object({ shipmentId: z.uuid() }), {
  expireInSeconds: 120,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** Moves a parcel of the sandbox print house by one step. */
export const sandboxParcelJob = defineJob(
  'move-sandbox-parcel',
  z.object({ shipmentId: z.uuid(), step: z.number().int().min(0) }),
  { expireInSeconds: 60, retryLimit: 5, concurrency: 1 },
);

/** Every ten minutes: reminds parents of unconfirmed books and retries what got stuck on the way to the print house. */
export const watchFulfilmentJob = defineJob('watch-fulfilment', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '*/10 * * * *',
});

/** A mail or an SMS about a printed order. */
export const fulfilmentMessageJob = defineJob(
  'fulfilment-message',
  z.object({
    orderId: z.uuid(),
    kind: z.enum(MESSAGE_KINDS),
    channel: z.enum(['email', 'sms']),
    key: z.string(),
  }),
  { expireInSeconds: 60, ...RETRY_FOR_A_DAY, concurrency: 2 },
);
