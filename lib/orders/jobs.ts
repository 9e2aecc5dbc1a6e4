import { z } from 'zod';
import { defineJob, RETRY_FOR_A_DAY } from '@/lib/platform/jobs';

/** Draws every picture of a paid book, typesets it and stores the PDF. */
export const produceJob = defineJob('produce-book', z.object({ orderId: z.uuid() }), {
  expireInSeconds: 600,
  retryLimit: 3,
  retryDelay: 5,
  concurrency: 1,
});

/** Mails about an order. */
export const orderMailJob = defineJob(
  'order-mail',
  z.object({ orderId: z.uuid(), kind: z.enum(['orderPaid', 'bookReady', 'orderRefunded']), key: z.string() }),
  { expireInSeconds: 60, ...RETRY_FOR_A_DAY, concurrency: 2 },
);

/** Refunds a payment: a duplicate, or its book could not be produced. */
export const refundJob = defineJob('refund-payment', z.object({ paymentId: z.uuid() }), {
  expireInSeconds: 60,
  ...RETRY_FOR_A_DAY,
  concurrency: 1,
});

/** Hourly: retries failed or lost work of paid orders. */
export const recoverJob = defineJob('recover-orders', z.object({}), {
  expireInSeconds: 300,
  retryLimit: 2,
  concurrency: 1,
  cron: '7 * * * *',
});
